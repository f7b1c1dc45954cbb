"""What `benchmarks.search` measures: our search, and those of others."""
