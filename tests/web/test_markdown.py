"""Markdown for rules pages: what it understands, and that nothing gets through unescaped."""

from __future__ import annotations

import pytest

from haguruma.web.markdown import render


@pytest.mark.parametrize(
    ("source", "html"),
    [
        ("a\nb", "<p>a b</p>"),
        ("**a** *b* _c_ `d*e*`", "<p><strong>a</strong> <em>b</em> <em>c</em> <code>d*e*</code></p>"),
        ("2 * 3 * 4, a_b_c", "<p>2 * 3 * 4, a_b_c</p>"),
        ("- a\n- b\n  more\n  - c", "<ul><li>a</li><li>b more<ul><li>c</li></ul></li></ul>"),
        ("1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"),
        ("1. a\n\nb\n\n2. c", '<ol><li>a</li></ol>\n<p>b</p>\n<ol start="2"><li>c</li></ol>'),
        ("> a\n> b", "<blockquote><p>a b</p></blockquote>"),
        ("```\n<x>\n```", "<pre>&lt;x&gt;</pre>"),
        ("---", "<hr>"),
        ("[K4](#K4)", '<p><a href="#K4">K4</a></p>'),
        (
            "[x](javascript:alert(1)) [y](//evil) [z](https://e)",
            "<p>[x](javascript:alert(1)) [y](//evil) [z](https://e)</p>",
        ),
        ('<script>x</script> & "q"', "<p>&lt;script&gt;x&lt;/script&gt; &amp; &quot;q&quot;</p>"),
        ('<a id="K4"></a> Text', '<p><a id="K4"></a> Text</p>'),
    ],
)
def test_markdown(source: str, html: str) -> None:
    assert render(source)[0] == html


def test_a_heading_ends_a_paragraph() -> None:
    html, _ = render("text\n# Head")
    assert html.startswith('<p>text</p>\n<h1 id="head">Head <a class="anchor" href="#head"')


def test_headings_get_anchors_once_each() -> None:
    _, headings = render("## K4 One Deploy\n## Set-up {#start}\n### Set-up\n### Set-up\n## ***\n")
    assert [anchor for _, anchor, _ in headings] == ["K4", "start", "set-up", "set-up-", "section"]


def test_a_picture_stands_between_paragraphs_with_its_caption() -> None:
    source = 'text\n![What <one> sees](picture:two-streets "A *street*.")\nmore'
    html, _ = render(source, lambda name, said: f"[{name}:{said}]")
    figure = '<figure class="picture">[two-streets:What <one> sees]<figcaption>A <em>street</em>.</figcaption></figure>'
    assert html == f"<p>text</p>\n{figure}\n<p>more</p>"


def test_a_picture_nobody_paints_is_left_out() -> None:
    assert render("a\n\n![x](picture:none)\n\nb")[0] == "<p>a</p>\n\n<p>b</p>"
    assert render("![x](http://evil/x.png)", lambda name, said: "<svg>")[0] == "<p>![x](http://evil/x.png)</p>"


def test_tables() -> None:
    html, _ = render("| a | b |\n|---|:-:|\n| 1 | x \\| y |\n")
    assert '<th scope="col">a</th>' in html
    assert "<td>x | y</td>" in html
