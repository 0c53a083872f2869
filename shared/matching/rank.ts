/** Ranks every occupation for one person: pure and deterministic, in the Lambda and in the browser alike. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { careOf } from './care/careless.ts';
import { columnsOf } from './columns.ts';
import { rankFields } from './fields.ts';
import { hashAnswers } from './hash.ts';
import { certaintyOf } from './low-ratings.ts';
import { tieDeviations } from './model.data.ts';
import { modelVersion } from './model-version.ts';
import { type Dimensions, profileOf } from './profile.ts';
import type { Placed, Ranking, WhatIf } from './ranking.ts';
import { type Retest, retestOf } from './repeats/retest.ts';
import { keptOf, spread, stayingOf } from './repeats/stability.ts';
import { best, type Scores, scoresOf } from './scores.ts';
import { mayTakePlace, workToLeave } from './work-to-leave.ts';

const TOP = 10;
/** Number of occupations outside the person's limits that are shown with their steps. */
const OUTSIDE = 5;
/** …unless they are this many points below the last of the ten. */
const NEARLY = 10;

/** The answers with a what-if applied: the engine supports no other kind of change. */
export function withChanges(answers: Answers, { priorities, constraints, preferences }: WhatIf): Answers {
  return {
    triage: { ...answers.triage, priorities: { ...answers.triage.priorities, ...priorities } },
    core: answers.core,
    deepDive: {
      ...answers.deepDive,
      constraints: { ...answers.deepDive.constraints, ...constraints },
      preferences: { ...answers.deepDive.preferences, ...preferences },
    },
  };
}

/**
 * Ranks all occupations for these answers, optionally with changed priorities, constraints, preferences. `emphasis` is
 * how much each dimension should decide: the person's own by default (validity is measured by fit alone).
 */
export function rank(
  facts: Facts,
  bank: ItemBank,
  answers: Answers,
  { emphasis, ...whatIf }: WhatIf & { emphasis?: Dimensions } = {},
): Ranking {
  const changed = withChanges(answers, whatIf);
  const columns = columnsOf(facts, bank);
  const profile = profileOf(bank, changed);
  // a what-if changes no given answer and no display order, so care is judged on the original answers
  const care = careOf(columns, bank, answers);
  const scores = scoresOf(columns, profile, care.worth, emphasis);
  const again = retestOf({ columns, profile, scores }, bank, care.trust);
  const { fields, certainty } = rankFields(columns, scores, again);
  const toLeave = workToLeave(facts, changed);
  const placing = mayTakePlace(again, toLeave);
  const first = placing.candidates[0]!;
  const staying = stayingOf(keptOf(placing, TOP), care.trust);
  const top = placesOf(facts, scores, placing, TOP);
  let order: Int32Array | undefined;
  return {
    modelVersion,
    dataVersion: facts.dataVersion,
    dataHash: facts.hash,
    answersHash: hashAnswers(changed),
    emphasis: emphasis ?? profile.emphasis,
    weights: scores.weights,
    worth: care.worth,
    priorities: profile.priorities,
    scores: {
      final: scores.finals[first]!,
      confidence: 100 * certaintyOf(certainty, answers),
      fit: scores.fit[first]!,
      opportunity: scores.opportunity[first]!,
      feasibility: scores.feasibility[first]!,
    },
    interests: profile.interests.map(({ mean }) => mean),
    fields,
    top,
    setAside: setAsideOf(facts, scores, again, toLeave),
    finals: scores.finals,
    listed: scores.listed,
    outside: outsideOf(facts, scores, top.at(-1)!.final),
    // sorting all occupations costs more than scoring them, and few callers need it
    get order() {
      order ??= new Int32Array(columns.count)
        .map((_, i) => i)
        .sort(
          (a, b) => Number(a === toLeave) - Number(b === toLeave) || scores.listed[b]! - scores.listed[a]! || a - b,
        );
      return order;
    },
    expectedOverlap: staying.expected,
    overlapRange: staying.range,
    careless: { flagged: care.flagged, reasons: care.reasons },
    bank,
    answers: changed,
  };
}

/** The first places with their ties: each is compared with the best of its group. */
function placesOf(facts: Facts, scores: Scores, again: Retest, size: number): Placed[] {
  let [group, leader] = [1, 0];
  return Array.from(again.candidates.subarray(0, size), (index, place) => {
    const lead = scores.finals[again.candidates[leader]!]! - scores.finals[index]!;
    if (place !== leader && lead >= tieDeviations * spread(again, leader, place)) {
      group++;
      leader = place;
    }
    return placed(facts, scores, index, { rank: place + 1, tieGroup: group });
  });
}

/** The work to leave, at the place it would have. */
function setAsideOf(facts: Facts, scores: Scores, again: Retest, toLeave: number | null): Placed | null {
  const place = toLeave === null ? -1 : again.candidates.subarray(0, TOP).indexOf(toLeave);
  return place < 0 ? null : placed(facts, scores, toLeave!, { rank: place + 1, tieGroup: 0 });
}

/**
 * The best occupations outside the person's limits, with their place by score: those that fit about as well as the ten.
 */
function outsideOf(facts: Facts, scores: Scores, tenth: number): Placed[] {
  const outside = scores.finals.map((final, i) => (scores.breaks[i] === 0 ? Number.NEGATIVE_INFINITY : final));
  return Array.from(best(outside, OUTSIDE))
    .filter((index) => outside[index]! >= tenth - NEARLY)
    .map((index) => placed(facts, scores, index, { rank: placeOf(scores.finals, index), tieGroup: 0 }));
}

export function placed(facts: Facts, scores: Scores, index: number, place: Pick<Placed, 'rank' | 'tieGroup'>): Placed {
  return {
    index,
    code: facts.codes[index]!,
    title: facts.titles[index]!,
    final: scores.finals[index]!,
    fit: scores.fit[index]!,
    opportunity: scores.opportunity[index]!,
    feasibility: scores.feasibility[index]!,
    ...place,
  };
}

/** The place of an occupation by score, 1 is the first; among equal scores the lower index comes first. */
export function placeOf(scores: Float64Array, index: number): number {
  const own = scores[index]!;
  let place = 1;
  for (let i = 0; i < scores.length; i++) if (scores[i]! > own || (scores[i] === own && i < index)) place++;
  return place;
}
