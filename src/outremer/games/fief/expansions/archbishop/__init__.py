"""Archbishops: bishops with a second see, where an order of knights is in play."""
