"""What is on its way: an entry into the store, the news that wait for it, and the answers that commands got."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence

from outremer.server.live.audience import Client, Mail

REMEMBERED = 256  # commands whose answers are kept in memory; older ones are looked up in the store

Command = tuple[int, str]  # the key of the player who sent it, and its id


class Pending:
    """An entry on its way into the store, and the news that wait for it."""

    def __init__(self, command: Command | None) -> None:
        self.command = command
        self.news: list[Mail] = []
        self.ack = b""


class Outbox:
    def __init__(self, played: set[int]) -> None:
        self.pending: Pending | None = None  # the entry that is not durable yet
        self._waiting: deque[Callable[[], None]] = deque()  # what is to be done when it is
        self._played = played  # hashes of all commands that became entries, of whomever
        self._answers: OrderedDict[Command, bytes] = OrderedDict()

    def send(self, clients: Sequence[Client], frame: bytes) -> None:
        """Send this now, or when what these already wait for is durable."""
        if self.pending is not None:
            self.pending.news.append((clients, frame))
        else:
            for client in clients:
                client.tell(frame)

    def when_durable(self, action: Callable[[], None]) -> None:
        """Do this now, or when the entry that is being written is durable."""
        if self.pending is None:
            action()
        else:
            self._waiting.append(action)

    # -- commands -------------------------------------------------------------------------------------------------

    def was_answered(self, client: Client, command: str) -> bool:
        """Answer a command again that was answered before, or will be with the entry that is being written."""
        assert client.player is not None
        name = (client.player.key, command)
        if self.pending is not None and self.pending.command == name:
            self.pending.news.append(((client,), self.pending.ack))
            return True
        frame = self._answers.get(name)
        if frame is not None:
            self.send((client,), frame)
        return frame is not None

    def was_played(self, client: Client, command: str) -> bool:
        """Did this command become an entry, however long ago?"""
        assert client.player is not None
        return hash((client.player.key, command)) in self._played

    def answer(self, client: Client, command: str, frame: bytes) -> None:
        assert client.player is not None
        self._remember((client.player.key, command), frame)
        self.send((client,), frame)

    def _remember(self, name: Command, frame: bytes) -> None:
        self._answers[name] = frame
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    # -- entries --------------------------------------------------------------------------------------------------

    def begin(self, command: Command | None) -> Pending:
        """An entry sets out for the store."""
        if command is not None:
            self._played.add(hash(command))
        self.pending = Pending(command)
        return self.pending

    def deliver(self, pending: Pending) -> None:
        """It has arrived: the news that waited for it go out."""
        self.pending = None
        if pending.command is not None:
            self._remember(pending.command, pending.ack)
        outgoing: dict[Client, list[bytes]] = {}
        for clients, frame in pending.news:
            for client in clients:
                outgoing.setdefault(client, []).append(frame)
        for client, frames in outgoing.items():
            client.tell(*frames)

    def go_on(self) -> None:
        """What has waited is done, up to the next entry."""
        while self._waiting and self.pending is None:
            self._waiting.popleft()()

    def give_up(self) -> None:
        """It was lost, and with it everything that waited."""
        self.pending = None
        self._waiting.clear()
