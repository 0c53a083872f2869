/** Points in time as CVs write them, in every language whose months the runtime knows. */
import { ongoing, seasons } from './lexicon/date-words.data.ts';
import { misspeltMonths, notMonths, shortenedMonths } from './lexicon/months.data.ts';
import { plain } from './lexicon/plain.ts';

export interface Point {
  /** null: ongoing */
  value: string | null;
  from: number;
  to: number;
  /** the month, with an empty `value`, if no year is written: "Jan" of "Jan – Mar 2019" */
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
  // 03/2019, 3.2019, 03-2019; the 12 of "Grade 12 – 2010" is not December
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
  // X 2018, IV 2014 – IX 2018; the II of "Engineer II 2018" is not February
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
  // "Lakeside Hospital2019 - Present", from a template that lost the space
  [new RegExp(`(?<=\\p{L}{4})(${year})(?=\\s?[-–—]\\s?(?:${year}|${ongoing})${end})`, 'uy'), (m) => ({ value: m[1]! })],
  // today
  [new RegExp(`${edge}(?:${ongoing})${end}`, 'uy'), () => ({ value: null })],
  // "Jan" of "Jan – Mar 2019"
  [new RegExp(`${edge}(${month})\\.?${end}`, 'uy'), (m) => ({ value: '', monthOnly: months.get(m[1]!)! })],
];

export const iso = (y: string, m?: string | number): string => (m ? `${y}-${String(Number(m)).padStart(2, '0')}` : y);
const century = (twoDigits: string): string => `${Number(twoDigits) > 50 ? 19 : 20}${twoDigits}`;

/** "l999", "2OO8", "2O15": years as scanners read them, with two true digits at least. */
const misread = /(?<![\p{L}\p{N}])(?=\p{L}*\d\p{L}*\d)(?:[1li]9[\dlo]{2}|2[0o][0-4lo][\dlo])(?![\p{L}\p{N}])/gu;
const withYears = (flat: string): string =>
  flat.replace(misread, (year) => year.replace(/[li]/g, '1').replaceAll('o', '0'));

/** Has the same length as the text, so that offsets stay valid. */
export function flatten(text: string): string {
  if (/^[ -~]*$/.test(text)) return withYears(text.toLowerCase());
  let flat = '';
  for (const char of text) {
    const base = plain(char);
    flat += base.length === char.length ? base : base.slice(0, char.length).padEnd(char.length);
  }
  return withYears(flat);
}

export function pointsIn(flat: string): Point[] {
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
