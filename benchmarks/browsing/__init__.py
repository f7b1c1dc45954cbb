"""The parts of `page.py`, which measures the page in Chromium."""
