/**
 * What a CV says in terms of the occupation table: times, occupations, level of education, tools by name. It excludes
 * name, age, gender, school, place and nationality, so no figure can depend on them.
 */
import type { educationKeys } from '#shared/assessment/background.ts';
import type { CvReading, Found } from '#shared/cv/reading.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Lexicon, lexiconOf } from '#shared/vacancies/reading/lexicon.ts';
import { readTools } from '#shared/vacancies/reading/read-tools.ts';
import { findPhrases, tokensOf } from '#shared/vacancies/reading/tokens.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import { degreeLevel } from './degree-level.ts';
import { speaksToMachine } from './machine-words.ts';
import { occupationOfTitle } from './occupation-of-title.ts';
import { type Period, periodOf } from './periods.ts';
import { matchTitle } from './title-match.ts';

export interface Position {
  /** facts index; null if the title is unknown */
  occupation: number | null;
  period: Period | null;
  current: boolean;
  /** 0 for an intern to 5 for an officer */
  rank: number;
}

/** The present position, or else the last one; its occupation is never taken from an older one. */
interface Present {
  title: string;
  /** facts index; null if the title does not surely name an occupation and the person has not chosen one */
  occupation: number | null;
  /** facts indexes to choose from in that case */
  nearest: readonly number[];
}

export interface Evidence {
  /** newest first, if they have dates */
  positions: readonly Position[];
  present: Present | null;
  education: (typeof educationKeys)[number] | null;
  /** O*NET's names */
  tools: readonly string[];
  /** facts index of the target role */
  target: number | null;
  /** when it was read, milliseconds since the epoch */
  now: number;
}

export interface Reference {
  facts: Facts;
  words: VacancyWords;
}

/** What the person said in addition to the CV, and the time of reading. */
export interface Asked {
  targetRole: string;
  /** milliseconds since the epoch */
  now: number;
  /** the facts index the person chose for a present title that does not surely name an occupation */
  chosen?: number | null;
}

export function evidenceOf(
  reading: CvReading,
  { targetRole, now, chosen = null }: Asked,
  { facts, words }: Reference,
): Evidence {
  const lexicon = lexiconOf(words, facts);
  const found = toolsIn(linesOf(reading), lexicon);
  const use = new Map<number, number>();
  for (const { occupations } of found)
    for (const index of occupations) use.set(index, (use.get(index) ?? 0) + 1 / Math.sqrt(occupations.length));
  const occupationOf = (title: string) =>
    speaksToMachine(title) ? null : occupationOfTitle(title, lexicon, facts, use);
  const honest = reading.work.filter(({ position }) => !speaksToMachine(position?.value ?? ''));
  const titled = honest.map((work): Position & { title: string } => {
    const title = work.position?.value ?? '';
    return {
      title,
      occupation: occupationOf(title),
      period: periodOf(work, now),
      current: work.current,
      rank: rankOf(title),
    };
  });
  titled.sort(
    (a, b) =>
      Number(b.current) - Number(a.current) ||
      (b.period?.to ?? 0) - (a.period?.to ?? 0) ||
      (b.period?.from ?? 0) - (a.period?.from ?? 0),
  );
  const present = presentOf(titled, chosen, { facts, words });
  const positions = titled.map(({ title, ...position }): Position => {
    return title === present?.title ? { ...position, occupation: present.occupation } : position;
  });
  return {
    positions,
    present,
    education: degreeLevel(
      reading.education.flatMap(({ studyType, area }) => {
        const name = [studyType?.value, area?.value].filter(Boolean).join(' ');
        return name && !speaksToMachine(name) ? [name] : [];
      }),
    ),
    tools: [...new Set(found.map(({ name }) => name))],
    target: targetRole.trim() ? occupationOf(targetRole) : null,
    now,
  };
}

/** The most simultaneous jobs considered. */
const MAX_PRESENT = 5;

/** Among several present jobs, the first with a sure occupation; jobs without a title are skipped. */
function presentOf(
  newestFirst: readonly { title: string; current: boolean }[],
  chosen: number | null,
  { facts, words }: Reference,
): Present | null {
  const named = newestFirst.filter(({ title }) => title !== '');
  const current = named.filter((each) => each.current).slice(0, MAX_PRESENT);
  const matched = (current.length > 0 ? current : named.slice(0, 1)).map(({ title }) => {
    const { sure, nearest } = matchTitle(title, facts, words);
    return { title, occupation: sure, nearest };
  });
  const known = matched.find(({ occupation }) => occupation !== null);
  const [first] = matched;
  return known ?? (first ? { ...first, occupation: chosen } : null);
}

/** The person's skills and work; a line addressed to software is not evidence. */
function linesOf({ skills, work, certificates, basics }: CvReading): string[] {
  const texts = (list: readonly Found[]) => list.flatMap(({ value }) => before(value));
  return [
    ...texts(skills).map((skill) => `Skills: ${skill}`),
    ...work.flatMap(({ highlights, position }) => texts([...(position ? [position] : []), ...highlights])),
    ...texts([...certificates, ...(basics.summary ? [basics.summary] : [])]),
  ];
}

/** The sentences of a text up to the first that addresses software; the rest is aimed at it. */
function before(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n/);
  const turn = sentences.findIndex(speaksToMachine);
  return turn < 0 ? sentences : sentences.slice(0, turn);
}

function toolsIn(lines: readonly string[], { tools }: Lexicon) {
  const text = lines.join('\n');
  return readTools(text, findPhrases(text, tokensOf(text), tools)).map(({ value }) => value);
}

const ranks: readonly [rank: number, words: RegExp][] = [
  [5, /\b(?:chief|c[efiot]o|vp|vice president|president|managing director|geschäftsführer\w*)\b/i],
  [4, /\b(?:director|head of|manager|direktor\w*|leiter\w*|directeur|jefe)\b/i],
  [3, /\b(?:lead|principal|supervisor|teamle\w+|forem[ae]n)\b/i],
  [2, /\b(?:senior|sr)\b/i],
  [0, /\b(?:intern|internship|trainee|apprentice|working student|praktikant\w*|stagiaire|becari[oa]|junior|jr)\b/i],
];
/** the rank of a title without a word of rank */
const NO_RANK = 1;

const rankOf = (title: string): number => ranks.find(([, words]) => words.test(title))?.[0] ?? NO_RANK;
