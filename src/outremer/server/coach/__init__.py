"""The coach at the server: finished games, analysed one after the other in processes of their own."""
