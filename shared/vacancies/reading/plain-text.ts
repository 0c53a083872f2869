/** Turns a pasted vacancy into plain text in one pass, keeping each character's position in the original. */
import { entityAt } from '#shared/lib/html-entities.ts';

export interface PlainText {
  text: string;
  /** the part of the original that `text.slice(start, end)` came from */
  original(start: number, end: number): Span;
}

/** A part of the pasted text as UTF-16 indexes. */
type Span = [start: number, end: number];

const blocks = /^\/?(p|div|li|ul|ol|br|h[1-6]|tr|table|section|article|header|footer|td|th)\b/i;

/** zero-width characters, soft hyphens, direction marks and variation selectors: invisible */
const unseen = /\p{Cf}|\p{Variation_Selector}|\u034F/u;
const replaced: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
};

export function plainText(original: string): PlainText {
  const out: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const put = (text: string, start: number, end: number) => {
    for (const unit of text.split('')) {
      out.push(unit);
      from.push(start);
      to.push(end);
    }
  };
  const markup = markupReader(original);
  for (let at = 0; at < original.length; ) {
    const tag = original[at] === '<' ? markup(at) : null;
    if (tag) {
      put(tag.text, at, tag.end);
      at = tag.end;
      continue;
    }
    const entity = original[at] === '&' ? entityAt(original, at) : null;
    const letter = entity?.text ?? String.fromCodePoint(original.codePointAt(at)!);
    const end = at + (entity?.length ?? letter.length);
    put(readable(letter), at, end);
    at = end;
  }
  return {
    text: out.join(''),
    original: (start, end) => [
      from[start] ?? original.length,
      end > start ? to[end - 1]! : (from[start] ?? original.length),
    ],
  };
}

function readable(letter: string): string {
  const code = letter.codePointAt(0)!;
  if (code < 128) return letter === '\r' ? '\n' : letter === '\n' || letter === '\t' || code >= 32 ? letter : ' ';
  if (replaced[letter] !== undefined) return replaced[letter]!;
  if (unseen.test(letter)) return '';
  if (/\p{Zs}/u.test(letter)) return ' ';
  if (/[\p{Cc}\p{Cs}]/u.test(letter)) return ' ';
  const plain = letter.normalize('NFKC');
  // a ligature of a whole phrase is not expanded
  return plain.length > 4 ? letter : plain;
}

/**
 * Reads the tag that starts at a "<", or null if there is none. A tag without an end is text; the end is searched for
 * only once.
 */
function markupReader(original: string): (at: number) => { text: string; end: number } | null {
  const last = original.lastIndexOf('>');
  const missing = new Set<string>();
  const find = (what: string, at: number) => {
    if (missing.has(what)) return -1;
    const found = original.indexOf(what, at);
    if (found < 0) missing.add(what);
    return found;
  };
  return (at) => {
    if (at > last || !/^<(?:[a-z]|\/[a-z]|!)/i.test(original.slice(at, at + 3))) return null;
    if (original.startsWith('<!--', at)) {
      const close = find('-->', at);
      return { text: '', end: close < 0 ? original.indexOf('>', at) + 1 : close + 3 };
    }
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(original.slice(at, at + 16))?.[1]?.toLowerCase() ?? '';
    if ((name === 'script' || name === 'style') && original[at + 1] !== '/') {
      const close = find(`</${name}`, at);
      if (close >= 0) return { text: '\n', end: original.indexOf('>', close) + 1 || original.length };
    }
    const end = original.indexOf('>', at) + 1;
    // text between a "<" and a distant ">" is not a tag
    if (end - at > 2_000) return null;
    return { text: blocks.test(original.slice(at + 1, at + 12)) ? (/^t[dh]$/.test(name) ? '\t' : '\n') : '', end };
  };
}
