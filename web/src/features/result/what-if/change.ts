import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { isRanked } from '#shared/matching/choices.data.ts';
import type { WhatIf } from '#shared/matching/ranking.ts';

/** The answers that the what-if panel can move, all of them, as they stand now. */
export interface Moved {
  priorities: Record<string, number>;
  preferences: Record<string, string | string[]>;
  constraints: Record<string, string | string[]>;
}

export const unmoved = (answers: Answers): Moved => ({
  priorities: { ...answers.triage.priorities },
  preferences: { ...answers.deepDive.preferences },
  constraints: { ...answers.deepDive.constraints },
});

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** Only what differs from the person's own answers: nothing moved is an empty change. */
export function changeOf(answers: Answers, moved: Moved): WhatIf {
  const own = unmoved(answers);
  const change: WhatIf = {};
  for (const part of ['priorities', 'preferences', 'constraints'] as const) {
    const entries = Object.entries(moved[part]).filter(([id, value]) => differs(value, own[part][id]));
    if (entries.length > 0) Object.assign(change, { [part]: Object.fromEntries(entries) });
  }
  return change;
}

export const isUnchanged = (change: WhatIf): boolean => Object.keys(change).length === 0;

/** The questions that a ranking reads, in the order of the assessment. */
export const movableQuestions = ({ deepDive }: ItemBank) => [
  ...deepDive.preferences.filter(isRanked).map((question) => ({ part: 'preferences' as const, question })),
  ...deepDive.constraints.filter(isRanked).map((question) => ({ part: 'constraints' as const, question })),
];
