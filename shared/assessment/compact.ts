/**
 * Encodes answers as a short text, because the item is written on every save: one character per answer, by position in
 * the item bank. Therefore items and options may be reworded and appended, never reordered or removed.
 */

import type { Answers, CoreAnswers, DeepDiveAnswers, TriageAnswers } from './answers.ts';
import { type Background, saidOf } from './background.ts';
import { readBackground, writeBackground } from './compact-background.ts';
import type { ItemBank } from './item-bank.ts';
import type { Stage } from './stages.ts';

/** @returns about 20 to 60 characters; {@link expandStage} restores the answers */
export const compactStage = <S extends Stage>(bank: ItemBank, stage: S, answers: Answers[S]): string =>
  writers[stage](bank, answers as never);

/** @param text made by {@link compactStage} */
export const expandStage = <S extends Stage>(bank: ItemBank, stage: S, text: string): Answers[S] =>
  readers[stage](bank, text.split('|')) as Answers[S];

const MISSING = '-';

type Row = { id: string };
type Choice = Row & { options: Row[] };

const letter = (rows: Row[], id: string): string => rows.findIndex((row) => row.id === id).toString(36);
const rowAt = (rows: Row[], text: string): string => rows[Number.parseInt(text, 36)]!.id;

const writeEach = (rows: Row[], given: Record<string, string | number>) =>
  rows.map((row) => given[row.id] ?? MISSING).join('');
const readEach = <T>(rows: Row[], text: string, value: (character: string) => T): Record<string, T> =>
  Object.fromEntries(
    rows.flatMap((row, position) => (text[position] === MISSING ? [] : [[row.id, value(text[position]!)]])),
  );

const writeTime = (iso: string | undefined) => (iso === undefined ? '' : Date.parse(iso).toString(36));
const readTime = (text: string) =>
  text === '' ? {} : { completedAt: new Date(Number.parseInt(text, 36)).toISOString() };

/** The time and, after a comma, the background. Answers older than that question have no comma. */
function writeTimeAndBackground(iso: string | undefined, background: Background | undefined): string {
  const said = saidOf(background);
  return writeTime(iso) + (said ? `,${writeBackground(said)}` : '');
}
function readTimeAndBackground(text: string) {
  const comma = text.indexOf(',');
  if (comma < 0) return readTime(text);
  return { ...readTime(text.slice(0, comma)), background: readBackground(text.slice(comma + 1)) };
}

const writeChoices = (questions: Choice[], given: Record<string, string | string[]>) =>
  questions
    .map((question) => {
      const value = given[question.id];
      return value === undefined
        ? MISSING
        : [value]
            .flat()
            .map((id) => letter(question.options, id))
            .join('');
    })
    .join('.');
const readChoices = (questions: (Choice & { multiple: boolean })[], text: string): Record<string, string | string[]> =>
  Object.fromEntries(
    text.split('.').flatMap((part, position) => {
      const { id, options, multiple } = questions[position]!;
      if (part === MISSING) return [];
      return [[id, multiple ? [...part].map((each) => rowAt(options, each)) : rowAt(options, part)]];
    }),
  );

const writers: { [S in Stage]: (bank: ItemBank, answers: Answers[S]) => string } = {
  triage: ({ triage }, { scenarios, priorities, completedAt }: TriageAnswers) =>
    [
      writeEach(triage.scenarios, scenarios),
      triage.priorities.map((pair) => priorities[pair.id] ?? MISSING).join('.'),
      writeTime(completedAt),
    ].join('|'),
  core: ({ core }, { interests, values, personality, completedAt }: CoreAnswers) =>
    [
      writeEach(core.interests, interests),
      values.map((id) => letter(core.values, id)).join(''),
      writeEach(core.personality, personality),
      writeTime(completedAt),
    ].join('|'),
  deepDive: (
    { deepDive },
    { skills, preferences, constraints, background, uploadedFile, completedAt }: DeepDiveAnswers,
  ) =>
    [
      writeEach(deepDive.skills, skills),
      writeChoices(deepDive.preferences, preferences),
      writeChoices(deepDive.constraints, constraints),
      writeTimeAndBackground(completedAt, background),
      // the name comes last, because it may contain any character
      ...(uploadedFile === undefined ? [] : uploadedFile === null ? [''] : [uploadedFile.size, uploadedFile.name]),
    ].join('|'),
};

const readers: { [S in Stage]: (bank: ItemBank, parts: string[]) => Answers[S] } = {
  triage: ({ triage }, [scenarios = '', priorities = '', time = '']) => ({
    scenarios: readEach(triage.scenarios, scenarios, (character) => character as 'a' | 'b'),
    priorities: Object.fromEntries(
      priorities
        .split('.')
        .flatMap((value, position) => (value === MISSING ? [] : [[triage.priorities[position]!.id, Number(value)]])),
    ),
    ...readTime(time),
  }),
  core: ({ core }, [interests = '', values = '', personality = '', time = '']) => ({
    interests: readEach(core.interests, interests, Number),
    values: [...values].map((each) => rowAt(core.values, each)),
    personality: readEach(core.personality, personality, Number),
    ...readTime(time),
  }),
  deepDive: ({ deepDive }, [skills = '', preferences = '', constraints = '', time = '', size, ...name]) => ({
    skills: readEach(deepDive.skills, skills, Number),
    preferences: readChoices(deepDive.preferences, preferences),
    constraints: readChoices(deepDive.constraints, constraints),
    ...readTimeAndBackground(time),
    ...(size !== undefined && { uploadedFile: size === '' ? null : { size: Number(size), name: name.join('|') } }),
  }),
};
