"""How rules are broken: the operators of Cosmic Ray that suit them, and five of our own in the same manner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import parso
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider

COMPARISONS = [
    "Eq_NotEq", "NotEq_Eq", "Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt",
    "Is_IsNot", "IsNot_Is",
]  # fmt: skip
ARITHMETIC = [
    "Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_Mul",
    "LShift_RShift", "RShift_LShift", "BitOr_BitAnd", "BitAnd_BitOr",
]  # fmt: skip
OTHERS = [
    "NumberReplacer", "AddNot", "ReplaceUnaryOperator_Delete_Not", "ReplaceUnaryOperator_Delete_USub",
    "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop",
]  # fmt: skip
CONTRARY = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="}

Position = tuple[tuple[int, int], tuple[int, int]]
Node = Any  # of parso, which says nothing about its types


class OwnOperator(Operator):  # type: ignore[misc]  # Cosmic Ray says nothing about its types
    """What all of ours have in common: no examples for Cosmic Ray's own tests."""

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


class ContraryAssignment(OwnOperator):
    """`+=` becomes `-=`: Cosmic Ray leaves these alone, and most of what a rule does is said by them."""

    def mutation_positions(self, node: Node) -> Iterator[Position]:
        if node.type == "operator" and node.value in CONTRARY:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        node.value = CONTRARY[node.value]
        return node


class Membership(OwnOperator):
    """`in` becomes `not in`, and the other way round."""

    def mutation_positions(self, node: Node) -> Iterator[Position]:
        for sign in self._signs(node):
            yield sign.start_pos, sign.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        sign = self._signs(node)[index]
        other = " not in" if sign.get_code().strip() == "in" else " in"
        node.children[node.children.index(sign)] = parso.parse(other)
        return node

    def _signs(self, node: Node) -> list[Node]:
        if node.type != "comparison":
            return []
        return [sign for sign in node.children[1::2] if " ".join(sign.get_code().split()) in ("in", "not in")]


class ConditionDropped(OwnOperator):
    """A condition always holds, or never."""

    def mutation_positions(self, node: Node) -> Iterator[Position]:
        for place in self._places(node):
            condition = node.children[place]
            yield condition.start_pos, condition.end_pos
            yield condition.start_pos, condition.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        place = self._places(node)[index // 2]
        node.children[place] = parso.parse(" False" if index % 2 else " True")
        return node

    def _places(self, node: Node) -> list[int]:
        if node.type in ("if_stmt", "while_stmt"):
            return [
                place + 1
                for place, child in enumerate(node.children)
                if child.type == "keyword" and child.value in ("if", "elif", "while")
            ]
        if node.type == "ternary" or (node.type == "test" and len(node.children) == 5):
            return [2]
        return [1] if node.type == "comp_if" else []


class OperandDropped(OwnOperator):
    """Of several conditions joined by `and` or `or` one is left out."""

    def mutation_positions(self, node: Node) -> Iterator[Position]:
        if node.type in ("and_test", "or_test"):
            for operand in node.children[::2]:
                yield operand.start_pos, operand.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        at = index * 2
        del node.children[max(0, at - 1) : max(0, at - 1) + 2]
        node.children[0].get_first_leaf().prefix = " "
        return node


class AnotherReturn(OwnOperator):
    """A yes becomes a no, a number one more, and what may be nothing is nothing."""

    def mutation_positions(self, node: Node) -> Iterator[Position]:
        if self._other(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        node.children[1:] = [parso.parse(f" {self._other(node)}")]
        return node

    def _other(self, node: Node) -> str:
        if node.type != "return_stmt" or len(node.children) < 2:
            return ""
        value = node.children[1].get_code().strip()
        function = node.search_ancestor("funcdef")
        kind = function.annotation.get_code().strip() if function.annotation else ""
        if value in ("True", "False", "None"):
            return ""
        if kind == "bool":
            return f"not ({value})"
        if kind == "int":
            return f"({value}) + 1"
        return "None" if kind.endswith("| None") else ""


def operators() -> dict[str, Operator]:
    """All of them by name."""
    of_cosmic_ray = OperatorProvider()
    names = [f"ReplaceComparisonOperator_{pair}" for pair in COMPARISONS]
    names += [f"ReplaceBinaryOperator_{pair}" for pair in ARITHMETIC]
    chosen = {name: of_cosmic_ray[name]() for name in names + OTHERS}
    own = [ContraryAssignment(), Membership(), ConditionDropped(), OperandDropped(), AnotherReturn()]
    return chosen | {type(operator).__name__: operator for operator in own}
