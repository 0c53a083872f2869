import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { isRanked } from '#shared/matching/choices.data.ts';
import type { WhatIf } from '#shared/matching/ranking.ts';

/** All answers the what-if panel can change, with their current values. */
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

/** Only the differences from the person's own answers; empty when nothing has changed. */
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

/** The questions that affect a ranking, in the order of the assessment. */
export const movableQuestions = ({ deepDive }: ItemBank) => [
  ...deepDive.preferences.filter(isRanked).map((question) => ({ part: 'preferences' as const, question })),
  ...deepDive.constraints.filter(isRanked).map((question) => ({ part: 'constraints' as const, question })),
];
