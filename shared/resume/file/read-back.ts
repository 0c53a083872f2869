import { oneLine } from '../one-line.ts';
import { marks, type TextDocument, textsOf, type Written } from './text-document.ts';

/**
 * Compares the text extracted from a file with what was written into it: every text, letter by letter, in order, and
 * nothing else. At a line break the reader cannot know whether a word continued.
 * @returns the first text that is missing or changed, or null
 */
export function missedIn(document: TextDocument, read: string): Written | null {
  const found = plain(read);
  let at = 0;
  for (const written of textsOf(document)) {
    const end = endOf(plain(written.text), found, at);
    if (end === null) return written;
    at = end;
  }
  return [...found.slice(at)].every((letter) => ornament.test(letter)) ? null : textsOf(document).at(-1)!;
}

/** Readers confuse similar characters, so both are mapped to the same one. */
const plain = (text: string): string =>
  text
    .split('\n')
    .map((line) => oneLine(line.normalize('NFKC').replace(shapeless, '')))
    .filter(Boolean)
    .join('\n');

const shapeless = /[\p{Cf}\p{Co}\p{Variation_Selector}\ufffd]/gu;
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
