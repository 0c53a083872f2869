/** Email, telephone and web addresses, from the text and from the links behind it. */
import type { Line } from './layout/lines.ts';
import { plain } from './lexicon/plain.ts';
import type { CvPages, PageLink } from './pages.ts';
import { placeOf } from './parts.ts';
import { readPhone } from './phone.ts';
import type { Found } from './reading.ts';

const address = /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}/u;
const spelled =
  /([\w.+-]+)\s*(?:\[at\]|\(at\)|\{at\}|<at>|\s at \s)\s*([\w-]+(?:\s*(?:\.|\[dot\]|\(dot\))\s*[\w-]+)+)/i;
/** characters (RFC 5321, 4.5.3.1) */
const longestAddress = 254;
const referees = /refere|referenz|référence|referencia|referenti|suosittelij/iu;

interface Mail extends Found {
  line: Line | null;
}

/** Every email address, those in the text first. */
function mailsIn(lines: readonly Line[], links: readonly (PageLink & { page: number })[]): Mail[] {
  const mails = lines.flatMap((line, i) => line.cells.flatMap((cell) => mailsOfCell({ cell, lines, i })));
  const linked = links.flatMap((link): Mail[] => {
    const value = /^mailto:([^?]+)/i.exec(link.url)?.[1];
    const { x, y, width, height } = link;
    return value && address.test(safely(value))
      ? [{ value: safely(value).trim(), place: { page: link.page, box: { x, y, width, height } }, line: null }]
      : [];
  });
  // a narrow column may break "name@mail.co" from "m": the longer linked address is the right one
  const whole = mails.map((mail) => ({
    ...mail,
    value:
      linked.find(({ value }) => isBehind(value, mail.value))?.value ??
      linked.find(({ value }) => mail.value.includes(value))?.value ??
      asTyped(withoutNext(mail.value)),
  }));
  return [...whole, ...linked];
}

/** A cell, with the lines over which its address may be broken. */
interface CellAt {
  cell: Line['cells'][number];
  lines: readonly Line[];
  i: number;
}

/** The addresses of a cell, the most certain first. */
function mailsOfCell(at: CellAt): Mail[] {
  const { cell, lines, i } = at;
  const line = lines[i]!;
  const mail = (value: string, place = placeOf(cell)): Mail => ({ value, place, line });
  // "@" before an address is an icon; inside one it may have spaces around it
  const match =
    address.exec(cell.text) ?? address.exec(cell.text.replace(/\s*@\s*/g, '@').replace(/\s+\.(?=\w{2,4}\b)/g, '.'));
  if (match) {
    const from = Math.max(0, cell.text.indexOf(match[0]));
    const end = from + match[0].length;
    return [mail(match[0] + restBelow(match[0], cell.text.slice(end), at), placeOf(cell, from, end))];
  }
  const broken = brokenAddress(lines, i, cell);
  const values = [spacedAddress(cell.text), spelledAddress(cell.text), broken, broken ? null : splitAddress(at)];
  return values.flatMap((value) => (value === null ? [] : [mail(value)]));
}

/** "ada [at] brook [dot] test" */
function spelledAddress(text: string): string | null {
  const words = spelled.exec(text);
  return words && `${words[1]}@${words[2]!.replace(/\s*(?:\[dot\]|\(dot\))\s*/gi, '.').replace(/\s/g, '')}`;
}

/** The next line of the same column starts at most this many points to the side. */
const SAME_COLUMN = 30;

/** "ada.brook@" above "mail.test" in a narrow column. */
function splitAddress({ cell, lines, i }: CellAt): string | null {
  const next = lines[i + 1]?.cells.find((other) => Math.abs(other.x - cell.x) < SAME_COLUMN);
  const half = /[\w.+-]+@?[\w.-]*$/.exec(cell.text.slice(-longestAddress));
  const isHalf = half && next && (cell.text.includes('@') || next.text.startsWith('@'));
  return isHalf ? (address.exec(half[0] + next.text)?.[0] ?? null) : null;
}

/** Whether a linked address is the complete form of the one that was read. */
const isBehind = (linked: string, read: string): boolean => {
  const [whole, part] = [linked.toLowerCase(), read.toLowerCase()];
  return linked !== read && (whole.startsWith(part) || whole.endsWith(part));
};

/** Nobody types an address in capitals only, so the page's style must have set it so. */
const asTyped = (mail: string): string => (/\p{Ll}/u.test(mail) ? mail : mail.toLowerCase());

/** The most lines of a narrow column over which one address is broken. */
const MAX_BROKEN = 4;

const mailLabel = /^e-(?:mail|post|posta|pasts?|paštas)(?:-?\p{L}+)?$/iu;

/** "constance.feather", "haugh-", "whyte@mail.test": consecutive lines of a column that form one address. */
function brokenAddress(lines: readonly Line[], from: number, cell: Line['cells'][number]): string | null {
  const isPiece = (text: string) => /^[\p{L}\p{N}._%+@-]+$/u.test(text);
  // not a telephone number above an address
  if (
    !isPiece(cell.text) ||
    !/\p{L}/u.test(cell.text) ||
    !/[._-]/.test(cell.text) ||
    cell.text.includes('@') ||
    mailLabel.test(cell.text)
  )
    return null;
  let [text, above] = [cell.text, cell];
  for (const line of lines.slice(from + 1, from + MAX_BROKEN)) {
    const isUnder = (other: Line['cells'][number]) =>
      Math.abs(other.x - cell.x) < 1 || Math.abs(other.x + other.width - cell.x - cell.width) < 1;
    const below = line.cells.find((other) => isUnder(other) && other.y > above.y);
    const isNear = below && below.page === cell.page && below.y - above.y < 1.8 * cell.fontSize;
    if (!isNear || !isPiece(below.text) || Math.abs(below.fontSize - cell.fontSize) > 0.3) return null;
    // "Vitoria-Gasteiz" above an address
    if (/^\p{Lu}\p{Ll}/u.test(cell.text) && address.exec(below.text)?.[0] === below.text) return null;
    text += below.text;
    above = below;
    if (address.exec(text)?.[0] === text) return text;
  }
  return null;
}

const generic = /^(?:com|org|net|edu|gov|info|biz|name|io|dev|app)$/;
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Whether an address may end with this last label of its domain. */
const isWholeEnd = (end: string): boolean =>
  generic.test(end) || (/^[a-z]{2}$/.test(end) && (end === 'uk' || regions.of(end.toUpperCase()) !== undefined));

/** The end of an address that did not fit: "ada@brook.ex" above "ample.org", "ada@brook.co" above "m". */
function restBelow(mail: string, after: string, { cell, lines, i }: CellAt): string {
  const [line, below] = [lines[i]!, lines[i + 1]];
  if (!/^(?:\.\p{Ll}*)?$/u.test(after) || below?.cells.length !== 1) return '';
  const isUnder = Math.abs(below.x - cell.x) < 1 && below.gap < 0.9 && Math.abs(below.fontSize - cell.fontSize) < 0.3;
  const isFull = cell.x + cell.width + below.width > line.right;
  if (!isUnder || !isFull || !/^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*$/u.test(below.text)) return '';
  // a telephone number below is no part of it
  if (address.exec(mail + after + below.text)?.[0] !== mail + after + below.text) return '';
  const end = (mail + after).split('.').at(-1)!;
  // "ada@brook.org" above "adabrook.org" is complete
  return isWholeEnd(end) && !generic.test(end + below.text) ? '' : after + below.text;
}

/** "a da @ b r o ok . t e st" between separators: spaced letters. */
function spacedAddress(text: string): string | null {
  const isApart = (one: string) => {
    const parts = one.trim().split(/\s+/);
    // "Delivery Driver @ Ben E. Keith Foods" is ordinary words
    return parts.length >= 4 && parts.filter((part) => part.length > 3).length * 2 < parts.length;
  };
  const piece = text.split(/[|•·,;]|\s{3,}/).find((one) => one.includes('@') && isApart(one));
  const whole = piece?.replace(/\s/g, '') ?? '';
  return address.exec(whole)?.[0] === whole && whole !== '' ? whole : null;
}

/** "ada@brook.comTel", "ada@brook.comwww.brook.com": cuts off a word that follows without a space. */
const withoutNext = (mail: string): string =>
  mail
    .replace(/(@.*\.\p{Ll}{2,})\p{Lu}.*$/u, '$1')
    .replace(
      /(@.*\.(?:com|org|net|edu|co\.uk|io|de|fr|es|it|pl|nl))(?:www|https?|tel|phone|mobile|linkedin|github).*$/i,
      '$1',
    );

/** "Eada@brook.test", "Emailada@brook.test": a label stuck to the address, recognized by comparison with the name. */
export function withoutLabelOf(name: string, mail: string): string {
  const words = plain(name).match(/\p{L}+/gu) ?? [];
  const isOwn = (text: string) => words.some((word) => word.length > 2 && plain(text).startsWith(word));
  const label = /^(?:E-?[Mm]ail|EMAIL|[Ee]mail|[Mm]ail|Courriel|Correo|[EM]|[\d.()+-]{7,})(?=\p{Ll})/u.exec(mail)?.[0];
  // "Esmith" may be Ella Smith
  const isInitial = label?.length === 1 && words.some((word) => word.startsWith(plain(label)));
  return label && !isInitial && !isOwn(mail) && isOwn(mail.slice(label.length)) ? mail.slice(label.length) : mail;
}

function safely(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

const webAddresses =
  /(?:https?:\/\/|www\.)[^\s,;|]+|(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|dribbble\.com|medium\.com|xing\.com|stackoverflow\.com)\/[^\s,;|]+/gi;

/** "LinkedIn: linkedin.com/in/ada | https://ada.example": a line of links only. */
const tellsOnlyLinks = (line: Line): boolean => {
  const text = line.text.replace(webAddresses, '');
  return (
    text !== line.text &&
    !/[\p{L}\p{N}]/u.test(text.replace(/\b(?:linkedin|github|gitlab|xing|website|web|portfolio|blog|url)\b/gi, ''))
  );
};

/** The number of words of the name that occur in the part before the @. */
export function nameInMail(name: string, mail: string): number {
  const local = plain(mail.split('@')[0]!).replace(/[^\p{L}]/gu, '');
  const words = plain(name).match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => local.includes(word) || (word.length > 5 && local.includes(word.slice(0, 5)))).length;
}

export function readContact(lines: readonly Line[], { pages }: CvPages, headLines: ReadonlySet<Line>) {
  const links = pages.flatMap((page, index) => page.links.map((link) => ({ ...link, page: index + 1 })));
  const mails = mailsIn(lines, links);
  const worth = (mail: Mail) =>
    (mail.line && headLines.has(mail.line) ? 3 : 0) +
    (mail.place?.page === 1 ? 1 : 0) +
    (mail.line && mail.line.page === 1 && mail.line.y < 250 ? 1 : 0) -
    (mail.line && referees.test(mail.line.text) ? 4 : 0);
  const email = [...mails].sort((a, b) => worth(b) - worth(a))[0];
  const phone = readPhone(lines, headLines);
  const telephone = links.find(({ url }) => /^tel:/i.test(url));
  const words: Found[] = lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      [...cell.text.matchAll(webAddresses)].map((match) => ({
        value: match[0].replace(/[.)]+$/, ''),
        place: placeOf(cell, match.index, match.index + match[0].length),
      })),
    ),
  );
  const behind = links
    .filter(({ url }) => /^https?:/i.test(url))
    .map(
      ({ url, page, x, y, width, height }): Found => ({ value: url, place: { page, box: { x, y, width, height } } }),
    );
  const key = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/gi, '').toLowerCase();
  const all = [...new Map([...words, ...behind].map((link) => [key(link.value), link])).values()];
  return {
    ...(email && { email: { value: email.value, ...(email.place && { place: email.place }) } }),
    ...(phone ? { phone: phone.found } : telephone ? { phone: { value: safely(telephone.url.slice(4)) } } : {}),
    links: all,
    mailLines: mails.flatMap(({ line }) => (line ? [line] : [])),
    phoneLine: phone?.line ?? null,
    linkLines: [...headLines].filter(tellsOnlyLinks),
  };
}
