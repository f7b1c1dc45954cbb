"""`python -m outremer.server`, the same as `outremer serve`."""

import argparse
import sys

from outremer.server import main, options

parser = argparse.ArgumentParser(prog="outremer serve", description="Host tables for people and bots.")
options.add_arguments(parser)
sys.exit(main.run(parser.parse_args()))
