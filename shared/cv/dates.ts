/** Dates and ranges of dates as CVs write them, in every language whose months the runtime knows. */
import { fillingWords, remarkWords } from './lexicon/date-remarks.data.ts';
import { misspeltMonths, notMonths, shortenedMonths } from './lexicon/months.data.ts';
import { plain, plainWords, wordSet } from './lexicon/plain.ts';

/** A point in time as a CV names it: YYYY or YYYY-MM. */
export interface DateRange {
  start: string | null;
  /** null where it goes on or is not named */
  end: string | null;
  current: boolean;
  /** where in the text the range stands */
  from: number;
  to: number;
  /** whether it names two ends, or that it goes on */
  isRange: boolean;
}

interface Point {
  /** null: now */
  value: string | null;
  from: number;
  to: number;
  /** the month where no year is written: "Jan – Mar 2019" */
  monthOnly?: number;
  /** "7/11" and "'16" are dates only as an end of a range */
  isWeak?: boolean;
}

const languages =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr hr sl sr-Latn el ru uk bg ca lt lv et id he ar'.split(' ');
const months = new Map<string, number>(Object.entries({ ...shortenedMonths, ...misspeltMonths }));
for (const language of languages)
  for (const style of ['long', 'short'] as const)
    for (const withDay of [false, true]) {
      const format = new Intl.DateTimeFormat(language, {
        month: style,
        ...(withDay ? { day: 'numeric' } : {}),
        timeZone: 'UTC',
      });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2021, month - 1, 15));
        const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/[^\p{L}]/gu, '');
        for (const length of [3, 4, name.length])
          if (name.length >= Math.max(3, length) && !months.has(name.slice(0, length)))
            months.set(name.slice(0, length), month);
      }
    }
for (const word of notMonths) months.delete(word);

const ongoing =
  "present|presently|current|currently|now|today|ongoing|to date|till date|until now|till now|up ?to now|up ?to date|up to (?:the )?present|date|bis heute|heute|bis dato|dato|aktuell|jetzt|laufend|gegenwart|gegenwartig|derzeit|andauernd|aujourd['’]?hui|a ce jour|ce jour|actuel|actuellement|en cours|maintenant|en poste|actualidad|la actualidad|actual|actualmente|presente|la fecha|a la fecha|fecha|hoy|en curso|oggi|attuale|attualmente|in corso|ad oggi|alla data attuale|data attuale|alla data odierna|data odierna|presente|o presente|atual|atualmente|o momento|momento|ate a data|ate a presente data|ate ao momento|ate a data atual|hoje|em curso|até hoje|heden|nu|huidig|obecnie|teraz|nadal|do chwili obecnej|chwili obecnej|dzis|do dzis|nuvarande|pagaende|idag|i dag|d\\.d\\.?|dags dato|naværende|navaerende|naa|na|nykyinen|nykyhetki|nykyisin|soucasnost|soucasne|dosud|doposud|sucasnost|trva|jelenleg|jelen|jelenlegi|mai napig|prezent|in prezent|gunumuz|halen|devam ediyor|devam|bugun|danas|sada|trenutno|sedaj|danes|настоящее время|по настоящее время|по н\\.? ?в\\.?|н\\.? ?в\\.?|наст\\.? ?время|сеичас|теперішніи час|дотепер|тепер|досі|по сеи день|сегодня|до момента|σημερα|μεχρι σημερα|παρον|至今|现在|現在|현재|היום|עד היום|כיום|حتى الان|حتى االن|حتى الحاضر|الحاضر|حاليا|الان|الآن|sekarang|saat ini|kini|hien tai|hien nay|nay|den nay";
const since =
  "since|from|starting|as of|class of|seit|ab|von|vom|depuis|des|de|du|desde|dal|da|dall['’]?|od|sinds|vanaf|sedan|fran|fra|siden|alkaen|с|з|від|από|απο|от|per|tu";
const seasons: Record<string, number | null> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  fruhjahr: 3,
  fruhling: 3,
  sommer: 6,
  herbst: 9,
  printemps: 3,
  ete: 6,
  automne: 9,
  hiver: 12,
  primavera: 3,
  verano: 6,
  otono: 9,
  invierno: 12,
  estate: 6,
  autunno: 9,
  inverno: 12,
  verao: 6,
  outono: 9,
  lente: 3,
  zomer: 6,
  herfst: 9,
  wiosna: 3,
  lato: 6,
  jesien: 9,
  zima: 12,
  var: 3,
  sommaren: 6,
  sommar: 6,
  host: 9,
  vinter: 12,
  ws: 10,
  ss: 4,
  wintersemester: 10,
  sommersemester: 4,
  wise: 10,
  sose: 4,
  michaelmas: 10,
  q1: 1,
  q2: 4,
  q3: 7,
  q4: 10,
  h1: 1,
  h2: 7,
};

/** "Summers" of "Summers 2021, 2022" */
const seasonNames =
  '(?<![\\p{L}\\p{N}])(?:summers?|winters?|springs?|falls?|autumns?|seasons?|sommer|saisons?|etes?|hivers?|veranos?|temporadas?|estati|estate|verao|veroes|zomers?|somrar|lata)\\s+';
const seasonsBefore = new RegExp(`${seasonNames}\\d{4}$`, 'u');
const seasonsOf = new RegExp(`${seasonNames}$`, 'u');

const byLength = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const month = `(?:${byLength(months.keys())})`;
const romans = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const edge = '(?<![\\p{L}\\p{N}])';
/** "GS-2005-07" is a grade. */
const noCode = '(?<!(?<!\\p{L})\\p{L}{1,2}-)';
const end = '(?![\\p{L}\\p{N}])';
const patterns: [RegExp, (m: RegExpExecArray) => Omit<Point, 'from' | 'to'> | null][] = [
  // 2019年3月
  [new RegExp(`(${year})\\s*[年년]\\s*(?:(\\d{1,2})\\s*[月월])?`, 'uy'), (m) => ({ value: iso(m[1]!, m[2]) })],
  // 2019-03-15, 2019/03, 2019.03
  [
    new RegExp(
      `${edge}${noCode}(${year})\\s?[-/.]\\s?(0[1-9]|1[0-2])(?:\\s?[-/.]\\s?(?:0?[1-9]|[12]\\d|3[01]))?(?![\\p{L}\\p{N}]|[./]\\d|-(?!${year})\\d)`,
      'uy',
    ),
    (m) => ({ value: iso(m[1]!, m[2]) }),
  ],
  // 15.03.2019, 15/03/2019, 03/15/2019
  [
    new RegExp(`${edge}(\\d{1,2})\\s?[./-]\\s?(\\d{1,2})\\s?[./-]\\s?(${year})${end}`, 'uy'),
    (m) => ({ value: iso(m[3]!, Number(m[2]) <= 12 ? m[2] : m[1]) }),
  ],
  // 03/2019, 3.2019, 03-2019; "Grade 12 – 2010" is no December
  [
    new RegExp(
      `${edge}(?<!(?:grade|year|class|level|std|standard|form|klasse)\\s)(0?[1-9]|1[0-2])\\s?[./\\-–]\\s?(${year})${end}`,
      'uy',
    ),
    (m) => ({ value: iso(m[2]!, m[1]) }),
  ],
  // 15 March 2019, 1er mars 2019, marzo de 2019, Mar. '19, Jan-19, March, 2019
  [
    new RegExp(
      `${edge}(?:\\d{1,2}(?:\\.|st|nd|rd|th|er|º)?\\s+(?:de\\s+|of\\s+)?)?(${month})(?!\\p{L})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?[\\s,./-]{0,3}(?:(?:de|del|do|of)\\s+)?(?:(${year})|['’‘´]\\s?(\\d{2})|(?<=[-/.])(\\d{2}))(?:\\s?(?:r|г|р|yil[iı]?|ev)\\.?)?${end}`,
      'uy',
    ),
    (m) => ({ value: iso(m[2] ?? century(m[3] ?? m[4]!), months.get(m[1]!)) }),
  ],
  // 2019 March
  [
    new RegExp(`${edge}(${year})[\\s,.-]{1,2}(${month})\\.?${end}`, 'uy'),
    (m) => ({ value: iso(m[1]!, months.get(m[2]!)) }),
  ],
  // Summer 2018, WS 2018/19, Q1 2020
  [
    new RegExp(`${edge}(${byLength(Object.keys(seasons))})[\\s,]{0,2}(${year})(?:/\\d{2,4})?${end}`, 'uy'),
    (m) => ({ value: m[2]! }),
  ],
  // X 2018, IV 2014 – IX 2018; "Engineer II 2018" is no February
  [
    new RegExp(`(?<![\\p{L}\\p{N}]|\\p{L}[\\s,]{1,2})(${romans.join('|')})[\\s./-]{1,2}(${year})${end}`, 'uy'),
    (m) => ({ value: iso(m[2]!, romans.indexOf(m[1]!) + 1) }),
  ],
  // 03/19
  [
    new RegExp(`${edge}(0[1-9]|1[0-2])\\s?/\\s?(\\d{2})(?![\\p{L}\\p{N}]|[./-]\\d)`, 'uy'),
    (m) => (Number(m[2]) <= 45 || Number(m[2]) >= 60 ? { value: iso(century(m[2]!), m[1]) } : null),
  ],
  // 7/11, '16: of "7/11 – 1/16", "'16 – now"
  [
    /(?<![\p{L}\p{N}./-])([1-9])\/(\d{2})(?![\p{L}\p{N}]|[./-]\d)/uy,
    (m) => ({ value: iso(century(m[2]!), m[1]), isWeak: true }),
  ],
  [/(?<![\p{L}\p{N}])['’‘´](\d{2})(?![\p{L}\p{N}])/uy, (m) => ({ value: century(m[1]!), isWeak: true })],
  // 04-14 of "04-14 – 04-16"
  [
    /(?<![\p{L}\p{N}./-])(0[1-9]|1[0-2])-(\d{2})(?![\p{L}\p{N}]|[./-]\d)/uy,
    (m) => ({ value: iso(century(m[2]!), m[1]), isWeak: true }),
  ],
  // 2019
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}$€£#+]|\\d[.,])${noCode}(${year})(?:\\s?(?:r|г|р|гг)\\.)?(?![\\p{L}\\p{N}%+]|[.,]\\d)`,
      'uy',
    ),
    (m) => ({ value: m[1]! }),
  ],
  // "Lakeside Hospital2019 - Present", where a template's space got lost
  [new RegExp(`(?<=\\p{L}{4})(${year})(?=\\s?[-–—]\\s?(?:${year}|${ongoing})${end})`, 'uy'), (m) => ({ value: m[1]! })],
  // today
  [new RegExp(`${edge}(?:${ongoing})${end}`, 'uy'), () => ({ value: null })],
  // "Jan" of "Jan – Mar 2019"
  [new RegExp(`${edge}(${month})\\.?${end}`, 'uy'), (m) => ({ value: '', monthOnly: months.get(m[1]!)! })],
];
const separator =
  /^\s*(?:[-–—−‐‑‒―~→➔>/]{1,3}|to|until|till|til|through|thru|bis|bis zum|au|a|à|al|alla|ad|hasta|hasta la|hasta el|ate|até|tot|do|till|och|and|und|et|un|iki|-|until the|jusqu['’]?(?:a|à|en|au)?|par|po|по|до|έως|εως|μεχρι|à|den|·)\s*(?:the\s+|zum\s+|la\s+|el\s+|o\s+|a\s+|au\s+)?$/u;

const iso = (y: string, m?: string | number): string => (m ? `${y}-${String(Number(m)).padStart(2, '0')}` : y);
const century = (twoDigits: string): string => `${Number(twoDigits) > 50 ? 19 : 20}${twoDigits}`;

/** Same length as the text, so that positions stay. */
function flatten(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  let flat = '';
  for (const char of text) {
    const base = plain(char);
    flat += base.length === char.length ? base : base.slice(0, char.length).padEnd(char.length);
  }
  return flat;
}

function pointsIn(flat: string): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < flat.length; ) {
    const hit = patterns
      .map(([pattern, read]) => {
        pattern.lastIndex = at;
        const m = pattern.exec(flat);
        const point = m && read(m);
        return point ? { ...point, from: at, to: at + m[0].length } : null;
      })
      .find((point) => point !== null);
    if (hit) points.push(hit);
    at = hit ? hit.to : at + 1;
  }
  return points;
}

/** "July 2015 to date" needs no other word between. */
const isUntilNow = (flat: string, first: Point, next: Point): boolean =>
  next.value === null && /^[\s,]*$/.test(flat.slice(first.to, next.from));

/** "2014 2017" at the end: the sign between has no letter in its font. */
const isBareRange = (flat: string, first: Point, next: Point): boolean =>
  flat.slice(first.to, next.from) === ' ' &&
  /^[\s).]*$/.test(flat.slice(next.to)) &&
  first.value?.length === next.value?.length &&
  (first.value ?? '') < (next.value ?? '');

/** "2019– Headteacher" */
const isOpenBefore = (text: string, first: Point): boolean =>
  first.from === 0 && /^[-–—]\s+\p{Lu}/u.test(text.slice(first.to));

const monthOf = (point: Point, like: Point): string => iso((like.value ?? '').slice(0, 4), point.monthOnly);

/** "2008 February – August"; the year of "Feb 2012 – Apr" may have got no room. */
const isYearFirst = (flat: string, { value, from }: Point): boolean =>
  value?.length === 7 && /^\d{4}/.test(flat.slice(from));

/** Where the range that a reader has found ends, and how many points it has used. */
interface RangeRead {
  range: DateRange;
  points: number;
}

interface PointsAt {
  text: string;
  flat: string;
  first: Point;
  next: Point | undefined;
  /** whether a sign or a word between the two makes one range of them */
  isJoined: boolean;
}

const closedRange = (start: string | null, end: string | null, from: number, to: number): DateRange => ({
  start,
  end,
  current: end === null,
  from,
  to,
  isRange: true,
});

/** "March 2019 – May 2021", "2019 – present" */
function byTwoEnds({ first, next, isJoined }: PointsAt): RangeRead | null {
  if (!first.value || !isJoined || next!.value === '') return null;
  return { range: closedRange(first.value, next!.value, first.from, next!.to), points: 2 };
}

/** "2008 February – August" */
function byYearFirst({ flat, first, next, isJoined }: PointsAt): RangeRead | null {
  if (!isYearFirst(flat, first) || !isJoined || next!.value !== '' || monthOf(next!, first) < first.value!) return null;
  return { range: closedRange(first.value, monthOf(next!, first), first.from, next!.to), points: 2 };
}

/** "Jan – Mar 2019" */
function byMonthFirst({ first, next, isJoined }: PointsAt): RangeRead | null {
  if (first.value !== '' || !isJoined || !next!.value) return null;
  return { range: closedRange(monthOf(first, next!), next!.value, first.from, next!.to), points: 2 };
}

/** "2009-12", "2016/17" */
function byShortEnd({ flat, first }: PointsAt): RangeRead | null {
  const short = /^\s?[-–—/]\s?(\d{2})(?![\p{L}\p{N}]|[./-]\d)/u.exec(flat.slice(first.to));
  if (!short || !/^\d{4}$/.test(first.value ?? '') || !isLater(first.value!, short[1]!)) return null;
  const end = first.value!.slice(0, 2) + short[1]!;
  return { range: closedRange(first.value, end, first.from, first.to + short[0].length), points: 1 };
}

/** "Summers 2021, 2022", "Summer 2021 & 2022" */
function bySeasons({ flat, first, next }: PointsAt): RangeRead | null {
  if (!next || !/^\d{4}$/.test(first.value ?? '') || !/^\d{4}$/.test(next.value ?? '')) return null;
  const isListed =
    /^\s?(?:,|&|\+|y|e|i|et|und|and|en|och|og|oraz)\s?$/.test(flat.slice(first.to, next.from)) &&
    next.value! > first.value!;
  const ofSeasons = isListed ? seasonsBefore.exec(flat.slice(0, first.to)) : null;
  return ofSeasons && { range: closedRange(first.value, next.value, ofSeasons.index, next.to), points: 2 };
}

/** "May 2019", "since 2019", "2019 –" */
function byOnePoint({ text, flat, first }: PointsAt): RangeRead | null {
  if (!first.value || first.isWeak) return null;
  const open =
    /^\s*[-–—]\s*$/.test(flat.slice(first.to)) ||
    /^\s*[-–—]\s*[)\]]/.test(flat.slice(first.to)) ||
    isOpenBefore(text, first);
  const before = new RegExp(`(?:^|[\\s(,|])(${since})\\s*[:.]?\\s*$`, 'u').exec(flat.slice(0, first.from));
  const isSince =
    before !== null &&
    /^(since|seit|ab|depuis|desde|dal|dall|od|sinds|vanaf|sedan|siden|alkaen|с|з|від|από|απο|от)/.test(before[1]!);
  const dash = /^\s*[-–—]\s*/.exec(flat.slice(first.to));
  const range: DateRange = {
    start: first.value,
    end: null,
    current: open || isSince,
    from: before ? first.from - (before[0].length - before[0].search(/[^\s(,|]/)) : first.from,
    to: open ? first.to + (dash?.[0].trimEnd().length ?? 0) : first.to,
    isRange: open || isSince,
  };
  return { range, points: 1 };
}

/** The first of them that reads a range from a point reads it. */
const rangeReaders = [bySeasons, byTwoEnds, byYearFirst, byMonthFirst, byShortEnd, byOnePoint];

/** Every date and range of dates in a text, in order; a remark in brackets behind one is a part of it. */
export function datesIn(text: string): DateRange[] {
  const flat = withoutCodes(flatten(text));
  if (!/\d{2}|[年月至]/.test(flat)) return [];
  const points = pointsIn(flat);
  const ranges: DateRange[] = [];
  for (let i = 0; i < points.length; ) {
    const [first, next] = [points[i]!, points[i + 1]];
    const isJoined =
      next !== undefined &&
      (separator.test(flat.slice(first.to, next.from)) ||
        isUntilNow(flat, first, next) ||
        isBareRange(flat, first, next));
    const at = { text, flat, first, next, isJoined };
    const found = rangeReaders.map((read) => read(at)).find((one) => one !== null);
    if (found) ranges.push(found.range);
    i += found?.points ?? 1;
  }
  return ranges
    .map((range) => withRemark(withSeasons(withSince(range, flat), flat), flat))
    .filter(({ start, end: last }) => !last || !start || last.slice(0, 4) >= start.slice(0, 4));
}

/** "GS-0343-11/12": the grades of a post are no date. */
const gradeCode = /(?<![\p{L}\p{N}])\p{L}{1,3}-\d{2,4}(?:-\d{1,2})?(?:\/\d{1,2})+(?![\p{L}\p{N}/])/gu;
const withoutCodes = (flat: string): string => flat.replace(gradeCode, (code) => '␟'.repeat(code.length));

const remarks = wordSet([fillingWords, ...Object.values(remarkWords)].join(' '));
const filling = wordSet(fillingWords);

/** "holidays", "12 month contract", "maternity cover": what is said of a time, and names neither a post nor an employer. */
export function isDateRemark(text: string): boolean {
  const words = plainWords(text);
  const isKnown = (word: string) => remarks.has(word) || /^\d{1,3}$/.test(word);
  return (
    words.length <= MAX_REMARK_WORDS &&
    words.every(isKnown) &&
    words.some((word) => /\p{L}/u.test(word) && !filling.has(word))
  );
}
const MAX_REMARK_WORDS = 7;

/** "2006 – 2009 (holidays)": a remark in brackets behind a date belongs to it. */
function withRemark(range: DateRange, flat: string): DateRange {
  const remark = /^\s?[,;]?\s?\(([^()]{3,60})\)/u.exec(flat.slice(range.to));
  return remark && isDateRemark(remark[1]!) ? { ...range, to: range.to + remark[0].length } : range;
}

const isLater = (full: string, short: string): boolean =>
  Number(full.slice(0, 2) + short) >= Number(full) && Number(short) < 60;

/** "summers 2012 to 2014": the word before belongs to the range. */
function withSeasons(range: DateRange, flat: string): DateRange {
  const seasonal = range.isRange ? seasonsOf.exec(flat.slice(0, range.from)) : null;
  return seasonal ? { ...range, from: seasonal.index } : range;
}

/** "from 2019 to 2021": the word before belongs to the range. */
function withSince(range: DateRange, flat: string): DateRange {
  const before = new RegExp(`(?:^|[\\s(,|])((?:${since})\\s+)$`, 'u').exec(flat.slice(0, range.from));
  return before && range.isRange ? { ...range, from: range.from - before[1]!.length } : range;
}

/** Whether a text is nothing but dates or parts of one: "September", "2019 –", "Present". */
export function isDatePiece(text: string): boolean {
  if (text.length > 30) return false;
  const flat = flatten(text);
  const points = pointsIn(flat);
  let [rest, at] = ['', 0];
  for (const { from, to } of points) {
    rest += flat.slice(at, from);
    at = to;
  }
  rest += flat.slice(at);
  const isBare = new RegExp(
    `^(?:[^\\p{L}\\p{N}]|(?<!\\p{L})(?:${since}|to|bis|au|al|o|la|el|the|hasta|do|ate|tot|till)(?!\\p{L}))*$`,
    'u',
  );
  return points.length > 0 && isBare.test(rest);
}

/** Whether a text is one date or range, and nothing else. */
export const isDateOnly = (text: string): boolean => {
  const [range] = datesIn(text);
  return range !== undefined && text.length - (range.to - range.from) <= 4;
};

const spans =
  'years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|ann[io]|mes[ei]|anos?|mês|lata?|rok|miesiąc[ae]?|miesięcy|jaar|jaren|maand(?:en)?|år|mån(?:ader?)?|måneder?|let|roky?|měsíc(?:e|ů)?|yıl|ay|év|hónap|год[аы]?|лет|месяц(?:а|ев)?|мес|г|л|р[іо]ки?|років|місяц(?:ь|і|ів|я)';
const durationOnly = new RegExp(
  `^\\(?(?:\\d{1,2}(?:[.,]\\d)?|an?)\\s?(?:${spans})\\.?(?:[\\s,]+(?:(?:and|und|et|y|e|и|і|och|og|en)\\s)?\\d{1,2}\\s?(?:${spans})\\.?)?\\)?$`,
  'iu',
);

/** "5 лет 3 месяца", "(1 year 2 months)", "a month": for how long, and nothing else. */
export const isDuration = (text: string): boolean => durationOnly.test(text.trim());
