"""Doors to the interfaces that researchers already use, each an optional extra: `pip install outremer[pettingzoo]`."""
