/**
 * What a CV says, in terms of the occupation table: times, occupations, the level of education, tools by their names. Name,
 * age, gender, school, place and nationality are not among it, so no figure can follow from them.
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
  /** facts index; null where the title is none we know */
  occupation: number | null;
  period: Period | null;
  current: boolean;
  /** 0 for an intern to 5 for an officer */
  rank: number;
}

/** The present position, or the last one; what it is, is never taken from an older one. */
interface Present {
  title: string;
  /** facts index; null where the title is none we surely know and nobody has said which it is */
  occupation: number | null;
  /** facts indexes to choose from then */
  nearest: readonly number[];
}

export interface Evidence {
  /** newest first, as far as they have times */
  positions: readonly Position[];
  present: Present | null;
  education: (typeof educationKeys)[number] | null;
  /** the names of O*NET */
  tools: readonly string[];
  /** facts index of the role the person aims at */
  target: number | null;
  /** when it was read, milliseconds since the epoch */
  now: number;
}

export interface Reference {
  facts: Facts;
  words: VacancyWords;
}

/** What the person has said beside the CV, and when it is read. */
export interface Asked {
  targetRole: string;
  /** milliseconds since the epoch */
  now: number;
  /** the facts index that the person chose for a present title which is not surely known */
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

/** Nobody has more jobs at a time than that. */
const MAX_PRESENT = 5;

/** Of several at present the first that is surely known; what has no title says nothing. */
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

/** What a person says they can and did; a line that speaks to software says nothing of them. */
function linesOf({ skills, work, certificates, basics }: CvReading): string[] {
  const texts = (list: readonly Found[]) => list.flatMap(({ value }) => before(value));
  return [
    ...texts(skills).map((skill) => `Skills: ${skill}`),
    ...work.flatMap(({ highlights, position }) => texts([...(position ? [position] : []), ...highlights])),
    ...texts([...certificates, ...(basics.summary ? [basics.summary] : [])]),
  ];
}

/** The sentences of a text up to where it turns to software: what it says from there on is meant for that. */
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
/** what a title without a word of rank counts */
const NO_RANK = 1;

const rankOf = (title: string): number => ranks.find(([, words]) => words.test(title))?.[0] ?? NO_RANK;
