"""The content hash: tells whether two editions make the same game."""

from __future__ import annotations

import hashlib
import json


def content_hash(fields: object, not_played: frozenset[str]) -> str:
    """The first 12 hex digits of the SHA-256 of `fields`, an edition's values as dicts, lists and plain values.

    Ids and the order of lists count; the fields named in `not_played`, at any depth, do not. Zeros and empty things
    are left out, so a field added later with an empty default changes no hash.
    """
    text = json.dumps(_played(fields, not_played), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _played(value: object, not_played: frozenset[str]) -> object:
    if isinstance(value, dict):
        kept = {key: _played(inner, not_played) for key, inner in value.items() if key not in not_played}
        return {key: inner for key, inner in kept.items() if inner}
    if isinstance(value, (list, tuple)):
        return [_played(inner, not_played) for inner in value]
    return value
