"""Who a visitor is: a signed cookie that only this server can make and read."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "cordee"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Person:
    """Somebody with a browser."""

    id: str
    name: str = ""
    """What they last called themselves."""


class Passport:
    """Makes and reads the cookies."""

    def __init__(self, key: str, generation_of: Callable[[str], int] = lambda _: 0) -> None:
        self._signer = URLSafeSerializer(key, salt="cordee-person")
        self._generation_of = generation_of
        """Cookies of earlier generations no longer count: somebody has logged out everywhere."""

    def read(self, cookies: Mapping[str, str]) -> Person | None:
        """Who sends these cookies; None for somebody new, or a cookie that is not ours."""
        return self.person_of(cookies.get(COOKIE, ""))

    def person_of(self, token: str) -> Person | None:
        """Whose token it is; None if it is not ours, or no longer counts."""
        try:
            who, name, *generation = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        if generation != self._generation(who):
            return None
        return Person(str(who), str(name))

    def token(self, person: Person) -> str:
        """What proves who a person is."""
        return str(self._signer.dumps([person.id, person.name, *self._generation(person.id)]))

    def _generation(self, person: str) -> list[int]:
        """As tokens have it: the first one is left out."""
        number = self._generation_of(person)
        return [number] if number else []

    def write(self, person: Person, secure: bool) -> str:
        """The header that gives somebody their cookie."""
        cookie = SimpleCookie({COOKIE: self.token(person)})
        morsel = cookie[COOKIE]
        morsel["path"], morsel["max-age"] = "/", YEAR
        morsel["httponly"], morsel["samesite"], morsel["secure"] = True, "Lax", secure
        return morsel.OutputString()


def newcomer() -> Person:
    return Person(secrets.token_hex(16))
