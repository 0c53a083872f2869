/** What the answers say about the person, in the engine's own terms. Nothing but the answers enters (fairness gate). */
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import {
  type ItemBank,
  interestCodes,
  type PriorityKey,
  priorityKeys,
  traits,
  workValues,
} from '#shared/assessment/item-bank.ts';
import { skillElements } from '#shared/occupations/facts.ts';
import {
  dollarsPerMonth,
  emphasis,
  type FeasibilityPart,
  feasibilityEmphasis,
  feasibilityParts,
  hoursPerWeek,
  interestNorms,
  normWeight,
  type OpportunityPart,
  openBands,
  opportunityEmphasis,
  opportunityParts,
  ownMiddle,
  personalityNorms,
  pickNoise,
  pickSlope,
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
  /** 1-5 in the order of `skillElements`, 0 where left out or not asked */
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
  /** the highest band is open: these hours may be a full-time school, this budget may pay for anything */
  openHours: boolean;
  openBudget: boolean;
  /** false when only remote places were chosen */
  anyPlace: boolean;
  placesSaid: boolean;
  remote: string | null;
  /** where the person stands; feasibility alone rests on it */
  background: Background | undefined;
}

const none: Estimate = { mean: 0, noise: Number.POSITIVE_INFINITY, items: [], each: [] };

const meanOf = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** Mean of ratings in deviations: `middle` is the rating of an average person. */
function rated(
  items: { id: string; reverse?: boolean }[],
  ratings: Record<string, number>,
  scale: { middle: number; slope: number; noise: number },
): Estimate {
  const answered = items.filter(({ id }) => ratings[id] !== undefined);
  if (answered.length === 0) return none;
  const each = answered.map(
    ({ id, reverse }) => ((reverse ? 6 - ratings[id]! : ratings[id]!) - scale.middle) / scale.slope,
  );
  return {
    mean: meanOf(each),
    noise: scale.noise / (answered.length * scale.slope * scale.slope),
    items: answered.map(({ id }) => id),
    each,
  };
}

const meanDeviation = meanOf([...interestNorms.deviation]);

/** Where a person's own ratings of skills have their middle: half way to their mean, as some rate all higher, some lower. */
const middleOf = (ratings: number[]) => (ratings.length > 0 ? 3 + ownMiddle * (meanOf(ratings) - 3) : 3);

/** The scale of each interest type by the norms, at the weight they deserve (model.data.ts). */
const interestScales = interestCodes.map((_, d) => ({
  middle: 3 + normWeight * (interestNorms.mean[d]! - 3),
  slope: slope.interests * (1 + normWeight * (interestNorms.deviation[d]! / meanDeviation - 1)),
  noise: ratingNoise.interests,
}));

/** The six shares sum to 1; a pair that was left alone says nothing. */
export function prioritiesOf(
  { triage }: ItemBank,
  { scenarios, priorities }: Answers['triage'],
): Record<PriorityKey, number> {
  const shares = Object.fromEntries(priorityKeys.map((key) => [key, 0])) as Record<PriorityKey, number>;
  for (const scenario of triage.scenarios) {
    const chosen = scenario.options.filter((option) => option.id === scenarios[scenario.id]);
    const counted = chosen.length > 0 ? chosen : scenario.options;
    for (const option of counted)
      for (const key of priorityKeys)
        shares[key] += ((1 - sliderShare) * option.weights[key]) / (triage.scenarios.length * counted.length);
  }
  for (const { id, left, right } of triage.priorities) {
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

/** How much a preference answer leans towards more contact or a larger team, in deviations. */
const preferenceLean: Record<string, Record<string, number>> = {
  client_interaction: { none: -1.3, occasional: -0.5, regular: 0.5, extensive: 1.3 },
  team_size: { individual: -1.3, small_team: -0.3, medium_team: 0.5, large_team: 1.3 },
};
const preferenceEstimate = (id: string, option: string | undefined): Estimate => {
  const mean = option === undefined ? undefined : preferenceLean[id]?.[option];
  return mean === undefined ? none : { mean, noise: 0.5, items: [id], each: [mean] };
};

const dimensions = ['fit', 'opportunity', 'feasibility'] as const;

export function profileOf(bank: ItemBank, { triage, core, deepDive }: Answers): Profile {
  const skillItems = skillElements.map((element) => bank.deepDive.skills.filter((item) => item.element === element));
  const picked = new Set(core.values);
  const picks = bank.core.values.filter(({ id }) => picked.has(id)).length;
  const slopeOfPicks = pickSlope[picks];
  const shares = prioritiesOf(bank, triage);
  const places = [deepDive.constraints.target_cities ?? []].flat();
  const choice = (id: string) => [deepDive.constraints[id] ?? []].flat()[0];
  return {
    interests: interestCodes.map((code, d) =>
      rated(
        bank.core.interests.filter((item) => item.code === code),
        core.interests,
        interestScales[d]!,
      ),
    ),
    values: workValues.map((value) => {
      if (slopeOfPicks === undefined) return none;
      const items = bank.core.values.filter((item) => item.value === value).map(({ id }) => id);
      const each = items.map(
        (id) => ((picked.has(id) ? 1 : 0) - picks / bank.core.values.length) * (items.length / slopeOfPicks),
      );
      return { mean: meanOf(each), noise: pickNoise, items, each };
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
    preferences: ['client_interaction', 'team_size'].map((id) => preferenceEstimate(id, deepDive.preferences[id])),
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
    anyPlace: places.length === 0 || places.some((place) => !place.startsWith('Remote (')),
    placesSaid: places.length > 0,
    remote: deepDive.preferences.remote_work ?? null,
    background: deepDive.background,
  };
}
