"""Starting the server: a free port, the address printed, the browser opened. Pages and tables are made elsewhere."""

from __future__ import annotations

import errno
import os
import socket
import webbrowser
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import uvicorn

from ..kernel.contract import Plain
from ..kernel.faults import HagurumaError
from ..kernel.position import read_position
from ..table import Lobby, Store, Workers, data_dir
from .app import make_app
from .requests import GameRequest, begin_from_position

FIRST_PORT = 8000
TRIED = 100
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class CannotServe(HagurumaError):
    """The server cannot listen where it was told to."""


class Server(uvicorn.Server):
    """A server of a lobby that says where it is once it is there, and ends the event streams before it goes."""

    def __init__(
        self, lobby: Lobby, hosts: Collection[str] = (), address: str = "", open_browser: bool = False
    ) -> None:
        """Without `address` nothing is printed."""
        app = make_app(lobby, hosts, close=False)
        super().__init__(
            uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=2, ws="none")
        )
        self._lobby = lobby
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce."""
        await super().startup(sockets=sockets)
        if self.started and self._address:
            print(f"Haguruma is open at {self._address}  (Ctrl-C closes it)", flush=True)
        if self.started and self._open_browser:
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the streams, then the server."""
        self._lobby.driver.close()
        await super().shutdown(sockets=sockets)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = True,
    data: Path | str | None = None,
    position: Path | str | None = None,
) -> None:
    """Serve the table until Ctrl-C. Without `port`: the first free one from 8000.

    `data` is the folder for saved games, `position` a file to begin a game from. Raises `HagurumaError` (a bad
    position, a folder or a port that cannot be used) before anything is served.
    """
    given = None if position is None else read_position(position)
    listening = listen(host, port)
    workers = Workers()
    lobby = Lobby(Store(data_dir(data) / "games.db"), thinker=workers)
    try:
        where = _address(host, listening) + _first_page(lobby, given)
        for notice in lobby.store.notices:
            print(notice, flush=True)
        workers.warm()
        with suppress(KeyboardInterrupt):
            Server(lobby, LOOPBACK if host in LOOPBACK else (), where, open_browser).run(sockets=[listening])
        print("Haguruma is closed; every game is saved.", flush=True)
    finally:
        listening.close()
        lobby.close()


def _first_page(lobby: Lobby, position: Plain | None) -> str:
    if position is None:
        return "/"
    asked = GameRequest(next(iter(lobby.games)), {}, None, True)
    return f"/table/{begin_from_position(lobby, position, {}, asked).id}"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at `port`, or at the first free one from 8000. Raises `CannotServe`."""
    ports = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + TRIED), 0]
    for wanted in ports:
        try:
            return _bind(host, wanted)
        except OSError as error:
            if error.errno != errno.EADDRINUSE and error.errno != errno.EACCES:
                raise CannotServe(f"cannot listen at {host}: {error.strerror}") from None
            reason = "is in use" if error.errno == errno.EADDRINUSE else "may not be used"
    raise CannotServe(f"port {port} {reason}; choose another, or none for the first free one")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio delays answers
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(128)
    except OSError:
        made.close()
        raise
    return made


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if host in ("0.0.0.0", "") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
