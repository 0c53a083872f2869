/** Lines split into the pieces between separators, each with its place. */
import type { DateRange } from './date-ranges.ts';
import { datesIn, isDateRemark } from './dates.ts';
import { isDuration } from './durations.ts';
import { bullet } from './layout/bullets.ts';
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { schoolOpenings } from './lexicon/organisations.data.ts';
import { isPlace, mayBePlace } from './lexicon/places.ts';
import type { Found, Place } from './reading.ts';

export interface Part {
  text: string;
  place: Place;
  bold: boolean;
  /** the line relative to the date's, and the number of the piece in it */
  slot: string;
  offset: number;
  cell: Cell;
  from: number;
  to: number;
  /** a town is on its line, in a cell of its own */
  besideTown: boolean;
}

export const placeOf = (cell: Cell, from = 0, to = cell.text.length): Place => {
  const share = cell.width / Math.max(1, cell.text.length);
  return {
    page: cell.page,
    box: { x: cell.x + share * from, y: cell.y, width: share * Math.max(1, to - from), height: cell.height },
  };
};

/** A piece of a part, by offsets in its text. */
export const pieceOf = (part: Part, from: number, to: number, slot = ''): Part => ({
  ...part,
  text: part.text.slice(from, to).trim(),
  from: part.from + from,
  to: part.from + to,
  place: placeOf(part.cell, part.from + from, part.from + to),
  slot: `${part.slot}${slot}`,
});

/** A whole line as one value. */
export const foundLine = (line: Line): Found => ({
  value: line.cells.map((cell) => cell.text).join(' '),
  place: { page: line.page, box: { x: line.x, y: line.y, width: line.width, height: line.height } },
});

/** Lines of one paragraph as one value. */
export function foundLines(lines: readonly Line[]): Found {
  const first = lines[0]!;
  const same = lines.filter((line) => line.page === first.page);
  const x = Math.min(...same.map((line) => line.x));
  const y = Math.min(...same.map((line) => line.y));
  const width = Math.max(...same.map((line) => line.x + line.width)) - x;
  const height = Math.max(...same.map((line) => line.y + line.height)) - y;
  const value = lines.map((line) => line.cells.map((cell) => cell.text).join(' ')).join(' ');
  return {
    value: value.replace(/(\p{L})- (?=\p{Ll})/gu, '$1'),
    place: { page: first.page, box: { x, y, width, height } },
  };
}

export const isBullet = (line: Line): boolean => {
  const text = line.cells[0]!.text;
  return bullet.test(text) && (/^\s*[^\p{L}\p{N}\s]\s*$/u.test(text) || !/^\s*[-–—]\s*\d{4}/.test(text));
};

const separator =
  /\s*(?:[.…_]\s?){4,}\s*|\s*[-–—]{3,}\s*|(?<=[\p{L})])\s?—\s?(?=\p{Lu})|\s*[|•·‖¦●▪■◦⋅∙]\s*|\s+[-–—−]{1,2}\s+|\s*␟+\s*|\s+\/{1,2}\s+(?!(?:I{1,3}|IV|V)(?![\p{L}\p{N}]))|\s+[→➔➜⟶›»]\s+|;\s+|\s{3,}/gu;
/** after a word or an acronym ("IBM."), not after "Inc" or "S.p.A" */
const fullStop = /(?<=\p{L}{4}[)"”’]?|(?<![\p{L}.])\p{Lu}{2,})\.$/u;
const sentenceEnd = /(?<=\p{Ll}{3}\)?)\.\s+(?=\p{Lu}(?:\p{Ll}+[\s:]|\p{Lu}+[\s/]\p{Ll}))/u;
/** Drops a description after a name; "Grado en Enfermería. Universidad de Murcia" continues with a school. */
function withoutTold(text: string): string {
  const end = sentenceEnd.exec(text);
  return end && !namesSchool.test(text.slice(end.index + end[0].length)) ? text.slice(0, end.index) : text;
}
const namesSchool = new RegExp(`^(?:${schoolOpenings})\\s`, 'iu');
/** "CEIP Eusebio, curso 2016/17" */
const ofYear = /,?\s+(?:curso|temporada|school year|season|saison|schuljahr)$/iu;
const edges = /^[\s,;:|•·–—−()[\]/*▪●■◦‣»›-]+|[\s,;:|•·–—−([/*▪-]+$/g;

const MAX_STOPPED_WORDS = 7;
const MAX_STOPPED = 200;
/**
 * "Camarera. Restaurante O Fogón. ␟␟␟␟.", "␟␟␟␟: Camarera. Restaurante O Fogón.": turns full stops between names beside
 * their dates into separators; null for a sentence.
 */
function withStopsApart(masked: string): string | null {
  if (masked.length > MAX_STOPPED) return null;
  const dated =
    /^(.*?)[.\s]*␟[␟\s.,–-]*(?:(?:y|e|and|und|et)\s␟+\.?)?$/u.exec(masked)?.[1] ||
    /^[\s␟]*␟:\s+([^:,]+\.\s[^:]+?)\.?$/u.exec(masked)?.[1];
  const pieces = dated?.split(betweenNames) ?? [];
  const areNames = pieces.every((piece) => /^\p{Lu}/u.test(piece) && piece.split(/\s+/).length <= MAX_STOPPED_WORDS);
  if (pieces.length < 2 || pieces.length > 3 || !areNames) return null;
  return masked.replace(new RegExp(betweenNames, 'gu'), (mark) => '␟'.repeat(mark.length));
}
const betweenNames = /(?<=\p{Ll}{3}\)?|\p{Lu}{3})\.\s+(?=\p{Lu})/u;

/** "Acme Ltd (Berlin, Germany)": without the town in brackets. */
function withoutTown(text: string): string {
  const [, name, inner = ''] = /^(.*\S)\s+\(([^()]+)\)$/.exec(text) ?? [];
  const town = inner.replace(/\s+[–-]\s+/, ', ');
  if (name !== undefined && (mayBePlace(town) || isStreet(inner))) return name;
  // "Bluecadence Philadelphia, PA", without a separator before the town
  const [, employer, place = ''] = /^(.*\p{L}{2}) (\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?, \p{Lu}{2})$/u.exec(text) ?? [];
  const isOwn =
    employer !== undefined &&
    !/(?:^| )(?:of|the|in|at|north|south|east|west|new|old|greater|downtown|st|fort|port|mount|lake|san|santa|los|las|el|la|de)$/i.test(
      employer,
    );
  return isOwn && isPlace(place) && !isPlace(text) ? employer : text;
}

/** "2274 Wyoming Blvd NE", "ul. Szewska 8, Wrocław", "Badenerstrasse 120, CH-8004 Zürich" */
export const isStreet = (text: string): boolean =>
  /^\d{1,5}[a-z]?,? (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}'’. ]{2,30}?|\d{1,3}(?:st|nd|rd|th)) (?:st|ave?|avenue|street|blvd|boulevard|dr|drive|rd|road|ln|lane|way|ct|court|pl|place|hwy|pkwy|parkway)\.?(?: [NSEW]{1,2})?$/iu.test(
    text.trim(),
  ) ||
  /^(?:ul|al|os|pl|rue|via|calle|c\/|avda?|rua)\.? ?\p{L}.*\d|^\p{Lu}\p{L}*(?:stra(?:ss|ß)e|str\.|gasse|weg|platz|allee|laan|straat|gatan|vägen|gata|utca)\s?\d/iu.test(
    text.trim(),
  );

/** "810 Vermont Ave NW, Washington, DC 20420" */
const isAddress = (text: string): boolean => {
  const [street, ...others] = text.split(/,\s+/);
  return (
    others.length > 0 &&
    isStreet(street!) &&
    others.every((piece) => isPlace(piece) || /^\p{Lu}[\p{L}. ]{1,24}(?: [\p{L}\d-]+)?$/u.test(piece))
  );
};

/** "(front end / back end)": separators do not split inside a bracket without a date. */
const bracketsIn = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/\([^()␟]{1,60}\)/g)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

/** Marks around a piece that are not part of it. */
const leading = /^[\s,;:|•·–—−([\]/*▪●■◦‣»›␟-]*/;
const closing = /[\s,;:|•·–—−([/*▪␟-]+$/;

/** The text of a cell with "␟" in place of anything that is not a name: its bullet, its dates, a street in brackets. */
function maskedText(cell: Cell): string {
  const mask = (text: string) => '␟'.repeat(text.length);
  const dateless = datesIn(cell.text).reduce(
    (text, { from, to }) => text.slice(0, from) + mask(text.slice(from, to)) + text.slice(to),
    cell.text.replace(bullet, mask),
  );
  const masked = dateless.replace(/\(([^()]+)\)/g, (bracket, inner: string) =>
    isStreet(inner) ? mask(bracket) : bracket,
  );
  return withStopsApart(masked) ?? withoutTold(masked);
}

/** The offsets of the pieces between separators in a masked text. */
function piecesIn(masked: string): [from: number, to: number][] {
  const brackets = bracketsIn(masked);
  const marks = [...masked.matchAll(separator)].filter(
    ({ index }) => !brackets.some(({ from, to }) => from < index && index < to),
  );
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  return starts.map((from, n) => [from, marks[n]?.index ?? masked.length]);
}

/** A name without a duration, a school year, and the marks around it. */
function bareText(text: string): string {
  const bare = text.replace(duration, '');
  const closed = bare.includes('(') ? bare + (bare.includes(')') ? '' : ')') : bare.replace(/\)$/, '');
  return closed.replace(edges, '').replace(fullStop, '').replace(ofYear, '').trim();
}

/** "Erie County Health Dept., seasonal" before a date: without the remark on the period. */
const withoutRemark = (text: string): string =>
  text.replace(/,\s+([^,]+)$/u, (tail, remark: string) => (isDateRemark(remark) ? '' : tail));

/** The pieces of a cell that may be names. */
function partsOfCell(cell: Cell, offset: number, besideTown: boolean): Part[] {
  const masked = maskedText(cell);
  return piecesIn(masked).flatMap(([from, to]) => {
    const raw = masked.slice(from, to);
    const start = from + leading.exec(raw)![0].length;
    const text = withoutTown(masked.slice(start, to).replace(closing, ''));
    const isBeforeDate = /^[\s,]*␟/.test(masked.slice(start + text.length));
    const value = bareText(isBeforeDate ? withoutRemark(text) : text);
    if (!/[\p{L}\p{N}]/u.test(value) || isAddress(value)) return [];
    const end = start + text.length;
    const place = placeOf(cell, start, end);
    return [{ text: value, place, bold: cell.bold, slot: '', offset, cell, from: start, to: end, besideTown }];
  });
}

/** The pieces of a line, without its dates and its bullet. */
export function partsOf(line: Line, offset: number): Part[] {
  const towns = line.cells.filter(({ text }) => mayBePlace(text));
  const parts = line.cells
    .filter(({ label }) => label !== 'told' && label !== 'count' && label !== 'header')
    .flatMap((cell) =>
      partsOfCell(
        cell,
        offset,
        towns.some((town) => town !== cell),
      ),
    );
  const naming = parts.filter(({ text }) => !isAside(text) && !isPlace(text));
  return parts
    .filter(({ text }) => !isAside(text) || (isOwnBusiness.test(text) && naming.length <= 1))
    .map((part, index) => ({ ...part, slot: `${offset}:${index}` }));
}

const duration =
  /\s*\((?:this is a federal job|(?:on )?(?:weekends?|evenings?|nights?|weeknights?|summers?|holidays|mornings?) (?:while|during|and|at|only)\b|while at\b|during\b|(?:since|seit|depuis|desde|sinds|letztes|vorletztes|last|dal(?:l[ao'’])?)\b|schulzeit|studienzeit|(?:about |ca\.? |over )?\d+(?:[.,]\d)?\+? ?(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|anni|mesi|lata?|år|jaar|maanden|anos?)\b)[^)]*\)?/iu;
/** "various building sites": employers that are not named. */
export const severalEmployers =
  /^(?:various|several|different|multiple|local|private) (?:\p{L}+ ){0,3}\p{L}+s(?:,.{0,40}| in \p{Lu}.{0,40})?$/u;
/** An employer, never a title. */
export const isForSelf = /^self$/i;
/** An employer if there is at most a title beside it. */
export const isOwnBusiness =
  /^(?:self|self[- ]employed|freelancer?|freiberuflich|selbst(?:st)?ändig|indépendante?|autónom[oa]|libero professionista)$/i;
const asides =
  /^(?:\(?(?:full|part)[ -]?time\)?|vollzeit|teilzeit|temps plein|temps partiel|cdi|cdd|c\.d\.i\.?|c\.d\.d\.?|(?:contract|permanent|temporary|fixed[ -]term)(?: (?:role|position|job|post|contract|basis))?|own (?:company|business)|current|ongoing|renewed(?: \p{L}+| \d+)?(?: times)?|befristet|unbefristet|tiempo completo|jornada completa|media jornada|tempo pieno|full time|pełny etat|heltid|deltid|voltijd|deeltijd|tempo integral|self-employed|seasonal|(?:saisons?|seasons?|summers?|sommer|étés?|veranos?|estati)(?: d['’](?:été|hiver))?(?: d['’])?|on-?site|remote|hybrid|present|(?:about |ca\.? )?\d+\+? ?(?:years?|yrs?|jahre?|ans?|años?|anni|anos|mos?|months?|monate?|mois|meses|mesi|lata?|år|jaar|maanden)(?:[ ,]+(?:and |et |und |y )?\d+ ?(?:mos?|months?|monate?|mois|meses|mesi|mån|maanden))?|less than a year|\d+(?:[.,]\d+)?\+? years? (?:of )?experience|\d+ ?(?:mos?|yrs?)|expected|anticipated|gpa:? ?[\d./]+|\d+(?:[.,]\d+)?\s*(?:\/\s*\d+(?:[.,]\d+)?|%)|dates?(?: employed| of employment)?|employment dates|employed|period|dauer|zeitraum|duration|page \d+(?: of \d+)?|https?:\S+|www\.\S+|[\w.-]+\.(?:com|org|net|de|io)\/\S*|\+?\d[\d\s()/-]{6,})$/iu;

/** "(GS-0343-11)": a pay grade. */
export const isCode = (text: string): boolean =>
  /^\(?\p{L}{1,3}-\d{1,4}(?:-\d{1,4}){0,2}(?:\/\d{1,4}){0,2}\)?$/u.test(text.trim());

/** Of the same length, but without commas and colons inside brackets, which do not separate. */
export const withoutInnerCommas = (text: string): string =>
  text.replace(/\([^()]{0,80}\)/g, (bracket) => bracket.replace(/[,،:]/g, ' '));

/** Neither a title nor an employer: an amount, a duration, a bare number, a web address. */
export const isAside = (text: string): boolean =>
  asides.test(text.trim()) || isDuration(text) || isCode(text) || !isName.test(text) || isPlaceLabel(text);
/** "3M", "G4F" and "K.C.S.E" are names too */
const isName = /\p{L}{2}|^\p{Lu}\d\p{Lu}$|^3M$|^(?:\p{Lu}\.){2,}\p{Lu}?\.?$/u;
const isPlaceLabel = (text: string): boolean =>
  /^(?:location|ort|lieu|ubicación|luogo|plaats|city|country)$/iu.test(text);

/** "City: Torino", "Supervisor: Ann Webb": neither a title nor an employer. */
export const isToldByLabel = ({ text }: Part): boolean =>
  ['place', 'told', 'count'].includes(leadingLabel(text)?.kind ?? '');

export const isPlacePart = (part: Part): boolean => isPlace(part.text);

/** A full stop after a word, not after "Inc" or "S.p.A". */
export const endsSentence = (text: string): boolean =>
  /[!?]$|\p{L}{4}[)"”’]?\.$/u.test(text) && !/\b(?:corp|gmbh|dept|\p{L}\.\p{L}+)\.$/iu.test(text);

/** The most words beside a date in a line that names a title, an employer and a town. */
const MAX_DATED_WORDS = 14;
export const MAX_BRACKETED_WORDS = 22;

/** The date that an entry is anchored to, and its cell. */
export interface Anchor {
  range: DateRange;
  cell: Cell;
}

/** The text before and after a date in its cell. */
interface Around {
  before: string;
  after: string;
  /** whether a full stop separates a head from the date: "Lab Technician, Boston Scientific. 2014 – 2018" */
  isStopped: boolean;
  /** all of it, without brackets and marks */
  rest: string;
  words: number;
}

function aroundDate({ range, cell }: Anchor, line: Line): Around {
  const before = cell.text.slice(0, range.from).trim();
  const after = cell.text.slice(range.to).trim();
  const stopped = /^\.?$/.test(after) && !isBullet(line) ? before.replace(fullStop, '') : before;
  const isStopped = stopped !== before && (range.isRange || /,|\.\s+\p{Lu}/u.test(before));
  const named = after.replace(/(?<=^|\s)\([^()]*\)$/, '');
  const rest = `${isStopped ? stopped : before} ${named}`.replace(/[()[\],|–—-]/g, ' ').trim();
  return { before, after, isStopped, rest, words: rest.split(/\s+/).filter(Boolean).length };
}

/** "Migrated 40 modules between 2021 and 2023" */
const betweenDates =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|mellan|mellem|mellom|from|throughout|during)$/iu;

/** "Cook at The Inn between 2018 and 2020" has at most this many words beside its dates. */
const MAX_BETWEEN_WORDS = 8;

/** Names that begin with a lowercase letter. */
const smallName = /^(?:freelance|self|intern|e-|i[OPM]|co-)/;

/** A sentence, or more words than a title, an employer and a town have. */
function isToldAround({ before, after, rest, words }: Around, { isRange }: DateRange): boolean {
  // "Administrator to the Director of Finance, Acme, Leeds (2012 – 2019)"
  const isBracketed = isRange && before.endsWith('(') && /^\)\.?$/.test(after);
  if (words > (isBracketed ? MAX_BRACKETED_WORDS : MAX_DATED_WORDS)) return true;
  if (betweenDates.test(before) && (words > MAX_BETWEEN_WORDS || /\p{Ll}{3}\.\s/u.test(before))) return true;
  return endsSentence(rest) || (/^\p{Ll}{2,}/u.test(before) && !smallName.test(before));
}

/** Up to this many characters beside a date at an edge are marks. */
const MAX_MARKS = 2;
/** A single date after more words than this belongs to the text. */
const MAX_WORDS_BEFORE_DATE = 8;

/** Whether a date is at an edge of its cell, or separated from the names beside it. */
function standsApart({ before, after, isStopped, words }: Around, { isRange }: DateRange, line: Line): boolean {
  const atStart = before.length <= MAX_MARKS;
  const atEnd = after.length <= MAX_MARKS || /^[)\],\s]*(?:\(?[^()]{0,24}\)?|[,|·(-].{0,40})$/u.test(after);
  const isApart = isStopped || /[(|,•·–—:\t-]$/.test(before) || /^[)|,•·:–—-]/.test(after) || line.cells.length > 1;
  if (isRange) return atStart || atEnd || isApart;
  const opensName = atStart && /^[)|,•·:–—-]|^\p{Lu}|^\p{Ll}\d?\p{Lu}/u.test(after);
  return opensName || (atEnd && isApart) || (after.length <= MAX_MARKS && words <= MAX_WORDS_BEFORE_DATE);
}

/** The first date of a line in the position of an entry's date, not in a sentence. */
export function anchorOf(line: Line): Anchor | null {
  const dates = line.cells.flatMap((cell) => datesIn(cell.text).map((range): Anchor => ({ range, cell })));
  const hangsEntry = (anchor: Anchor): boolean => {
    const { range, cell } = anchor;
    const around = aroundDate(anchor, line);
    const opensLine = range.isRange && around.before === '' && cell === line.cells[0];
    return around.words === 0 || opensLine || (!isToldAround(around, range) && standsApart(around, range, line));
  };
  return dates.find(hangsEntry) ?? null;
}
