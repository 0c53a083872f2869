import { type Answers, coreAnswers, deepDiveAnswers, triageAnswers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { rank } from '#shared/matching/rank.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import { type Comparison as Changes, reliableChanges } from '#shared/matching/repeats/reliable-change.ts';
import type { Facts } from '#shared/occupations/facts.ts';

export interface Ten {
  code: string;
  title: string;
}

/** What two lists of ten share, and what differs. */
export interface Overlap {
  stayed: Ten[];
  came: Ten[];
  left: Ten[];
}

export interface Comparison {
  /** the items asked in both */
  bank: ItemBank;
  changes: Changes;
  /** single answers: how many differ, of how many given in both */
  answers: { differ: number; of: number };
  /** both answer sheets ranked by the current engine and data: the effect of the answers alone */
  byAnswers: Overlap;
  /** how many of the ten would probably stay if the older answers were merely repeated: lower and upper bound */
  probablyStay: [number, number];
  /** each stored list against the same answers ranked today: the effect of engine and data */
  sinceOlder: Overlap;
  sinceNewer: Overlap;
  /** the current engine and data */
  today: { modelVersion: string; dataVersion: string; dataHash: string };
}

/** @throws Error when a result's answers are missing or unreadable */
export function comparisonOf(facts: Facts, bank: ItemBank, older: ResultBody, newer: ResultBody): Comparison {
  const [before, after] = [answersOf(older), answersOf(newer)];
  const [old, now] = [rank(facts, bank, before), rank(facts, bank, after)];
  return {
    bank,
    changes: reliableChanges(bank, before, after),
    answers: differing(before, after),
    byAnswers: overlapOf(topOf(old), topOf(now)),
    probablyStay: old.overlapRange,
    sinceOlder: overlapOf(older.roles, topOf(old)),
    sinceNewer: overlapOf(newer.roles, topOf(now)),
    today: now,
  };
}

function answersOf({ raw_assessment_data: raw }: ResultBody): Answers {
  return {
    triage: triageAnswers.parse(raw?.triage),
    core: coreAnswers.parse(raw?.core),
    deepDive: deepDiveAnswers.parse(raw?.deepDive),
  };
}

const topOf = (ranking: Ranking): Ten[] => ranking.top.map(({ code, title }) => ({ code, title }));

/** Lists in the order of the later one; occupations that left are in the order of the earlier. */
export function overlapOf(before: readonly Ten[], after: readonly Ten[]): Overlap {
  const among = (list: readonly Ten[], { code }: Ten) => list.some((other) => other.code === code);
  return {
    stayed: after.filter((ten) => among(before, ten)),
    came: after.filter((ten) => !among(before, ten)),
    left: before.filter((ten) => !among(after, ten)),
  };
}

/** Single answers given in both sheets; each picked value counts as one answer. */
function differing(before: Answers, after: Answers): Comparison['answers'] {
  const flat = ({ triage, core, deepDive }: Answers): Map<string, string> =>
    new Map(
      Object.entries({
        ...triage.scenarios,
        ...triage.priorities,
        ...core.interests,
        ...core.personality,
        ...deepDive.skills,
        ...deepDive.preferences,
        ...deepDive.constraints,
      }).map(([id, answer]) => [id, [answer].flat().sort().join(' · ')]),
    );
  const [old, now] = [flat(before), flat(after)];
  const both = [...now.keys()].filter((id) => old.has(id));
  const picks = new Set([...before.core.values, ...after.core.values]);
  const kept = [...picks].filter((id) => before.core.values.includes(id) && after.core.values.includes(id));
  return {
    differ: both.filter((id) => old.get(id) !== now.get(id)).length + picks.size - kept.length,
    of: both.length + picks.size,
  };
}
