/** What the answers say about the person, in the engine's terms. Only the answers are used (fairness gate). */
import type { Answers } from '#shared/assessment/answers.ts';
import {
  type ItemBank,
  interestCodes,
  type PriorityKey,
  type PriorityPair,
  type PrioritySide,
  priorityKeys,
  traits,
  workValues,
} from '#shared/assessment/item-bank.ts';
import { elementsOf } from './asked-skills.ts';
import {
  backgroundOf,
  monthsOfTimeline,
  placesOf,
  preferenceLean,
  type RemoteWish,
  remoteWish,
  type Standing,
  teamSliders,
} from './choices.data.ts';
import { type Estimate, habitOfLiking, middleOf, pickEstimate, preferenceEstimate, rated } from './estimates.ts';
import { interestScales } from './interest-scales.ts';
import {
  dollarsPerMonth,
  emphasis,
  type FeasibilityPart,
  feasibilityEmphasis,
  feasibilityParts,
  hoursPerWeek,
  normWeight,
  type OpportunityPart,
  openBands,
  opportunityEmphasis,
  opportunityParts,
  personalityNorms,
  ratingNoise,
  sliderShare,
  slope,
} from './model.data.ts';

export const dimensions = ['fit', 'opportunity', 'feasibility'] as const;
export type Dimensions = Record<(typeof dimensions)[number], number>;

export interface Profile {
  interests: Estimate[];
  values: Estimate[];
  personality: Estimate[];
  skills: Estimate[];
  /** contact with clients, size of team */
  preferences: Estimate[];
  /** 1-5 in the order of `elementsOf`, 0 when not rated */
  skillRatings: number[];
  /** number of values picked */
  picks: number;
  priorities: Record<PriorityKey, number>;
  /** how much each dimension should decide; sums to 1 */
  emphasis: Dimensions;
  opportunity: Record<OpportunityPart, number>;
  feasibility: Record<FeasibilityPart, number>;
  /** share of purpose, growth and flexibility minus that of salary, stability and structure: see `wantOrCan` */
  lean: number;
  /** hours a week and dollars a month for learning, the middle of the band; null when not said */
  studyHours: number | null;
  budget: number | null;
  /** months until the person would like to be in the new job; null when not said */
  timeline: number | null;
  /** the top band is open-ended: these hours may mean full-time school, this budget may cover anything */
  openHours: boolean;
  openBudget: boolean;
  /** false when only remote places were chosen */
  anyPlace: boolean;
  placesSaid: boolean;
  /** true when the only place is where the person lives, about which nothing was asked */
  nearHome: boolean;
  remote: RemoteWish | null;
  /** the person's background; only feasibility uses it */
  background: Standing | undefined;
}

type Spoken = Omit<PriorityPair, 'left' | 'right'> & Record<'left' | 'right', PrioritySide & { key: PriorityKey }>;
const speaksForPriorities = (pair: PriorityPair): pair is Spoken => pair.left.key !== null && pair.right.key !== null;

/**
 * Six shares that sum to 1. An untouched pair says nothing; a pair that measures another wish leaves its share to the
 * scenarios.
 */
export function prioritiesOf(
  { triage }: ItemBank,
  { scenarios, priorities }: Answers['triage'],
): Record<PriorityKey, number> {
  const shares = Object.fromEntries(priorityKeys.map((key) => [key, 0])) as Record<PriorityKey, number>;
  const pairs = triage.priorities.filter(speaksForPriorities);
  const fromScenarios = 1 - sliderShare * (pairs.length / triage.priorities.length);
  for (const scenario of triage.scenarios) {
    const chosen = scenario.options.filter((option) => option.id === scenarios[scenario.id]);
    const counted = chosen.length > 0 ? chosen : scenario.options;
    for (const option of counted)
      for (const key of priorityKeys)
        shares[key] += (fromScenarios * option.weights[key]) / (triage.scenarios.length * counted.length);
  }
  for (const { id, left, right } of pairs) {
    const toRight = (priorities[id] ?? 50) / 100;
    shares[left.key] += (sliderShare * (1 - toRight)) / triage.priorities.length;
    shares[right.key] += (sliderShare * toRight) / triage.priorities.length;
  }
  return shares;
}

function weighted<Part extends string>(
  parts: readonly Part[],
  shares: Record<PriorityKey, number>,
  table: Record<PriorityKey, Record<Part, number>>,
): Record<Part, number> {
  return Object.fromEntries(
    parts.map((part) => [part, priorityKeys.reduce((sum, key) => sum + shares[key] * table[key][part], 0)]),
  ) as Record<Part, number>;
}

/** The weight of each part of opportunity under these priorities. */
export const opportunityWeights = (priorities: Record<PriorityKey, number>): Record<OpportunityPart, number> =>
  weighted(opportunityParts, priorities, opportunityEmphasis);

export function profileOf(bank: ItemBank, answers: Answers): Profile {
  const { triage, core, deepDive } = answers;
  const skillItems = elementsOf(bank).map((element) => bank.deepDive.skills.filter((item) => item.element === element));
  const picked = new Set(core.values);
  const habit = habitOfLiking(bank.core.interests, core.interests);
  const shares = prioritiesOf(bank, triage);
  const choice = (id: string) => [deepDive.constraints[id] ?? []].flat()[0];
  return {
    interests: interestCodes.map((code, d) =>
      rated(
        bank.core.interests.filter((item) => item.code === code),
        core.interests,
        interestScales[d]!,
        habit,
      ),
    ),
    values: workValues.map((value) => pickEstimate(bank.core.values, value, picked)),
    personality: traits.map((trait, d) =>
      rated(
        bank.core.personality.filter((item) => item.trait === trait),
        core.personality,
        {
          middle: 3 + normWeight * (personalityNorms[d]! - 3),
          slope: slope.personality,
          noise: ratingNoise.personality,
        },
      ),
    ),
    skills: skillItems.map((items) =>
      rated(items, deepDive.skills, {
        middle: middleOf(Object.values(deepDive.skills)),
        slope: slope.skills,
        noise: ratingNoise.skills,
      }),
    ),
    preferences: [
      preferenceEstimate(preferenceLean.contact, {}, answers),
      preferenceEstimate(preferenceLean.team, teamSliders, answers),
    ],
    skillRatings: skillItems.map(([item]) => (item && deepDive.skills[item.id]) ?? 0),
    picks: bank.core.values.filter(({ id }) => picked.has(id)).length,
    priorities: shares,
    emphasis: weighted(dimensions, shares, emphasis),
    opportunity: opportunityWeights(shares),
    feasibility: weighted(feasibilityParts, shares, feasibilityEmphasis),
    lean: shares.growth + shares.purpose + shares.flexibility - shares.stability - shares.structure - shares.salary,
    studyHours: hoursPerWeek[choice('study_hours') ?? ''] ?? null,
    budget: dollarsPerMonth[choice('upskilling_budget') ?? ''] ?? null,
    openHours: choice('study_hours') === openBands.hours,
    openBudget: choice('upskilling_budget') === openBands.budget,
    timeline: monthsOfTimeline[choice('timeline') ?? ''] ?? null,
    ...placesOf(deepDive.constraints),
    remote: remoteWish(deepDive.preferences),
    background: backgroundOf(deepDive),
  };
}
