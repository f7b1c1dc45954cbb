"""The server: people and bots at live tables, every move durable before anybody hears of it.

settings, faults, speech   what can be set, what can go wrong, and how it is said in three languages
schema, database, writer   the store: tables of rows, opening and migrating it, one writer that commits in groups
people, shelf              what is read from and written to it: players and their keys; tables, entries, snapshots
room, listening, hub       a table in memory, what each listener gets of it, and all rooms together
live, wire                 the WebSocket side
accounts, tables, games    the HTTP side
thinking, thinker          bots in processes of their own
app, site, openapi         everything put together; the browser's files; the description for programs
serving                    `outremer serve`
"""
