"""Games played on other machines, by the workers of a Dask scheduler that runs already.

A worker that dies costs the time of its games: the scheduler hands them to another.
"""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager

from outremer.lab.unusable import Unusable, need
from outremer.lab.workers import Crew

PATIENCE = 5  # seconds in which a scheduler must answer
ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?[^\s/]+:\d+")


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of the scheduler at this address."""
    need("cluster", "--cluster", "distributed")
    if not ADDRESS.fullmatch(address):
        raise Unusable(f"{address!r} is no address of a Dask scheduler; write one such as tcp://HOST:8786")
    from distributed import Client, KilledWorker
    from distributed.comm import CommClosedError, get_address_host_port

    try:
        # A client that never connected complains once more when it is thrown away, so somebody must listen first.
        socket.create_connection(get_address_host_port(address), timeout=PATIENCE).close()
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise Unusable(f"no Dask scheduler answers at {address}; is `dask scheduler` running there?") from error
    with quiet("distributed.client"), quiet("tornado.application"), client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise Unusable(f"the scheduler at {address} has no workers; `dask worker {address}` starts some")
        try:
            yield Crew(client.get_executor(pure=False), threads)
        except (CommClosedError, CancelledError) as error:
            raise Unusable(
                f"the cluster at {address} is gone; what was written is kept, and --resume goes on"
            ) from error
        except KilledWorker as error:
            raise Unusable(f"a game has cost several workers at {address} their lives, for want of memory?") from error
        except ModuleNotFoundError as error:
            raise Unusable(f"a worker at {address} lacks {error.name}; install the same Outremer there") from error


@contextmanager
def quiet(name: str) -> Iterator[None]:
    """Let this logger keep to itself what is told in one sentence: to it a lost scheduler is a page of traces."""
    logger = logging.getLogger(name)
    before = logger.level
    logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        logger.setLevel(before)
