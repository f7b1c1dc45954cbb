"""The process in which a finished game is analysed: a question comes in as JSON, each step goes out as a line of JSON.

Behind a sketch it steps back for the server and the bots, and it ends as soon as the server does.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from outremer.coach import analysis as coach
from outremer.coach.curve import Point
from outremer.coach.decisions import Decision
from outremer.coach.effort import effort_of
from outremer.coach.walking import finished
from outremer.server.protocol.analysing import Analysis, CostlyDecision, SharesAt, Sway
from outremer.table.game import BadSetting
from outremer.table.records import BadRecord

NICE = 10
PLACES = 3  # of shares


class Question(Struct):
    record: str
    moments: dict[int, int]  # by lines of the record that were written then; not in the middle of an entry
    effort: float  # so many times the usual
    is_sketch: bool = False  # only the first step


class Answer(Struct):
    analysis: Analysis | None = None
    unplayable: str = ""  # why the record cannot be replayed


def main() -> None:
    question = msgspec.json.decode(sys.stdin.readline(), type=Question)
    if not question.is_sketch:
        os.nice(NICE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for answer in answers(question):
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def answers(question: Question) -> Iterator[Answer]:
    try:
        table = finished(question.record)
        for step in coach.analyse(table, effort_of(table.game.name).times(question.effort)):
            yield Answer(_told(step, question.moments))
            if question.is_sketch:
                return
    except (BadRecord, BadSetting) as error:
        yield Answer(unplayable=str(error))


def _told(step: coach.Analysis, moments: dict[int, int]) -> Analysis:
    return Analysis(
        list(step.winners),
        list(_points(step.points, moments)),
        step.playouts,
        [_decision(one, moments) for one in step.decisions],
        step.examined,
        step.choices,
        step.thought,
        step.is_done,
        step.is_cut,
    )


def _points(points: Sequence[Point], moments: dict[int, int]) -> Iterator[SharesAt]:
    """One for each moment: what an entry did is seen when it is done."""
    last = -1
    for point in points:
        moment = moments.get(point.at)
        if moment is not None and moment > last:
            yield SharesAt(moment, _rounded(point.shares), _rounded(point.errors))
            last = moment


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, PLACES) for number in numbers]


def _decision(one: Decision, moments: dict[int, int]) -> CostlyDecision:
    before = max((at for at in moments if at <= one.at), default=0)
    return CostlyDecision(
        moments.get(before, 0),
        one.at + 1,
        one.seat,
        one.played,
        one.better,
        one.share,
        one.better_share,
        one.loss,
        one.error,
        one.deals,
        [Sway(sway.part, sway.played, sway.better, sway.worth) for sway in one.sways],
    )


def _end_with_the_server() -> None:
    """It holds our input open as long as it lives."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
