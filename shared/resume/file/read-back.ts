import { withoutLetterForms } from '#shared/documents/letter-forms.ts';
import { oneLine } from '../one-line.ts';
import { marks, type TextDocument, textsOf, type Written } from './text-document.ts';

/**
 * Compares the text extracted from a file with what was written into it: every text, character by character, in order,
 * and nothing else. At a line break the reader cannot know whether a word continued.
 * @param held what a file of this kind holds of a text
 * @returns the first text that is missing or changed, or null
 */
export function missedIn(
  document: TextDocument,
  read: string,
  held: (text: string) => string = (text) => text,
): Written | null {
  const found = plain(read);
  let at = 0;
  for (const written of textsOf(document)) {
    const end = endOf(plain(held(written.text)), found, at);
    if (end === null) return written;
    at = end;
  }
  return [...found.slice(at)].every((letter) => ornament.test(letter)) ? null : textsOf(document).at(-1)!;
}

/** Readers take a ligature for its letters, or the letters for a ligature: nothing else counts as the same. */
const plain = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      oneLine(
        withoutLetterForms(line)
          .replace(unread, '')
          .replace(twins, (twin) => twinOf[twin]!),
      ),
    )
    .filter(Boolean)
    .join('\n');

/** Our readers of files leave out direction marks and the symbols of icon fonts. */
const unread = /[\u200e\u200f\p{Co}\ufffd]/gu;

/** Second codes of a sign: the micro sign and two more hyphens, which look the same in every font. */
const twinOf: Record<string, string> = { '\u00b5': 'μ', '\u2010': '-', '\u2011': '-' };
const twins = new RegExp(`[${Object.keys(twinOf).join('')}]`, 'g');

const ornament = new RegExp(`[\\s${marks.line}${marks.between}]`, 'u');

/** @returns the end in `found` of the text starting at `from` or after decorations; null if other text is there */
function endOf(text: string, found: string, from: number): number | null {
  for (let start = from; ; start += 1) {
    const end = matchedTo(text, found, start);
    if (end !== null) return end;
    if (start >= found.length || !ornament.test(found[start]!)) return null;
  }
}

function matchedTo(text: string, found: string, start: number): number | null {
  let at = start;
  for (const letter of text) {
    // a line may break at a space or inside a word
    if (found[at] === '\n') {
      at += 1;
      if (letter === ' ') continue;
    }
    if (!found.startsWith(letter, at)) return null;
    at += letter.length;
  }
  return at === found.length || ornament.test(found[at]!) ? at : null;
}
