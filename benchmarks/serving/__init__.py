"""What `benchmarks/server.py` measures beside moves."""
