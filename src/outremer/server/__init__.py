"""The server: people and bots at live tables, every move durable before anybody hears of it.

http/          the HTTP side
    app            all endpoints, put together behind one gate, with cautious headers
    requests       a request that has passed the gate, and how it is answered
    identity       who is asking, by cookie or token, and from where
    administration endpoints: reports, and what administrators do about them
    accounts       endpoints: guests, accounts, tokens
    catalogue      endpoints: games, their words and rules
    lobby          endpoints: tables, seats, invitations, start, leaving and returning, rematch
    history        endpoints: records, earlier positions, why a move is refused
    advice         endpoints: a hint while one plays
    analysis       endpoints: what the coach says of a finished game
    probes         /healthz, /readyz and /metrics
    static         the browser's files, which `make web` builds into static/
    openapi        the description of the endpoints for programs
live/          the WebSocket side
    endpoints      a table, and the news of the lobby
    wire, socket   texts in and out: by ASGI's messages, or the short way
    connection     one client: its messages are checked, obeyed and answered
    room           a table in memory: commands become moves, moves become entries
    audience       who is connected to a room, and what each has heard and knows
    outbox         the entry on its way into the store, and the news that wait for it
    events         what each viewpoint notices of a move, and what it may say
    views          what each viewpoint was shown, and patches to it
    undo, undo_request    taking back, by oneself or by consent
    standing       answers that stand, said after a while
    notices        who is told that they are awaited, and that the lobby has changed
store/         SQLite or PostgreSQL
    schema, migrations    the rows, and how older stores come to them
    database       opening, locking and migrating the store
    holding        one server at a time has a store
    backups, examining    copies of a store; what is wrong with one
    store          reading and writing, as the rest of the server does it
    writer, adding the one writer, which commits in groups; how entries get into either store
    leases, membership, held    several processes on one PostgreSQL: whose table it is, who lives, what may be written
    business       tables that go on by themselves
    players, tables, journal, snapshots, talk    what is read and written
    analyses       what the coach has said of finished games
    loading        a game from its last snapshot and the rest of its journal
bots/          bots that play
    turns          whose turn it is to think, and what they then play
    pool           the processes in which they think
    worker         such a process
coach/         finished games, analysed
    queue          one after the other, so many at most, each told step by step
    worker         the process in which one is thought about
services       what all requests and connections share, and what follows an entry
rooms          the rooms in memory: loaded, dropped, loaded again
handing        what is asked about another process's table is asked there
hints          what one process tells the others on the same PostgreSQL
adoption       tables that go on by themselves get somebody who sees to it
tasks          work in the background
protocol       every message in and out, as types; docs/protocol.md tells the same to people
errors, limits, info, sentences, text, clock
               faults with their codes; against floods; a table as one person sees it; the server's sentences in three
               languages; what people write, made fit to be shown; times
logs, metrics  what an operator reads, and what is counted for them
front, worker  several processes that serve at one address
settings, options, main    what can be set; the command line; `outremer serve`
"""
