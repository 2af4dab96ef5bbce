"""The style sheet all drawings share: palettes as custom properties, light and dark, and how targets glow.

A page includes `style()` once; `document` puts it into a file of its own, `Picture` into a notebook. A page about one
game carries `data-game` on its root, and then wears that game's palette as its drawings do.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..registry import GAMES, part

Palette = Mapping[str, tuple[str, str]]

_RULES = """
.hg{display:block;width:100%;height:auto;overflow:hidden;color:var(--ink);
font-family:"Trebuchet MS","Avenir Next","Segoe UI","DejaVu Sans Condensed","Liberation Sans",system-ui,sans-serif}
.hg text{color:var(--text);user-select:none;-webkit-user-select:none;pointer-events:none}
.hg .target{cursor:pointer;outline:none}
.hg [data-ask]{cursor:help}
.hg .target [data-place]{cursor:inherit}
.hg .halo{stroke:var(--glow);stroke-linejoin:round;stroke-linecap:round}
.hg .aura{stroke-width:15;stroke-opacity:.42;animation:hg-glow 1.7s ease-in-out infinite}
.hg .rim{stroke-width:4.5}
.hg .rim>*{fill:var(--glow-soft)}
.hg .target:hover .aura{stroke-width:19;stroke-opacity:.7;animation:none}
.hg .target:focus-visible .halo{stroke:var(--focus)}
.hg .target:focus-visible .aura{stroke-width:21;stroke-opacity:.6;animation:none}
.hg .told{cursor:help;outline:none}
.hg .tip{display:none;pointer-events:none}
.hg .told:is(:hover,:focus)>.tip{display:inline}
.hg .told:focus-visible .mark{stroke:var(--focus);stroke-width:4}
.hg .quiet .halo{opacity:0}
.hg .quiet:is(:hover,:focus-visible,.lit) .halo{opacity:1}
.hg .fine-target .aura{stroke-width:7}
.hg .fine-target .rim{stroke-width:2.6}
.hg .plan *{fill:none;stroke:var(--plan-line);stroke-width:1.8}
.hg .plan [stroke=none]{display:none}
@keyframes hg-glow{50%{stroke-opacity:.12}}
@media (prefers-reduced-motion:reduce){.hg .aura{animation:none}}
@media (forced-colors:active){.hg .halo{stroke:Highlight}}
@media (max-width:520px){.hg .fine{display:none}}
"""


def palettes() -> dict[str, Palette]:
    """Palette of each game; the first is also that of pages about no game. Seats are painted by their id."""
    found = {game: part("draw", game, "palette") for game in GAMES}
    return {game: module.PALETTE for game, module in found.items() if module is not None}


def _block(palette: Palette, side: int) -> str:
    return ";".join(f"--{name}:{pair[side]}" for name, pair in palette.items())


def _fixed(scope: str, side: int) -> str:
    """Every palette for one light."""
    return "".join(f"{_wearing(scope, game)}{{{_block(one, side)}}}" for game, one in palettes().items())


def _wearing(scope: str, game: str) -> str:
    """What wears a game's palette within `scope`: the first game's all of it, another's its own pages and drawings."""
    if game == next(iter(palettes())):
        return scope
    own = f":is([data-game={game}],.hg-{game})"
    return f"{scope}{own},{scope} {own}"


def _following(scope: str) -> str:
    """Every palette, dark where the reader's system is or `data-theme` says so."""
    parts = []
    for game, palette in palettes().items():
        light, dark = _block(palette, 0), _block(palette, 1)
        day = _wearing(scope, game) + f",{_wearing('[data-theme=light]', game)}"
        night = _wearing(f"{scope}:not([data-theme=light])", game)
        parts.append(f"{day}{{{light}}}@media (prefers-color-scheme:dark){{{night}{{{dark}}}}}")
        parts.append(f"{_wearing('[data-theme=dark]', game)}{{{dark}}}")
    return "".join(parts)


def style(scope: str = ":root", theme: str = "") -> str:
    """CSS for every drawing, the palettes set on `scope`.

    Dark follows the reader's system unless `data-theme` (light, dark) or `theme` says otherwise.
    """
    if theme in ("light", "dark"):
        return _fixed(scope, int(theme == "dark")) + _RULES
    return _following(scope) + _RULES


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
