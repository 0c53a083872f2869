/**
 * Decodes PDF fonts that do not say which letter a glyph stands for. In nearly every font whose glyph numbers were
 * kept, a glyph's number is its letter's code minus 29 ("$GD" is "Ada"). Otherwise the text cannot be recovered.
 */
import { languageOf } from '#shared/vacancies/reading/language.ts';
import { tokensOf } from '#shared/vacancies/reading/tokens.ts';
import { refused } from './refusals.ts';

/** Text as a font draws it. */
export interface Drawn {
  str: string;
  fontName: string;
}

/** Maps a glyph of a known font to its letter. */
export type Letters = (drawn: Drawn) => string;

const SHIFT = 29;
// biome-ignore lint/suspicious/noControlCharactersInRegex: glyphs' numbers begin among them
const numbered = /[\x03-\x1f\x21-\x61]/g;
/** Dashes, dots, quotes and accented letters: their numbers differ from font to font. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the numbered ones
const others = /[^\x03-\x61\s\0]/gu;
const named = (text: string): string =>
  text
    .replace(others, (_, at: number) => (/^[D-\]].[D-\]]$/u.test(text.slice(at - 1, at + 2)) ? '’' : '–'))
    .replace(numbered, (glyph) => String.fromCharCode(glyph.charCodeAt(0) + SHIFT));

/** Fewer letters than this are not enough to judge. */
const LEAST = 60;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const shareOf = (text: string, pattern: RegExp): number => countOf(text, pattern) / Math.max(1, text.length);

/** Excludes TeX's ligatures and dashes, and NULs, which stand for icons. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no letter is one
const noLetter = /[\x01-\x08\x7f-\x9f\ufffd]/g;
/** "a%b": symbols that occur inside no word, tag or code. */
const oddWord = /^[^\s<=>"'`()]*\p{L}[\][%$*?!\\^~§¤¦©«¬®¯°±¶»¿×÷£¢¥]\p{L}[^\s<=>"'`()]*$/u;

function isUnreadable(text: string): boolean {
  const marks = text.replace(/\s/g, '');
  if (marks.length < LEAST) return false;
  if (shareOf(marks, noLetter) > 0.05 || shareOf(marks, /\0|\p{Co}/gu) > 0.5) return true;
  const words = text.split(/[\s\0]+/).filter((word) => word.length >= 4);
  return words.filter((word) => oddWord.test(word)).length > 0.3 * words.length;
}

const isKnown = (text: string): boolean => languageOf(text, tokensOf(text)).code !== null;

/** Every letter except the apostrophe is in the shifted range, and decoding yields common words of a language. */
const isShifted = (text: string): boolean =>
  countOf(named(text), /\p{L}’\p{L}/gu) <= 0.005 * text.length &&
  shareOf(text, others) <= 0.03 &&
  shareOf(text, /[a-z]/g) < 0.02 &&
  isKnown(named(text));

/** @throws AppError for letters that cannot be decoded */
export function lettersOf(drawn: readonly Drawn[]): Letters {
  const byFont = Map.groupBy(drawn, ({ fontName }) => fontName);
  const texts = new Map([...byFont].map(([font, all]) => [font, all.map(({ str }) => str).join(' ')]));
  const shifted = new Set<string>();
  if ([...texts.values()].some(isShifted))
    for (const [font, text] of texts) if (shareOf(text, /[a-zABC]/g) < 0.02) shifted.add(font);
  const letters: Letters = ({ str, fontName }) => (shifted.has(fontName) ? named(str) : str);
  if (isUnreadable(drawn.map(letters).join(' '))) throw refused('unnamedLetters');
  return letters;
}
