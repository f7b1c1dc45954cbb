"""How the judge of the Council of Four looks at a position. It uses nothing that the judged seat may not know."""
