/** Answers to questions about figures that none of our publishers has. */
import { type UnpublishedId, unpublishedOf } from '../question/unpublished.ts';
import type { OccupationTable } from './occupation.ts';
import { records } from './records.ts';
import { type Said, said } from './said.ts';
import { costSaid, yearsSaid } from './schooling.ts';

const ofSchooling: Partial<Record<UnpublishedId, (table: OccupationTable, index: number) => string>> = {
  'time of study': yearsSaid,
  cost: costSaid,
};
export const isOfSchooling = (id: UnpublishedId): boolean => id in ofSchooling;

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** Answers in words of their own. */
const ownWords: Partial<Record<UnpublishedId, string>> = {
  'later in life':
    'I don’t have data on the ages of people who start. Few jobs have an upper age limit, and in the United States federal law protects people of 40 and older from being turned down for their age (eeoc.gov).',
};

/** What is said instead, and one sentence for everything else that is missing. */
const noDataOn = (ids: readonly UnpublishedId[], so: string): string[] => {
  const missing = ids.filter((id) => !isOfSchooling(id) && !(id in ownWords)).map((id) => unpublishedOf(id).said);
  return [
    ...ids.flatMap((id) => ownWords[id] ?? []),
    ...(missing.length > 0 ? [`I don’t have data on ${either.format(missing)}, so ${so}.`] : []),
  ];
};

export const unpublishedSaid = (ids: readonly UnpublishedId[]): string[] => noDataOn(ids, 'I won’t guess');
export const unsearchableSaid = (ids: readonly UnpublishedId[]): string[] => noDataOn(ids, 'I can’t search by that');

/** Duration and cost of the schooling, as far as published. */
export const schoolingSaid = (table: OccupationTable, index: number, ids: readonly UnpublishedId[]): string[] =>
  ids.flatMap((id) => ofSchooling[id]?.(table, index) ?? []);

/** For people who ask for occupations only by unpublished properties, which cannot be searched. */
export const wishedSaid = (ids: readonly UnpublishedId[]): Said =>
  said(
    [
      ...unsearchableSaid(ids),
      'I can search by pay, schooling, experience, openings, growth, and how much of the work can be done from home: "Jobs I can do from home", "Jobs that pay over 60k without a degree". Or tell me what the work should be about: "Jobs with animals".',
    ],
    records.occupations,
    records.assessment,
  );
