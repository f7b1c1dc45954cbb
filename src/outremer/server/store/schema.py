"""The rows that the server keeps. A change here needs a migration beside it, in `migrations/versions`;
before that, `scripts/keep_store.py` keeps a store of the version that becomes an older one.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # of those who keep their guest as an account
    Column("password", Text),  # argon2
    Column("created", BigInteger, nullable=False),  # as every time here: milliseconds since 1970
    Column("shape", Text),  # of an account's name: what looks alike has the same
    Column("guessed_on", Integer, nullable=False, server_default="0"),  # the day (since 1970) of a wrong password
    Column("guesses", Integer, nullable=False, server_default="0"),  # and how many strangers sent on it
    Index("ix_players_shape", "shape", unique=True),
    Column("role", Text),  # administrator
    Column("suspended", BigInteger),  # since when they are not let in
)

# What a person's browser or program shows to be known again; only a hash of it lies here.
devices = Table(
    "devices",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("player", Integer, ForeignKey("players.key"), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),
    Column("label", Text),  # NULL for a browser, a name for a program's token
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # when it was used last, to within an hour
    Column("agent", Text),  # what a browser calls itself
    Column("scopes", Text),  # of a token: what it may do; NULL for a browser, which may do everything
    Column("expires", BigInteger),  # of a token
)

# Browsers in which somebody has logged in: they are no strangers when passwords are guessed. Hashes, again.
familiar = Table(
    "familiar",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("player", Integer, ForeignKey("players.key"), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),
)

# Codes on paper, each good for one return when the password is forgotten.
recovery = Table(
    "recovery",
    metadata,
    Column("player", Integer, ForeignKey("players.key"), nullable=False),
    Column("secret", String(64), nullable=False),
    PrimaryKeyConstraint("player", "secret"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("player", Integer, ForeignKey("players.key"), nullable=False, index=True),
    Column("credential", Text, nullable=False, unique=True),  # its name, in base64url
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as its device counts them
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What passkeys are asked to answer, each once and within minutes.
challenges = Table(
    "challenges",
    metadata,
    Column("secret", String(64), primary_key=True),  # a hash
    Column("player", Integer),  # who is to make a passkey; NULL where somebody comes in by one
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules that this table plays by
    Column("options", Text, nullable=False),  # JSON
    Column("visibility", Text, nullable=False),  # open, link, private
    Column("state", Text, nullable=False),  # waiting, playing, finished
    Column("owner", Integer, ForeignKey("players.key")),
    Column("created", BigInteger, nullable=False),
    Column("result", Text),  # JSON, once finished
    Column("hash", Text),  # of the whole final state, once finished
    Column("rematch", String(32)),  # the id of the table that plays on
    Column("windows", Text, nullable=False, server_default="ask"),  # how a seat answers them that has not said
    Column("clock", Integer),  # seconds for each decision
    Column("copied_from", String(32)),  # the id of the table of which this is a copy
    Column("copied_at", Integer),  # and the moment at which it was made
    Column("guided", Boolean, nullable=False, server_default=false()),  # a guided first game, until it is left
    Column("closed", BigInteger),  # by an administrator: nobody goes on here
    Column("hints", Boolean, nullable=False, server_default=false()),  # may they be taken?
    # A page of the lobby is the newest few, with or without a filter, found without reading the others.
    Index("ix_tables_open", "visibility", "key"),
    Index("ix_tables_game", "visibility", "game", "key"),
    Index("ix_tables_lobby", "state", "visibility", "key"),
    Index("ix_tables_lobby_game", "state", "visibility", "game", "key"),
    Index("ix_tables_owner", "owner", "key"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Integer, ForeignKey("tables.key"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # person, bot
    Column("player", Integer, ForeignKey("players.key")),
    Column("bot", Text),  # which bot plays here, for good or as a substitute
    Column("ready", Boolean, nullable=False),
    Column("substitute", Boolean, nullable=False),  # the player left, and the bot plays until they return
    Column("invitation", String(32)),
    Column("standing", Text),  # JSON: what is said for this seat and when, or null, by the form that asks for it
    Column("hints", Integer, nullable=False, server_default="0"),  # that were taken
    PrimaryKeyConstraint("table", "seat"),
    Index("ix_seats_player", "player", "table"),
)

# One entry is one command with the rolls it caused, or one undo. Entries are only ever added, and on the path of every
# move: so there is no index beside the key, and in SQLite the rows of all tables lie one behind the other.
entries = Table(
    "entries",
    metadata,
    Column("table", Integer, ForeignKey("tables.key"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("body", Text, nullable=False),  # lines of the record, or what was taken back; see `journal`
    Column("awaited", Integer, nullable=False),  # the seats (bits) that are asked after it
    Column("known", Text),  # JSON: how many entries each viewpoint knows of; NULL when all know of all
    Column("player", Integer),  # who sent the command
    Column("command", Text),  # its id: a room that is loaded knows all of them, so that each is played once
    Column("at", BigInteger, nullable=False),
    Column("addressed", Integer, nullable=False, server_default="0"),  # the seats (bits) with a proposal to answer
    Column("due", Text),  # JSON: when decisions and talks run out, see `Deadlines`; NULL where no time runs
    PrimaryKeyConstraint("table", "sequence"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", Integer, ForeignKey("tables.key"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # see `snapshots`
    PrimaryKeyConstraint("table", "sequence"),
    sqlite_with_rowid=False,
)

talk = Table(
    "talk",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.key"), nullable=False),
    Column("room", Text, nullable=False),  # table, spectators, or the name of a private one
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("members", Integer),  # of a private room: the seats (bits) that were in it then, and nobody else may read it
    Column("player", Integer),
    Column("command", Text),  # the id of the message, which is said once
    Index("ix_talk_table", "table", "key"),
    Index("ix_talk_command", "player", "table", "command", unique=True),
)

# Only where several processes share PostgreSQL: each lives as long as it says so in time, by PostgreSQL's own clock.
servers = Table(
    "servers",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("machine", Text, nullable=False),
    Column("address", Text, nullable=False),  # where the other processes reach it
    Column("secret", Text, nullable=False),  # by which it knows that one of them is asking
    Column("until", DateTime(timezone=True), nullable=False),  # unless it says again that it lives
)

# Which of them a table belongs to. Whoever takes it raises the epoch, and every entry is written under one.
leases = Table(
    "leases",
    metadata,
    Column("table", Integer, ForeignKey("tables.key"), primary_key=True, autoincrement=False),
    Column("server", Integer, ForeignKey("servers.key"), index=True),  # NULL: given back in good order
    Column("epoch", Integer, nullable=False),
)

# What the coach has said of finished games; who asked for it is not kept.
analyses = Table(
    "analyses",
    metadata,
    Column("table", Integer, ForeignKey("tables.key"), primary_key=True, autoincrement=False),
    Column("stamp", String(32), nullable=False),  # by what it was judged, see `coach/stamp.py`
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # see `analyses`
)

# What people ask administrators to look at: a name, or a line of talk, as it was then.
reports = Table(
    "reports",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("sender", Integer, ForeignKey("players.key"), nullable=False),
    Column("player", Integer, ForeignKey("players.key")),  # whom it is about
    Column("table", String(32), nullable=False),  # the id: the report outlives the table
    Column("line", Integer),  # the key of what was said
    Column("text", Text, nullable=False),  # the name, or the line
    Column("words", Text, nullable=False),  # why
    Column("settled", BigInteger),
    Index("ix_reports_settled", "settled", "key"),
)

# What administrators have done; only ever added.
acts = Table(
    "acts",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("administrator", Integer, ForeignKey("players.key")),  # NULL: from the command line
    Column("act", Text, nullable=False),
    Column("subject", Text, nullable=False),  # the id of a player or a table, or the number of a report
    Column("words", Text, nullable=False),
)
