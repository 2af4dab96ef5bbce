"""What stands before every request: the size of bodies, where posts come from, and what a browser may load.

Pure ASGI, so that streams pass through unbuffered.
"""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .responses import problem

MAX_BODY = 1_000_000

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


class Guard:
    """Refuses what should not come in, and adds the security headers to what goes out."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        """`hosts` are the names this server answers to; none: any."""
        self.app = app
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refused = self._refusal(scope)
        if refused is not None:
            await problem(scope, *refused)(scope, receive, send_safely)
            return
        await self.app(scope, _count_body(receive), send_safely)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and _name(host) not in self.hosts:
            return 421, "This server does not answer under that name."
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not _same_origin(headers, host):
            return 403, "That was sent from another site, so it was not carried out."
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            return 413, f"That is more than {MAX_BODY // 1_000_000} MB, which no form or game file needs."
        return None


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _same_origin(headers: Headers, host: str) -> bool:
    origin = headers.get("origin")
    if origin is not None:
        scheme, _, netloc = origin.partition("://")
        return scheme in ("http", "https") and netloc == host
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _count_body(receive: Receive) -> Receive:
    """The same body, refused once it grows too long (a chunked one does not say its length)."""
    seen = 0

    async def count() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MAX_BODY:
            raise HTTPException(413, f"That is more than {MAX_BODY // 1_000_000} MB.")
        return message

    return count
