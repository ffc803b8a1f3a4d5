"""Links that give a seat: nobody can guess them, and nobody needs to keep them."""

from __future__ import annotations

import base64
import hashlib
import hmac

KEY = "links"
"""The name of the server's key that they are made with."""
LINK_BYTES = 24


def link_of(key: str, table_id: str, seat: int, generation: int) -> str:
    """The link of a seat; each generation has another, and earlier ones stop working."""
    about = f"{table_id}/{seat}/{generation}".encode()
    made = hmac.digest(key.encode(), about, hashlib.sha256)[:LINK_BYTES]
    return base64.urlsafe_b64encode(made).decode()


def digest_of(link: str) -> str:
    """What the database has instead of the link."""
    return hashlib.sha256(link.encode()).hexdigest()
