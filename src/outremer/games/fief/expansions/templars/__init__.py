"""The Templars, an expansion."""
