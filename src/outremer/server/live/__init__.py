"""The WebSocket side: tables in memory, and everybody who is connected to them."""
