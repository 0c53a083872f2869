/** The words of a page as a person sees them: without control characters, icon glyphs and ligatures. */
import type { Page, TextItem } from '../pages.ts';

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** Longer than any word or address, so it is broken up: pattern searches try every letter to the end of such a run. */
const endless = /\S{300}(?=\S)/g;

export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/g, (letter) => ligatures[letter]!)
    // soft, typographic and unbreakable hyphens
    .replace(/[\u00ad\u2010\u2011]/g, '-')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: files carry them
    .replace(/[\u0000-\u001f\u007f-\u009f\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\p{Co}]/gu, ' ')
    .replace(endless, '$& ');

/** With more candidates than a page has headings, none is a rule over a heading. */
const MAX_DRAWN = 40;

/** A dash-like letter drawn as a rule over a heading beside the text: the heading moves to its height. */
function withoutDrawnLines(items: readonly TextItem[]): TextItem[] {
  const drawn = items.filter(({ text }) => /^[ㅡ―—–_]{1,3}$/.test(text.trim()));
  if (drawn.length === 0 || drawn.length > MAX_DRAWN) return [...items];
  // the dash between two dates has text on both sides
  const isAlone = (line: TextItem) =>
    !items.some(
      (item) =>
        item !== line &&
        Math.abs(item.y - line.y) < 0.5 * line.fontSize &&
        item.x < line.x + line.width + 3 * line.fontSize &&
        item.x + item.width > line.x - 3 * line.fontSize,
    );
  const headingUnder = (line: TextItem) =>
    items.find(
      (item) => Math.abs(line.x - item.x) < 4 && item.y > line.y && item.y - line.y < 2 * item.fontSize && item.bold,
    );
  const headings = new Map(
    drawn.filter(isAlone).flatMap((line) => {
      const heading = headingUnder(line);
      return heading ? [[heading, line] as const] : [];
    }),
  );
  const lines = new Set(headings.values());
  return items.flatMap((item) => (lines.has(item) ? [] : [{ ...item, y: headings.get(item)?.y ?? item.y }]));
}

/** The items with text, within the page. */
export const cleanItems = (page: Page): TextItem[] => withoutDrawnLines(wordsOf(page));

const wordsOf = (page: Page): TextItem[] =>
  page.items
    .map((item) => ({ ...item, text: cleanText(item.text) }))
    .filter(
      ({ text, x, y, width, height, fontSize }) =>
        text.trim() !== '' && [x, y, width, height, fontSize].every(Number.isFinite) && fontSize > 1,
    );
