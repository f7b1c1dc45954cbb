"""Why a store cannot be migrated."""


class OldTables(Exception):
    """It holds tables whose format was given up, and nobody converts them."""
