"""How the judge of Akkon looks at a position. It uses nothing that the judged seat may not know."""
