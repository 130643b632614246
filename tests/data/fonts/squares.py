#!/usr/bin/env python3
"""Makes squares.ttf: every Japanese and Chinese letter as an empty square of full width, so that tests can
measure where such texts are cut on machines without a font for them. Needs fontTools."""

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

N = 64
# Punctuation and kana, Han, the wide forms of Latin letters and signs, arrows.
RANGES = [(0x3000, 0x30FF), (0x4E00, 0x9FFF), (0xFF00, 0xFFEF), (0x2190, 0x2193)]


def square():
    pen = TTGlyphPen(None)
    for left, right, points in [(100, 900, 1), (150, 850, -1)]:
        corners = [(left, left - 100), (left, right - 100), (right, right - 100), (right, left - 100)]
        corners = corners[::points]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


names = [".notdef"] + [f"s{i}" for i in range(N)]
font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder(names)
letters = [c for first, last in RANGES for c in range(first, last + 1)]
font.setupCharacterMap({c: f"s{c % N}" for c in letters})
font.setupGlyf({name: square() for name in names})
font.setupHorizontalMetrics({name: (1000, 100) for name in names})
font.setupHorizontalHeader(ascent=880, descent=-120)
font.setupNameTable({"familyName": "Outflank test squares", "styleName": "Regular"})
font.setupOS2(sTypoAscender=880, sTypoDescender=-120, usWinAscent=880, usWinDescent=120)
font.setupPost()
font.save("squares.ttf")
