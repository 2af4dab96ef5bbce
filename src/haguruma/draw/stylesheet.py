"""The style sheet all drawings share: palettes as custom properties, light and dark, and how targets glow.

A page includes `style()` once; `document` puts it into a standalone file.
"""

from __future__ import annotations

from collections.abc import Mapping

from .kikai.palette import PALETTE

Palette = Mapping[str, tuple[str, str]]

_RULES = """
.hg{display:block;width:100%;height:auto;overflow:hidden;color:var(--ink);
font-family:"Trebuchet MS","Avenir Next","Segoe UI","DejaVu Sans Condensed","Liberation Sans",system-ui,sans-serif}
.hg text{user-select:none;-webkit-user-select:none;pointer-events:none}
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
@keyframes hg-glow{50%{stroke-opacity:.12}}
@media (prefers-reduced-motion:reduce){.hg .aura{animation:none}}
@media (forced-colors:active){.hg .halo{stroke:Highlight}}
@media (max-width:520px){.hg .fine{display:none}}
"""


def _block(palette: Palette, side: int) -> str:
    return ";".join(f"--{name}:{pair[side]}" for name, pair in palette.items())


def style(scope: str = ":root", theme: str = "") -> str:
    """CSS for every drawing, the palette set on `scope`.

    Dark follows the reader's system unless `data-theme` (light, dark) or `theme` says otherwise.
    """
    light, dark = _block(PALETTE, 0), _block(PALETTE, 1)
    if theme in ("light", "dark"):
        return f"{scope}{{{dark if theme == 'dark' else light}}}{_RULES}"
    return (
        f"{scope},[data-theme=light]{{{light}}}"
        f"@media (prefers-color-scheme:dark){{{scope}:not([data-theme=light]){{{dark}}}}}"
        f"[data-theme=dark]{{{dark}}}{_RULES}"
    )
