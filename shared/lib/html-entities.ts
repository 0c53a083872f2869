/** Decodes HTML character references: "&amp;", "&#39;", "&#x27;". */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  middot: '·',
  pound: '£',
  euro: '€',
  yen: '¥',
  hellip: '…',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  iexcl: '¡',
  iquest: '¿',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  sect: '§',
};
/** Accents by the suffix of a name: "&eacute;" is "e" with an acute accent, "&Uuml;" is "U" with two dots. */
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
};
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;
const MAX_LENGTH = 12;

/** A letter with its accent; undefined if there is no such letter. */
function accented(name: string): string | undefined {
  const accent = accents[name.slice(1).toLowerCase()];
  const letter = accent && `${name[0]}${accent}`.normalize('NFC');
  return letter?.length === 1 ? letter : undefined;
}

function characterOf(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? accented(name) ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Decodes all references in a text; unknown names stay. */
export const withCharacters = (text: string): string => text.replace(entity, characterOf);

/** The reference starting at an index, decoded, with its length; null if there is none. */
export function entityAt(text: string, at: number): { text: string; length: number } | null {
  const [whole] = text.slice(at, at + MAX_LENGTH).match(entity) ?? [];
  if (whole === undefined || !text.startsWith(whole, at)) return null;
  const character = withCharacters(whole);
  return character === whole ? null : { text: character, length: whole.length };
}
