import { oneLine } from '../one-line.ts';
import { marks, type TextDocument, textsOf, type Written } from './text-document.ts';

/**
 * Holds what a reader took out of a file against what was written into it: every text, letter by letter, in order, and
 * nothing else. Where the writer began a new line (a line break here) the reader cannot know whether a word went on.
 * @returns the first text that is not there as it was written, or null
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

/** Readers take one character for another that looks alike: compared are the characters that both stand for. */
const plain = (text: string): string =>
  text
    .split('\n')
    .map((line) => oneLine(line.normalize('NFKC').replace(shapeless, '')))
    .filter(Boolean)
    .join('\n');

const shapeless = /[\p{Cf}\p{Co}\p{Variation_Selector}\ufffd]/gu;
const ornament = new RegExp(`[\\s${marks.line}${marks.between}]`, 'u');

/** @returns where in `found` the text ends that begins at `from` or after ornaments; null where another stands there */
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
    // a line ends where a space stood, or within a word
    if (found[at] === '\n') {
      at += 1;
      if (letter === ' ') continue;
    }
    if (!found.startsWith(letter, at)) return null;
    at += letter.length;
  }
  return at === found.length || ornament.test(found[at]!) ? at : null;
}
