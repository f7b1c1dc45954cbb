"""`python -m outremer.cli` is the `outremer` command."""

import sys

from outremer.cli import main

sys.exit(main())
