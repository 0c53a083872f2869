import { asDrawn } from '#shared/documents/drawable.ts';

const MISSING = '□';

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Replaces characters without a glyph in the font by boxes: PDF viewers would show nothing there. Line breaks and tabs
 * become spaces.
 */
export function readable(text: string, font: Font): { text: string; missing: number } {
  if (/^[ -~]*$/.test(text)) return { text, missing: 0 };
  let missing = 0;
  const drawn = [...graphemes.segment(text.normalize('NFC').replace(/\s+/g, ' '))].map(({ segment }) => {
    const shape = asDrawn(segment);
    if ([...shape].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!))) return shape;
    missing += 1;
    return MISSING;
  });
  return { text: drawn.join(''), missing };
}
