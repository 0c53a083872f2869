/** Removes characters that files contain but nobody reads. */
import { withoutLetterForms } from '#shared/documents/letter-forms.ts';

/** Icon fonts use these for a telephone, an envelope and the like. */
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]|[\u{100000}-\u{10fffd}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const invisible = /[\x00-\x08\x0e-\x1f\x7f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/g;
/** Runs of plain spaces are kept: in letter-spaced text they separate the words. */
const otherSpaces = / *[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]\s*/g;

/** For flowing text, where a soft hyphen only marks a possible break. */
export const cleanText = (text: string): string => cleanDrawn(text.replaceAll('\u00ad', ''));

/** For drawn text, as in a PDF, where a soft hyphen is a visible hyphen. */
export const cleanDrawn = (text: string): string =>
  withoutLetterForms(
    text
      .toWellFormed()
      .replace(invisible, '')
      .replace(privateUse, '')
      .replaceAll('\u00ad', '-')
      .replace(otherSpaces, ' '),
  ).normalize('NFC');

/** TeX fonts without glyph names keep TeX's codes (T1) for ligatures, dashes and quotes. */
const texLetters: Record<string, string> = {
  '\x10': '“',
  '\x11': '”',
  '\x15': '–',
  '\x16': '—',
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
};
const drawnByTex = new RegExp(`[${Object.keys(texLetters).join('')}]`, 'g');
export const withTexLetters = (text: string): string => text.replace(drawnByTex, (letter) => texLetters[letter]!);
