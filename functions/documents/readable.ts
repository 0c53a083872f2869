const MISSING = '□';

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** line breaks and tabs become spaces; invisible characters (joiners, direction marks, controls) are removed */
const shapeless = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

/** Replaces characters without a glyph in the font by boxes: PDF viewers would show nothing there. */
export function readable(text: string, font: Font): { text: string; missing: number } {
  if (/^[ -~]*$/.test(text)) return { text, missing: 0 };
  let missing = 0;
  const drawn = [...graphemes.segment(text.normalize('NFC').replace(/\s+/g, ' '))].map(({ segment }) => {
    const shape = segment.replace(shapeless, '');
    if ([...shape].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!))) return shape;
    missing += 1;
    return MISSING;
  });
  return { text: drawn.join(''), missing };
}
