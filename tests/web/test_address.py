"""Where the links lead that others are sent."""

from __future__ import annotations

import ipaddress
from types import SimpleNamespace

import pytest
from starlette.requests import Request

from cordee.web.server import address
from cordee.web.server.address import EVERYWHERE, Reach, is_own, network_address, reach
from cordee.web.server.settings import Settings

pytestmark = pytest.mark.fast


def asked(at: str, **settings: str) -> Request:
    """A request for a page at this address."""
    state = SimpleNamespace(settings=Settings("", **settings))  # type: ignore[arg-type]
    scope = {
        "type": "http", "method": "GET", "scheme": "http", "path": "/", "query_string": b"",
        "headers": [(b"host", at.encode())], "app": SimpleNamespace(state=state),
    }  # fmt: skip
    return Request(scope)


@pytest.fixture(autouse=True)
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "network_address", lambda: "192.168.1.7")


def test_the_public_address_comes_first() -> None:
    where = reach(asked("localhost:8765", public="https://cordee.example.org", host=EVERYWHERE[0]))
    assert where == Reach("https://cordee.example.org")


@pytest.mark.parametrize("host", ["cordee.example.org", "192.168.1.9:8765", "[2001:db8::7]:80"])
def test_an_address_that_others_know_too_is_kept(host: str) -> None:
    assert reach(asked(host)) == Reach(f"http://{host}")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
@pytest.mark.parametrize("listens", EVERYWHERE)
def test_this_machine_is_named_as_its_network_knows_it(host: str, listens: str) -> None:
    where = reach(asked(f"{host}:8765", host=listens))
    assert where == Reach("http://192.168.1.7:8765", "links-network")


def test_a_server_for_this_machine_alone_says_so() -> None:
    where = reach(asked("localhost:8765"))
    assert where == Reach("http://localhost:8765", "links-local")


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "network_address", lambda: None)
    where = reach(asked("localhost:8765", host=EVERYWHERE[0]))
    assert where == Reach("http://localhost:8765", "links-offline")


def test_the_address_in_the_network_is_not_this_machines_own_name() -> None:
    found = network_address()
    assert found is None or not ipaddress.ip_address(found).is_loopback
    assert not is_own("cordee.example.org")
