"""The description of the HTTP side for programs, made from the very types that requests are checked against."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from outremer.server.protocol.basics import VERSION, FaultAnswer
from outremer.server.protocol.messages import LiveMessage
from outremer.server.protocol.news import LiveNews, PersonalNews
from outremer.server.shapes import REFERENCE, SHAPES

FAULTS = {
    "400": "the request makes no sense",
    "401": "nobody is known by that cookie, token or password",
    "403": "not allowed to this person",
    "404": "there is no such thing",
    "409": "not now",
    "413": "too large",
    "429": "too fast",
    "503": "the store took nothing; try again",
}


# What goes over WebSockets has no path here; these are the names of its types.
LIVE = {"LiveMessage": LiveMessage, "LiveNews": LiveNews, "PersonalNews": PersonalNews}


# Where programs find what stands in a path: of these requests, at this place of the answer.
SOURCES = {
    ("POST", "/tables"): ("id", "$response.body#/id"),
    ("GET", "/tables"): ("id", "$response.body#/0/id"),
    ("POST", "/games/{game}/guide"): ("id", "$response.body#/id"),
    ("POST", "/tokens"): ("token", "$response.body#/id"),
    ("GET", "/devices"): ("device", "$response.body#/0/id"),
    ("POST", "/passkeys"): ("passkey", "$response.body#/0/id"),
    ("GET", "/games"): ("game", "$response.body#/0/name"),
    ("GET", "/session"): ("player", "$response.body#/player/id"),
    ("GET", "/admin/reports"): ("report", "$response.body#/0/id"),
}


class Parameter(NamedTuple):
    """Something in the query of a path."""

    name: str
    kind: str
    about: str


def described(endpoints: Iterable[Any], base: str) -> dict[str, Any]:
    endpoints = list(endpoints)
    kinds = [kind for one in endpoints for kind in (one.answer, one.body) if kind is not None]
    kinds += [FaultAnswer, *SHAPES, *LIVE.values()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    found = dict(zip(map(str, kinds), schemas, strict=True))
    components.update({name: found[str(kind)] for name, kind in LIVE.items()})
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        operation = paths.setdefault(base + one.path, {})[one.method.lower()] = _operation(one, found)
        if (one.method, one.path) in SOURCES:
            operation["responses"]["200"]["links"] = _links(endpoints, *SOURCES[one.method, one.path])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Outremer",
            "version": str(VERSION),
            "description": "Tables of medieval board games. Live play goes over WebSockets: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "outremer"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _operation(one: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    content = (
        {"text/plain": {"schema": {"type": "string"}}}
        if one.answer is None
        else {"application/json": {"schema": schemas[str(one.answer)]}}
    )
    wrong = {"application/json": {"schema": schemas[str(FaultAnswer)]}}
    answers: dict[str, Any] = {"200": {"description": "done", "content": content}}
    answers.update({status: {"description": text, "content": wrong} for status, text in FAULTS.items()})
    operation: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": (one.handler.__doc__ or one.handler.__name__.replace("_", " ")).split("\n")[0],
        "responses": answers,
    }
    parameters = [_in_path(name) for name in re.findall(r"{(\w+)}", one.path)]
    parameters += [_in_query(parameter) for parameter in one.parameters]
    if parameters:
        operation["parameters"] = parameters
    if one.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[str(one.body)]}},
        }
    return operation


def _links(endpoints: Iterable[Any], name: str, place: str) -> dict[str, Any]:
    """The operations whose path holds what this answer tells."""
    return {
        one.handler.__name__: {"operationId": one.handler.__name__, "parameters": {name: place}}
        for one in endpoints
        if f"{{{name}}}" in one.path
    }


def _in_path(name: str) -> dict[str, Any]:
    kind = "integer" if name in ("seat", "sequence", "line", "report") else "string"
    return {"name": name, "in": "path", "required": True, "schema": {"type": kind}}


def _in_query(parameter: Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": "query",
        "required": False,
        "description": parameter.about,
        "schema": {"type": parameter.kind},
    }
