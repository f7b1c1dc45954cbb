"""`python -m outremer.server`, the same as `outremer serve`."""

import argparse
import sys

from outremer.server import serving

parser = argparse.ArgumentParser(prog="outremer serve", description="Host tables for people and bots.")
serving.add_arguments(parser)
sys.exit(serving.run(parser.parse_args()))
