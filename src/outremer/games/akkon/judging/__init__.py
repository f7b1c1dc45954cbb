"""How the judge of Fief looks at a position, chapter by chapter. It uses nothing that the judged seat may not know."""
