"""How the judge of Jerusalem looks at a position. It uses nothing that the judged seat may not know."""
