"""Proof by faults: several processes on one PostgreSQL, tables of bots and people, and whatever can go wrong.

    make faults                                                   ten minutes, four processes, forty tables
    .venv/bin/python -m tests.server.faults --seconds 60          shorter; --seed tries the same faults again

house      PostgreSQL, the processes, and the way between them that can be cut
people     whoever plays, and keeps what was acknowledged
proof      what must be true of the store afterwards
"""
