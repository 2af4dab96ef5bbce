"""Drawings outside the table: a file of their own, a cell of a notebook, a page of the docs."""

from __future__ import annotations

from .stylesheet import style


def document(svg: str, theme: str = "") -> str:
    """A drawing with its style inside, as a file that needs nothing else; `theme` fixes light or dark."""
    head, found, rest = svg.partition(">")
    if not found or not head.startswith("<svg"):
        raise ValueError("only a drawing, which starts with <svg, can be made a document")
    return f"{head}><style>{style('.hg', theme)}</style>{rest}"


class Picture:
    """A drawing that notebooks show by themselves."""

    __slots__ = ("svg",)

    def __init__(self, svg: str, theme: str = "") -> None:
        """`svg` is what a drawing function returned."""
        self.svg = document(svg, theme)

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg
