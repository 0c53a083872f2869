/** Rules for our texts on occupations. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { syllable } from 'syllable';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import { plainNames } from '#shared/occupations/names.ts';
import type { FieldTexts, OccupationText } from '#shared/occupations/texts.ts';

const folder = join(import.meta.dirname, '../../../shared/occupations/texts');

export const textsOf = (field: string): FieldTexts =>
  JSON.parse(readFileSync(join(folder, `${field}.json`), 'utf8')) as FieldTexts;

export const fields = Object.keys(fieldNames);

export const codesOf = (field: string): string[] => Object.keys(plainNames).filter((code) => fieldOf(code) === field);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? [];
const sentencesOf = (text: string): string[] =>
  text.split(/[.!?](?:\s+|$)/).filter((sentence) => sentence.trim() !== '');

/** Units for readability: the sentences of the summary, and each line of the day. */
const sentencesIn = ({ summary, day }: OccupationText): string[] => [...sentencesOf(summary), ...day];

export const readingGrade = (text: OccupationText): number => gradeOf(sentencesIn(text));

/** Flesch-Kincaid grade of some texts of at least one sentence. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A text may be as hard as the occupation's terms require; a field's average must be grade 9 or easier. */
const MAX_GRADE = 11;
export const AIMED_GRADE = 9;

const RUN = 6;
const runsOf = (words: readonly string[]): string[] =>
  words.slice(RUN - 1).map((_, from) => words.slice(from, from + RUN).join(' '));

/**
 * Every run of six words in the publisher's tasks and descriptions.
 * @param source the folder with O*NET's text files; null if they are not available
 */
export function publishedRuns(source: string | undefined): ReadonlySet<string> | null {
  if (!source || !existsSync(join(source, 'Task Statements.txt'))) return null;
  const column = (file: string, name: string) => {
    const [head = '', ...rows] = readFileSync(join(source, file), 'utf8').split(/\r?\n/);
    const at = head.split('\t').indexOf(name);
    if (at < 0) throw new Error(`${file} has no column ${name}`);
    return rows.map((row) => row.split('\t')[at] ?? '');
  };
  const texts = [...column('Task Statements.txt', 'Task'), ...column('Occupation Data.txt', 'Description')];
  const titles = new Set(column('Occupation Data.txt', 'Title').flatMap((title) => runsOf(wordsOf(title))));
  return new Set(texts.flatMap((text) => runsOf(wordsOf(text))).filter((run) => !titles.has(run)));
}

const between = (least: number, value: number, most: number) => value >= least && value <= most;

/** The faults of a text, one per line. */
export function textProblems(text: OccupationText, published: ReadonlySet<string> | null): string[] {
  const { summary, day } = text;
  const parts = [summary, ...day];
  const problems: string[] = [];
  const refuse = (wrong: boolean, problem: string) => wrong && problems.push(problem);
  const sentences = sentencesOf(summary).length;
  const words = wordsOf(summary).length;
  refuse(!between(2, sentences, 3), `the summary has ${sentences} sentences, not 2 or 3`);
  refuse(!between(25, words, 70), `the summary has ${words} words, not 25 to 70`);
  refuse(!/\byou(r)?\b/i.test(summary), 'the summary does not speak to "you"');
  refuse(!/[.]$/.test(summary), 'the summary does not end with a full stop');
  refuse(!between(3, day.length, 5), `the day has ${day.length} lines, not 3 to 5`);
  for (const line of day) {
    refuse(!between(4, wordsOf(line).length, 18), `"${line}" has ${wordsOf(line).length} words, not 4 to 18`);
    refuse(!/^[A-Z0-9].*[^.;,]$/.test(line), `"${line}" does not begin with a capital and end without a full stop`);
  }
  refuse(new Set(day).size < day.length, 'a line of the day stands twice');
  refuse(
    parts.some((part) => /[$%*<>]|\s{2}|^\s|\s$|—/.test(part)),
    'a sign that does not belong: $ % * < >, a long dash, or a space too many',
  );
  const grade = readingGrade(text);
  refuse(grade > MAX_GRADE, `reads at grade ${grade.toFixed(1)}, harder than ${MAX_GRADE}`);
  for (const run of published ? parts.flatMap((part) => runsOf(wordsOf(part))) : [])
    refuse(published?.has(run) ?? false, `the publisher’s words: "${run}"`);
  return problems;
}
