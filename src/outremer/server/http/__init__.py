"""The HTTP side: every request of the API, and the browser's files."""
