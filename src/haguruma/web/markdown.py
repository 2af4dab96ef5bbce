"""Markdown to HTML, as much of it as rules pages use, everything escaped; every heading gets an anchor.

Headings (`## K4 One Deploy {#K4}`), paragraphs, lists, tables, quotes, code, emphasis, links within the site, and
pictures on lines of their own: `![what one sees](picture:street "a caption")`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*(?:\{#([\w.-]+)\})?\s*#*$")
_ANCHOR = re.compile(r"""<a\s+(?:id|name)=["']([\w.-]+)["']\s*/?>(?:\s*</a>)?""")
_RULE_ID = re.compile(r"[A-Z]{1,3}\d+(?:\.\d+)?\b")
_ITEM = re.compile(r"(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)")
_PICTURE = re.compile(r'!\[([^\]]*)\]\(picture:([\w-]+)(?: "([^"]*)")?\)\s*')
_INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"(?<![\w*])\*(?!\s)(.+?)(?<!\s)\*(?![\w*])"), r"<em>\1</em>"),
    (re.compile(r"(?<![\w_])_(?!\s)(.+?)(?<!\s)_(?![\w_])"), r"<em>\1</em>"),
    (re.compile(r"\[([^\]]+)\]\(((?:#|/(?!/))[^\s)]*)\)"), r'<a href="\2">\1</a>'),
)

Heading = tuple[int, str, str]
"""Level, anchor, and text as HTML."""
Painter = Callable[[str, str], str]
"""From a picture's name and what one sees on it to SVG; '' for a picture there is none of."""


def no_pictures(name: str, said: str) -> str:
    """The painter of a text that is read without its pictures."""
    return ""


def render(text: str, painter: Painter = no_pictures) -> tuple[str, list[Heading]]:
    """The text as HTML, and its headings in order for a table of contents."""
    headings: list[Heading] = []
    html = "\n".join(_blocks(text.splitlines(), headings, set(), painter))
    return html, headings


def inline(text: str) -> str:
    """One line's emphasis, code and links as HTML."""
    parts = []
    for i, piece in enumerate(re.split(r"`([^`]+)`", text)):
        if i % 2:
            parts.append(f"<code>{escape(piece)}</code>")
        else:
            parts.append(_emphasis(piece))
    return "".join(parts)


def _emphasis(text: str) -> str:
    anchors = _ANCHOR.findall(text)
    html = escape(_ANCHOR.sub("", text), quote=True)
    for pattern, wanted in _INLINE:
        html = pattern.sub(wanted, html)
    return "".join(f'<a id="{anchor}"></a>' for anchor in anchors) + html


def _blocks(
    lines: list[str], headings: list[Heading], used: set[str], painter: Painter = no_pictures
) -> Iterator[str]:
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif line.lstrip().startswith("```"):
            end = _until(lines, at + 1, lambda text: text.lstrip().startswith("```"))
            yield "<pre>" + escape("\n".join(lines[at + 1 : end])) + "</pre>"
            at = end + 1
        elif (found := _HEADING.match(line)) is not None:
            yield _heading(found, headings, used)
            at += 1
        elif (found := _PICTURE.fullmatch(line)) is not None:
            yield _figure(found, painter)
            at += 1
        else:
            end, html = _block(lines, at)
            yield html
            at = end


def _until(lines: list[str], at: int, stop: object) -> int:
    assert callable(stop)
    while at < len(lines) and not stop(lines[at]):
        at += 1
    return at


def _heading(found: re.Match[str], headings: list[Heading], used: set[str]) -> str:
    level, text = len(found[1]), inline(found[2])
    anchor = found[3] or _anchor(found[2])
    while anchor in used:
        anchor += "-"
    used.add(anchor)
    headings.append((level, anchor, text))
    link = f'<a class="anchor" href="#{anchor}" aria-hidden="true" tabindex="-1">#</a>'
    return f'<h{level} id="{anchor}">{text} {link}</h{level}>'


def _figure(found: re.Match[str], painter: Painter) -> str:
    """A picture with its caption; where nobody paints it, nothing."""
    drawn = painter(found[2], found[1])
    if not drawn:
        return ""
    caption = f"<figcaption>{inline(found[3])}</figcaption>" if found[3] else ""
    return f'<figure class="picture">{drawn}{caption}</figure>'


def _anchor(text: str) -> str:
    """The anchor of a heading that names none: its ruling id, else its words."""
    rule = _RULE_ID.match(text.strip())
    if rule:
        return rule[0]
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-") or "section"


def _block(lines: list[str], at: int) -> tuple[int, str]:
    line = lines[at]
    if _ITEM.match(line):
        return _list(lines, at)
    if line.lstrip().startswith("|") and at + 1 < len(lines) and re.match(r"\s*\|[\s:|-]+$", lines[at + 1]):
        end = _until(lines, at, lambda text: not text.lstrip().startswith("|"))
        return end, _table(lines[at:end])
    if line.lstrip().startswith(">"):
        end = _until(lines, at, lambda text: not text.lstrip().startswith(">"))
        inner = [text.lstrip()[1:].removeprefix(" ") for text in lines[at:end]]
        return end, "<blockquote>" + "\n".join(_blocks(inner, [], set())) + "</blockquote>"
    if re.fullmatch(r"\s*(-{3,}|\*{3,})\s*", line):
        return at + 1, "<hr>"
    end = _until(lines, at + 1, _starts_something)
    return end, "<p>" + inline(" ".join(text.strip() for text in lines[at:end])) + "</p>"


def _starts_something(line: str) -> bool:
    return (
        not line.strip()
        or _HEADING.match(line) is not None
        or _ITEM.match(line) is not None
        or _PICTURE.fullmatch(line) is not None
        or line.lstrip().startswith(("|", ">", "```"))
    )


def _list(lines: list[str], at: int) -> tuple[int, str]:
    first = _ITEM.match(lines[at])
    assert first is not None
    indent, tag = len(first[1]), "ol" if first[2] else "ul"
    items: list[list[str]] = []
    while at < len(lines) and lines[at].strip():
        found = _ITEM.match(lines[at])
        if found is not None and len(found[1]) < indent:
            break
        if found is not None and len(found[1]) == indent:
            items.append([found[3]])
        else:
            items[-1].append(lines[at])
        at += 1
    start = f' start="{first[2]}"' if first[2] not in (None, "1") else ""
    return at, f"<{tag}{start}>" + "".join(f"<li>{_item(item)}</li>" for item in items) + f"</{tag}>"


def _item(lines: list[str]) -> str:
    end = _until(lines, 1, lambda text: _ITEM.match(text) is not None)
    html = inline(" ".join(line.strip() for line in lines[:end]))
    return html + (_list(lines, end)[1] if end < len(lines) else "")


def _table(lines: list[str]) -> str:
    head, *rows = [_cells(line) for i, line in enumerate(lines) if i != 1]
    top = "".join(f'<th scope="col">{inline(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _cells(line: str) -> list[str]:
    inner = line.strip().strip("|")
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner)]
