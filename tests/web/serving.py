"""A real server in a thread, on a free port, over a file of saved games; it can be stopped and started again."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from haguruma.table import Lobby, Store, Table, Workers
from haguruma.web.serve import Server, listen


class Serving:
    """KIKAI's tables on this machine, bots without pauses."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.port: int | None = 0
        self.start()

    def start(self) -> None:
        """Serve, at the same port as before if there was one."""
        self.lobby = Lobby(Store(self.path), thinker=Workers(1), pause=0)
        listening = listen("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        self._server = Server(self.lobby, ("127.0.0.1",))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop serving and let go of everything."""
        self._server.should_exit = True
        self._thread.join(10)
        self.lobby.close()

    @property
    def url(self) -> str:
        """The start page."""
        return f"http://127.0.0.1:{self.port}"

    def table(self, id: str) -> Table:
        """A table of this server; only to look at."""
        return self.lobby.open(id)
