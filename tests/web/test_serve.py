"""Starting and stopping the server, as a person does."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from haguruma.kernel.faults import HagurumaError
from haguruma.web.serve import CannotServe, listen, serve

pytestmark = pytest.mark.slow

START = "from haguruma.web.serve import serve; serve(open_browser=False, port=0, data={data!r}, position={position!r})"


@contextmanager
def served(data: Path, position: str | None = None) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    code = START.format(data=str(data), position=position)
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+\S*", line)
        assert found, line + process.stdout.read()
        yield process, found[0].rstrip("/")
    finally:
        process.kill()
        process.wait()


def test_the_server_says_where_it_is_and_closes_quietly(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        assert "Play now" in httpx.get(address).text
        answer = httpx.post(f"{address}/games", data={"seat": "purple"}, follow_redirects=True)
        assert answer.status_code == 200
        table = answer.url.path
        for _ in range(200):
            if "data-seq" in answer.text and re.search(r'data-seq="[1-9]', answer.text):
                break
            time.sleep(0.1)
            answer = httpx.get(address + table)
        assert re.search(r'data-seq="[1-9]', answer.text), "the bot did not move"
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=15)
        assert process.returncode == 0
        assert out.strip() == "Haguruma is closed; every game is saved."
    with served(tmp_path) as (_, address):
        assert httpx.get(address + table).status_code == 200
        assert table in httpx.get(address).text


def test_a_position_opens_at_its_table(tmp_path: Path) -> None:
    position = tmp_path / "p.toml"
    position.write_text('game = "kikai"\n')
    with served(tmp_path, str(position)) as (_, address):
        assert "/table/" in address
        assert "Your choice" in httpx.get(address).text


def test_what_cannot_be_served_is_said_before_anything_is_served(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("game = 3")
    with pytest.raises(HagurumaError):
        serve(open_browser=False, data=tmp_path, position=bad)
    (tmp_path / "file").write_text("")
    with pytest.raises(HagurumaError, match="cannot be used"):
        serve(open_browser=False, data=tmp_path / "file")
    with pytest.raises(HagurumaError):
        serve(open_browser=False, data=tmp_path, position=tmp_path / "missing.toml")


def test_the_listening_socket_names_its_protocol_so_that_answers_do_not_wait() -> None:
    with listen("127.0.0.1", None) as made:
        assert made.proto == socket.IPPROTO_TCP  # asyncio sets no-delay on such alone



def test_a_port_in_use_is_refused_and_without_a_wish_the_next_free_one_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotServe, match="is in use"):
            listen("127.0.0.1", taken.getsockname()[1])
    first, second = listen("127.0.0.1", None), listen("127.0.0.1", None)
    assert first.getsockname()[1] != second.getsockname()[1]
    first.close()
    second.close()


def test_an_address_that_is_not_this_machine_s_is_refused() -> None:
    with pytest.raises(CannotServe, match="cannot listen at"):
        listen("203.0.113.1", 0)
    with pytest.raises(CannotServe, match="cannot listen at"):
        listen("no such host", 0)
