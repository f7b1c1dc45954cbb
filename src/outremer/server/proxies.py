"""Proxies: from where many people come by one address, so that nothing is limited for it as for one of them."""

from __future__ import annotations

import os
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

HERE = ("127.0.0.1", "::1")
EVERYWHERE = "0.0.0.0/0,::/0"


def networks(named: str) -> list[IPv4Network | IPv6Network]:
    """From where many people come by one address: this machine, and where uvicorn is told that a proxy is."""
    found: list[IPv4Network | IPv6Network] = []
    for one in (*HERE, *named.replace("*", EVERYWHERE).split(",")):
        with suppress(ValueError):  # what is no address is the name of a socket
            found.append(ip_network(one.strip(), strict=False))
    return found


_known = networks(os.environ.get("FORWARDED_ALLOW_IPS", ""))


def is_proxy(address: str) -> bool:
    found = ip_address(address)
    plain = (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
    return any(plain in network for network in _known)
