/** What the answers say about the person, in the engine's own terms. Nothing but the answers enters (fairness gate). */
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
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
  teamSliders,
} from './choices.data.ts';
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
  ownMiddle,
  personalityNorms,
  pickingOf,
  preferenceNoise,
  ratingNoise,
  sliderShare,
  slope,
} from './model.data.ts';

/** What the answers to the items of one scale say about the trait behind it. */
export interface Estimate {
  /** in standard deviations; 0 when nothing was answered */
  mean: number;
  /** noise of `mean` in deviations squared; infinite when nothing was answered */
  noise: number;
  /** the items answered, and what each alone says: `mean` is the mean of these */
  items: string[];
  each: number[];
}

export type Dimensions = { fit: number; opportunity: number; feasibility: number };

export interface Profile {
  interests: Estimate[];
  values: Estimate[];
  personality: Estimate[];
  skills: Estimate[];
  /** contact with clients, size of team */
  preferences: Estimate[];
  /** 1-5 in the order of `elementsOf`, 0 where left out */
  skillRatings: number[];
  /** number of values picked */
  picks: number;
  priorities: Record<PriorityKey, number>;
  /** how much each dimension is to decide; sums to 1 */
  emphasis: Dimensions;
  opportunity: Record<OpportunityPart, number>;
  feasibility: Record<FeasibilityPart, number>;
  /** share of purpose, growth and flexibility less that of salary, stability and structure: see `wantOrCan` */
  lean: number;
  /** hours a week and dollars a month for learning, the middle of the band; null when not said */
  studyHours: number | null;
  budget: number | null;
  /** months until the person would like to be in the new work; null when not said */
  timeline: number | null;
  /** the highest band is open: these hours may be a full-time school, this budget may pay for anything */
  openHours: boolean;
  openBudget: boolean;
  /** false when only remote places were chosen */
  anyPlace: boolean;
  placesSaid: boolean;
  /** true when they are only where the person lives, which nobody asked */
  nearHome: boolean;
  remote: RemoteWish | null;
  /** where the person stands; feasibility alone rests on it */
  background: Background | undefined;
}

const none: Estimate = { mean: 0, noise: Number.POSITIVE_INFINITY, items: [], each: [] };

const meanOf = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/**
 * How much somebody likes whatever is asked, in rating points: what the likes and the opposites of a type have in common. It
 * is taken off every rating, so that a type without an opposite (realistic, D-78) gains nothing by it.
 */
function habitOfLiking(items: ItemBank['core']['interests'], ratings: Record<string, number>): number {
  const distances = interestCodes.flatMap((code) => {
    const [plain, opposite] = [false, true].map((reverse) =>
      items.flatMap((item) =>
        item.code === code && (item.reverse ?? false) === reverse && ratings[item.id] !== undefined
          ? [ratings[item.id]! - 3]
          : [],
      ),
    ) as [number[], number[]];
    return plain.length > 0 && opposite.length > 0 ? [(meanOf(plain) + meanOf(opposite)) / 2] : [];
  });
  return distances.length > 0 ? meanOf(distances) : 0;
}

/** Mean of ratings in deviations: `middle` is the rating of an average person, `habit` is taken off each. */
function rated(
  items: { id: string; reverse?: boolean }[],
  ratings: Record<string, number>,
  scale: { middle: number; slope: number; noise: number },
  habit = 0,
): Estimate {
  const answered = items.filter(({ id }) => ratings[id] !== undefined);
  if (answered.length === 0) return none;
  const each = answered.map(
    ({ id, reverse }) => ((reverse ? 6 - (ratings[id]! - habit) : ratings[id]! - habit) - scale.middle) / scale.slope,
  );
  return {
    mean: meanOf(each),
    noise: scale.noise / (answered.length * scale.slope * scale.slope),
    items: answered.map(({ id }) => id),
    each,
  };
}

/** Where a person's own ratings of skills have their middle: half way to their mean, as some rate all higher, some lower. */
const middleOf = (ratings: number[]) => (ratings.length > 0 ? 3 + ownMiddle * (meanOf(ratings) - 3) : 3);

type Spoken = Omit<PriorityPair, 'left' | 'right'> & Record<'left' | 'right', PrioritySide & { key: PriorityKey }>;
const speaksForPriorities = (pair: PriorityPair): pair is Spoken => pair.left.key !== null && pair.right.key !== null;

/** The six shares sum to 1. A pair left alone says nothing; one that speaks for another wish leaves its share to the scenarios. */
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

/** How much each part of the opportunity counts for somebody with these priorities. */
export const opportunityWeights = (priorities: Record<PriorityKey, number>): Record<OpportunityPart, number> =>
  weighted(opportunityParts, priorities, opportunityEmphasis);

/** What the options chosen, and a slider beside them, say of the wish for more contact or a larger team. */
function preferenceEstimate(
  leans: Record<string, Record<string, number>>,
  sliders: Record<string, number>,
  { triage, deepDive }: Answers,
): Estimate {
  const chosen = Object.entries(leans).flatMap(([id, options]) => {
    const said = [deepDive.preferences[id] ?? []].flat().flatMap((option) => options[option] ?? []);
    return said.length > 0 ? [{ id, lean: meanOf(said) }] : [];
  });
  // in the middle, where it stands before it is touched, a slider changes nothing
  const moved = Object.entries(sliders).flatMap(([id, end]) => {
    const value = triage.priorities[id];
    return value === undefined ? [] : [{ id, lean: end * (value / 50 - 1) }];
  });
  const parts = [...chosen, ...moved];
  if (parts.length === 0) return none;
  const each = parts.map(({ lean }) => lean * parts.length);
  return { mean: meanOf(each), noise: preferenceNoise, items: parts.map(({ id }) => id), each };
}

const dimensions = ['fit', 'opportunity', 'feasibility'] as const;

export function profileOf(bank: ItemBank, answers: Answers): Profile {
  const { triage, core, deepDive } = answers;
  const skillItems = elementsOf(bank).map((element) => bank.deepDive.skills.filter((item) => item.element === element));
  const picked = new Set(core.values);
  const picks = bank.core.values.filter(({ id }) => picked.has(id)).length;
  const cards = pickingOf(bank.core.values.length);
  const slopeOfCard = cards.slope[picks];
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
    values: workValues.map((value) => {
      const own = bank.core.values.filter((item) => item.value === value);
      if (slopeOfCard === undefined || own.length === 0) return none;
      const each = own.map(
        ({ id, reverse }) =>
          (reverse ? -1 : 1) * ((picked.has(id) ? 1 : 0) - picks / bank.core.values.length) * (1 / slopeOfCard),
      );
      return { mean: meanOf(each), noise: cards.noise / own.length, items: own.map(({ id }) => id), each };
    }),
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
    picks,
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
