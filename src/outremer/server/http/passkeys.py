"""Passkeys: a second way into an account, by a device that knows its owner. Only where the address has a name."""

from __future__ import annotations

import json
import secrets
from ipaddress import ip_address
from typing import Any

from sqlalchemy import Connection

from outremer.server.errors import Fault
from outremer.server.http.accounts import confirm
from outremer.server.http.entering import enter
from outremer.server.http.identity import address_of
from outremer.server.http.requests import ApiRequest
from outremer.server.protocol.people import Asked, Confirmation, NewPasskey, PasskeyAnswer, Session
from outremer.server.store import passkeys, players
from outremer.server.store.passkeys import Passkey, StoredPasskey
from outremer.server.text import is_visible, printable

# What they need of cryptography is loaded when somebody comes with a passkey: most servers never see one.


def _site(request: ApiRequest) -> tuple[str, str]:
    """The name to which a passkey belongs, and the origin from which it must come."""
    url = request.raw.url
    name = url.hostname or ""
    try:
        ip_address(name)
    except ValueError:
        return name, request.raw.headers.get("origin", f"{url.scheme}://{url.netloc}")
    raise Fault("no-passkeys-here")


async def _ask(request: ApiRequest, player: int | None) -> bytes:
    challenge = secrets.token_urlsafe(32)
    await request.store.write(lambda connection: passkeys.challenge(connection, challenge, player))
    return challenge.encode()


async def _answered(request: ApiRequest, credential: dict[str, Any], player: int | None) -> bytes:
    """The challenge that this credential answers, if it was asked."""
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(data["challenge"])
        text = challenge.decode()
    except (LookupError, TypeError, ValueError, AttributeError, WebAuthnException) as error:
        raise Fault("bad-passkey") from error
    if not await request.store.write(lambda connection: passkeys.is_answered(connection, text, player)):
        raise Fault("bad-passkey")
    return challenge


# -- making one ---------------------------------------------------------------------------------------------------


async def offer_passkey(request: ApiRequest) -> Asked:
    """What a browser needs to make one, for whoever knows the password."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    name, _ = _site(request)
    player = request.somebody
    account = await confirm(request, (await request.body(Confirmation)).password)
    known = await request.store.read(lambda connection: passkeys.credentials(connection, player.key))
    options = generate_registration_options(
        rp_id=name,
        rp_name="Outremer",
        user_name=account.login,
        user_id=player.id.encode(),
        user_display_name=player.name,
        challenge=await _ask(request, player.key),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return Asked(json.loads(options_to_json(options)))


async def add_passkey(request: ApiRequest) -> list[Passkey]:
    """What the browser made is kept: its public half."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    name, origin = _site(request)
    player = request.somebody
    wish = await request.body(NewPasskey)
    label = printable(wish.label)
    if not is_visible(label):
        raise Fault("bad-name")
    challenge = await _answered(request, wish.credential, player.key)
    try:
        made = verify_registration_response(
            credential=wish.credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception as error:  # whatever a forged one breaks in the library, it is not a passkey
        raise Fault("bad-passkey") from error
    credential = bytes_to_base64url(made.credential_id)

    def keep(connection: Connection) -> None:
        passkeys.add(connection, player.key, credential, made.credential_public_key, made.sign_count, label)

    await request.store.write(keep)
    return await list_passkeys(request)


async def list_passkeys(request: ApiRequest) -> list[Passkey]:
    player = request.somebody
    return await request.store.read(lambda connection: passkeys.listed(connection, player.key))


async def remove_passkey(request: ApiRequest) -> list[Passkey]:
    player, id_ = request.somebody, request.path("passkey")
    await request.store.write(lambda connection: passkeys.remove(connection, player.key, id_))
    return await list_passkeys(request)


# -- coming in by one ---------------------------------------------------------------------------------------------


async def ask_passkey(request: ApiRequest) -> Asked:
    """What a browser needs to show one."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    name, _ = _site(request)
    request.services.limits.check("passwords", address_of(request.raw))
    options = generate_authentication_options(
        rp_id=name, challenge=await _ask(request, None), user_verification=UserVerificationRequirement.REQUIRED
    )
    return Asked(json.loads(options_to_json(options)))


async def log_in_by_passkey(request: ApiRequest) -> Session:
    """The same player on another device, without a password."""
    name, origin = _site(request)
    wish = await request.body(PasskeyAnswer)
    challenge = await _answered(request, wish.credential, None)
    id_ = str(wish.credential.get("id", ""))
    found = await request.store.read(lambda connection: passkeys.find(connection, id_))
    if found is None:
        raise Fault("wrong-passkey")
    uses = _verified(wish.credential, challenge, name, origin, found)
    await request.store.write(lambda connection: passkeys.was_used(connection, found.key, uses))
    account = await request.store.read(lambda connection: players.account_of(connection, found.player))
    if account is None:
        raise Fault("wrong-passkey")
    return await enter(request, account)


def _verified(credential: dict[str, Any], challenge: bytes, name: str, origin: str, found: StoredPasskey) -> int:
    """How often it was used, if it is the one that we know."""
    from webauthn import verify_authentication_response

    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=found.public_key,
            credential_current_sign_count=found.uses,
            require_user_verification=True,
        ).new_sign_count
    except Exception as error:  # whatever a forged one breaks in the library, it opens nothing
        raise Fault("wrong-passkey") from error
