"""A device that makes passkeys and shows them, as a browser would tell the server of it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

SITE = "localhost"
PRESENT_AND_VERIFIED, WITH_KEY = 0x05, 0x40
KIND, ALGORITHM, CURVE, X, Y = 1, 3, -1, -2, -3  # as COSE writes a key
ELLIPTIC, ES256, P256 = 2, -7, 1


class Authenticator:
    """Its key is always the same, and so is known to a store that was kept long ago."""

    def __init__(self, name: str = "an authenticator") -> None:
        self._name = sha256(name.encode()).digest()
        self._key = ec.derive_private_key(int.from_bytes(self._name, "big") >> 8, ec.SECP256R1())

    def made(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The credential that these options ask for."""
        size = len(self._name).to_bytes(2, "big")
        data = self._data(WITH_KEY) + bytes(16) + size + self._name + encode_cbor(self._public())
        attested = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(_said("webauthn.create", options, origin), attestationObject=attested)

    def shown(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The proof that it is here."""
        said, data = _said("webauthn.get", options, origin), self._data(0)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(said, authenticatorData=data, signature=signature)

    def _data(self, more: int) -> bytes:
        """It counts no uses, as those of telephones."""
        return sha256(SITE.encode()).digest() + bytes([PRESENT_AND_VERIFIED | more]) + bytes(4)

    def _public(self) -> dict[int, int | bytes]:
        point = self._key.public_key().public_numbers()
        place = {X: point.x.to_bytes(32, "big"), Y: point.y.to_bytes(32, "big")}
        return {KIND: ELLIPTIC, ALGORITHM: ES256, CURVE: P256, **place}

    def _credential(self, said: bytes, **parts: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self._name)
        response = {part: bytes_to_base64url(data) for part, data in {"clientDataJSON": said, **parts}.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _said(kind: str, options: dict[str, Any], origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()
