"""Jigūan: The Eastern Mechanist – rules, editions, views and words of the game for two to four players."""

from .game import TITLE

__all__ = ["TITLE"]
