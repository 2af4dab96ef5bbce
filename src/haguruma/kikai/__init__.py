"""KIKAI – Bricolage Heads: rules, editions, views and words of the two-player game."""

from .game import TITLE

__all__ = ["TITLE"]
