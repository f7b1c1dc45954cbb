"""What goes over the wire, as types: everything that comes in is checked against them, everything that goes out is one.

docs/protocol.md tells the same to people.
"""
