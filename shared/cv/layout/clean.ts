/** The words of a page as a person sees them: without control characters, icon letters and ligatures. */
import type { Page, TextItem } from '../pages.ts';

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** Longer than any word or address is: broken, since what looks for one tries from each of its letters to its end. */
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

/** Items with words only, within the page. */
export const cleanItems = (page: Page): TextItem[] =>
  page.items
    .map((item) => ({ ...item, text: cleanText(item.text) }))
    .filter(
      ({ text, x, y, width, height, fontSize }) =>
        text.trim() !== '' && [x, y, width, height, fontSize].every(Number.isFinite) && fontSize > 1,
    );
