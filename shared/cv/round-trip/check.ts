/** Compares a file read back by the plain reader with what was confirmed: evidence by field, never a score. */

import { writtenOf } from '../asked/written.ts';
import { normalDate } from '../builder/dates.ts';
import { datesIn } from '../dates.ts';
import { headingKind } from '../headings.ts';
import type { SectionKind } from '../lexicon/headings.data.ts';
import type { CvPages, Figure } from '../pages.ts';
import type { UserInfo } from '../user-info.ts';
import { alike, type PlainLine, type PlainText, plainTextIn, plainTextOf } from './plain-reader.ts';

export const troubles = [
  'absent',
  'header',
  'footer',
  'box',
  'columns',
  'spaced',
  'link',
  'below',
  'apart',
  'date',
  'heading',
  'emptyPage',
  'large',
  'table',
  'picture',
] as const;
export type Trouble = (typeof troubles)[number];

export interface Checked {
  /** the field: "Job title of position 1" */
  of: string;
  /** what the person confirmed; empty for problems of the file itself */
  said: string;
  /** the text it was read from, or the text that shows the problem */
  piece: string | null;
  page: number | null;
  trouble: Trouble | null;
}

/** Greenhouse does not parse larger files (Help Center, "Unsuccessful resume parse"). */
export const MAX_PARSED_BYTES = 2_500_000;

/** The most lines between a title, its employer and its dates. */
const NEAR = 3;
/** The number of top lines in which parsers look for a name. */
const TOP = 5;

export interface CheckedFile {
  pages: CvPages;
  bytes: number;
}

/** For text written here, which has its own lines and no file. */
export const checkText = (text: string, info: UserInfo): Checked[] => check(plainTextIn(text), null, info);

export function checkFile({ pages, bytes }: CheckedFile, info: UserInfo): Checked[] {
  const plain = plainTextOf(pages);
  const ofFile = (of: string, trouble: Trouble, piece: string, page: number | null = null): Checked => ({
    of,
    said: '',
    piece,
    page,
    trouble,
  });
  return [
    ...(bytes > MAX_PARSED_BYTES ? [ofFile('Size of the file', 'large', `${(bytes / 1e6).toFixed(1)} MB`)] : []),
    ...plain.emptyPages.map((page) => ofFile(`Page ${page}`, 'emptyPage', 'no text', page)),
    ...ofKind(pages, 'table').map((text, at) => ofFile(`Table ${at + 1}`, 'table', text)),
    ...ofKind(pages, 'picture').map((text, at) =>
      ofFile(`Picture ${at + 1}`, 'picture', text || 'without a description'),
    ),
    ...check(plain, pages, info),
  ];
}

const ofKind = ({ figures = [] }: CvPages, kind: Figure['kind']): string[] =>
  figures.flatMap((figure) => (figure.kind === kind ? [figure.text] : []));

interface Seen {
  at: number;
  line: PlainLine;
}

function check({ lines }: PlainText, pages: CvPages | null, info: UserInfo): Checked[] {
  const flat = lines.map(({ text }) => ` ${alike(text)} `);
  const written = pages && writtenOf(pages);
  const edge = /[\p{L}\p{N}]/u;
  const holds = (text: string, value: string): boolean => {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      if (!edge.test(text[at - 1] ?? ' ') && !edge.test(text[at + value.length] ?? ' ')) return true;
    return false;
  };
  const linesWith = (isThere: (text: string) => boolean): Seen[] =>
    flat.flatMap((text, at) => (isThere(text) ? [{ at, line: lines[at]! }] : []));
  /** In one line, in one wrapped into the next, or, for a degree and its subject, each part in a line. */
  const find = (said: string): Seen[] => {
    const value = alike(said);
    const whole = linesWith((text) => holds(text, value));
    if (whole.length > 0) return whole;
    const wrapped = flat.flatMap((text, at) =>
      value.length >= 20 && at + 1 < flat.length && holds(` ${text.trim()} ${flat[at + 1]!.trim()} `, value)
        ? [{ at, line: { ...lines[at]!, text: `${lines[at]!.text} ${lines[at + 1]!.text}` } }]
        : [],
    );
    const parts = value.split(', ');
    return wrapped.length > 0 || parts.length === 1
      ? wrapped
      : linesWith((text) => parts.every((part) => holds(text, part)));
  };
  const withoutSpaces = flat.join('').replaceAll(' ', '');
  const lostBy = (said: string): Trouble => {
    const value = alike(said);
    const aside = pages?.asides?.find(({ text }) => alike(text).includes(value));
    if (aside) return aside.where;
    if (pages?.pages.some(({ links }) => links.some(({ url }) => alike(url).includes(value)))) return 'link';
    const spot = written?.find(said)[0];
    if (!spot) return withoutSpaces.includes(value.replaceAll(' ', '')) ? 'spaced' : 'absent';
    return withoutSpaces.includes(value.replaceAll(' ', '')) ? 'spaced' : 'columns';
  };
  /** The plain reader's line in which the value begins, though not complete. */
  const nearest = (said: string): Seen | undefined => {
    const [first] = alike(said).split(' ');
    const at = flat.findIndex((text) => holds(text, first!));
    return at < 0 ? undefined : { at, line: lines[at]! };
  };
  const row = (of: string, said: string, seen: Seen | undefined, trouble: Trouble | null): Checked => ({
    of,
    said,
    piece: seen?.line.text ?? null,
    page: seen?.line.page ?? null,
    trouble,
  });
  /** @param from the line at which the search starts; earlier lines come second */
  const single = (of: string, said: string, from = 0): Checked[] => {
    if (said.trim() === '') return [];
    const all = find(said);
    const seen = all.find(({ at }) => at >= from) ?? all[0];
    if (seen) return [row(of, said, seen, null)];
    const trouble = lostBy(said);
    const shown = trouble === 'columns' || trouble === 'spaced' ? nearest(said) : undefined;
    return [row(of, said, shown, trouble)];
  };

  const named = single('Name', info.personalInfo.fullName).map((one) => {
    const [seen] = find(one.said);
    return one.trouble === null && seen && seen.at >= TOP ? { ...one, trouble: 'below' as const } : one;
  });

  const entry = (of: string, fields: readonly [string, string][], dates: readonly [string, string][]): Checked[] => {
    const said = fields.filter(([, value]) => value.trim() !== '');
    const places = said.map(([, value]) => find(value));
    // the place where the most of it is together
    const anchor = places.flat().toSorted((a, b) => distance(a, places) - distance(b, places) || a.at - b.at)[0];
    const rows = said.flatMap(([name, value], nth): Checked[] => {
      const seen =
        anchor && places[nth]!.toSorted((a, b) => Math.abs(a.at - anchor.at) - Math.abs(b.at - anchor.at))[0];
      if (!seen) return single(`${name} of ${of}`, value);
      return [row(`${name} of ${of}`, value, seen, Math.abs(seen.at - anchor.at) > NEAR ? 'apart' : null)];
    });
    return [
      ...rows,
      ...dates.flatMap(([name, value]): Checked[] => (value ? [dated(`${name} of ${of}`, value, anchor)] : [])),
    ];
  };
  const dated = (of: string, said: string, anchor: Seen | undefined): Checked => {
    const wanted = normalDate(said) ?? said;
    const near = (anchor ? lines.slice(Math.max(0, anchor.at - NEAR), anchor.at + NEAR + 1) : []).toSorted(
      (a, b) => Math.abs(lines.indexOf(a) - anchor!.at) - Math.abs(lines.indexOf(b) - anchor!.at),
    );
    const isIt = (date: string | null) => date !== null && (date === wanted || date.slice(0, 4) === wanted);
    const line = near.find(({ text }) => datesIn(text).some(({ start, end }) => isIt(start) || isIt(end)));
    if (!line) return row(of, said, anchor, 'date');
    // only people understand "'19" and "Summer 2019" as dates
    const isPlain = new RegExp(`\\b${wanted.slice(0, 4)}\\b`).test(line.text);
    return { of, said, piece: line.text, page: line.page, trouble: isPlain ? null : 'date' };
  };
  const headingAt = (kind: SectionKind): number =>
    lines.findIndex(({ text }) => headingKind(text.replace(/^[^\p{L}]+|[\s:]+$/gu, '')) === kind);
  const heading = (of: string, kind: SectionKind, isNeeded: boolean): Checked[] => {
    if (!isNeeded) return [];
    const line = lines[headingAt(kind)];
    return [
      line
        ? { of, said: '', piece: line.text, page: line.page, trouble: null }
        : { of, said: '', piece: null, page: null, trouble: 'heading' },
    ];
  };
  const { experience, education, skills, personalInfo } = info;
  const listed = [...new Set([...skills.technical, ...skills.soft])];
  return [
    ...named,
    ...single('Email', personalInfo.email),
    ...single('Phone', personalInfo.phone),
    ...heading('Heading of your experience', 'work', experience.length > 0),
    ...experience.flatMap((job, at) =>
      entry(
        `position ${at + 1}`,
        [
          ['Job title', job.title],
          ['Company', job.company],
        ],
        [
          ['Start date', job.startDate],
          ['End date', job.current ? '' : job.endDate],
        ],
      ),
    ),
    ...heading('Heading of your education', 'education', education.length > 0),
    ...education.flatMap((school, at) =>
      entry(
        `education ${at + 1}`,
        [
          ['Degree', school.degree],
          ['Institution', school.institution],
        ],
        [['Graduation year', school.graduationYear]],
      ),
    ),
    ...heading('Heading of your skills', 'skills', listed.length > 0),
    ...listed.flatMap((skill) => single('Skill', skill, headingAt('skills'))),
  ];
}

const distance = ({ at }: Seen, places: readonly Seen[][]): number =>
  places.reduce((sum, spots) => sum + Math.min(1000, ...spots.map((spot) => Math.abs(spot.at - at))), 0);
