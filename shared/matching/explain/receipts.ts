/** Breaks the score of one occupation down to the answers: the points of the receipts sum to the score. */
import type { Background } from '#shared/assessment/background.ts';
import { type ItemBank, type PriorityKey, priorityKeys } from '#shared/assessment/item-bank.ts';
import { beyondFrames, type Receipt } from '#shared/assessment/result-shape.ts';
import { meanOf, sumOf } from '#shared/lib/numbers.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { type Basis, basisOf } from '../basis.ts';
import { questionAbout } from '../choices.data.ts';
import { type Block, blocks } from '../columns.ts';
import { beyond, feasibilityPartsOf } from '../feasibility.ts';
import { natsByAnswer, pointsPerNat } from '../fit.ts';
import {
  type FeasibilityPart,
  feasibilityEmphasis,
  feasibilityParts,
  type OpportunityPart,
  opportunityEmphasis,
  opportunityParts,
} from '../model.data.ts';
import { dimensions, type Profile } from '../profile.ts';
import { placed, placeOf } from '../rank.ts';
import type { Explanation, Ranking } from '../ranking.ts';
import { barriersOf } from './barriers.ts';
import { standingOf } from './gaps.ts';
import { feasibilityLabel, labelOf, labels, marketLabel } from './receipt-labels.ts';

/** Where every score starts; unknown and unanswered parts stay there. */
const MIDDLE = 50;

/** Everything about one occupation's score, its skills and its obstacles. `index` is the facts index. */
export function explain(facts: Facts, ranking: Ranking, index: number): Explanation {
  const basis = basisOf(facts, ranking);
  const { columns, profile, scores } = basis;
  const place = placeOf(scores.finals, index);
  const top = ranking.top.find((own) => own.index === index);
  const standing = standingOf(columns, ranking.bank, profile.skillRatings, index);
  return {
    placed: top ? { ...top, rank: place } : placed(facts, scores, index, { rank: place, tieGroup: 0 }),
    beyond: beyondFrames.filter((frame) => scores.breaks[index]! & beyond[frame]),
    receipts: receiptsOf(basis, index),
    ...standing,
    barriers: barriersOf(basis, index, standing),
  };
}

/**
 * What moved the score from 50: one receipt per part, in the order fit, opportunity, feasibility, preceded by the
 * starting point of each. A part at the middle adds nothing. The points sum to the final score to 1e-9.
 */
export function receiptsOf(basis: Basis, index: number): Receipt[] {
  const { columns, profile, scores } = basis;
  const { weights, bank, answers } = basis.ranking;
  const causes = (part: MarketOrReach) => priorityAnswers(bank, answers.triage, part);
  const parts = feasibilityPartsOf(columns, profile, scores.coverage[index]!, index);
  return [
    ...dimensions.map(
      (dimension): Receipt => ({
        part: 'start',
        dimension,
        label: labels.start,
        points: MIDDLE * weights[dimension],
        answers: [],
      }),
    ),
    ...blocks.map((block) => fitReceipt(basis, block, index)),
    ...opportunityParts.map(
      (part): Receipt => ({
        part,
        dimension: 'opportunity',
        label: marketLabel(columns, part, index),
        points: weights.opportunity * profile.opportunity[part] * (columns.market[part][index]! - MIDDLE),
        answers: causes(part),
      }),
    ),
    ...feasibilityParts.map(
      (part): Receipt => ({
        part,
        dimension: 'feasibility',
        label: feasibilityLabel(basis, part, index),
        points: weights.feasibility * profile.feasibility[part] * (parts[part] - MIDDLE),
        answers: [...reachAnswers(profile, bank, part), ...causes(part)],
      }),
    ),
  ];
}

function fitReceipt({ columns, profile, scores, ranking }: Basis, block: Block, index: number): Receipt {
  const form = scores.form.find((own) => own.block === block)!;
  const perNat = ranking.weights.fit * pointsPerNat(scores.nats[index]!);
  const causes = natsByAnswer(columns, form, profile[block], index).map(({ answer, nats }) => ({
    answer,
    points: perNat * nats,
  }));
  const said = causes.length === 0 ? 'not said' : columns.known[block][index] === 0 ? 'not available' : 'said';
  return {
    part: block,
    dimension: 'fit',
    label: labelOf(block, said),
    points: sumOf(causes.map(({ points }) => points)),
    answers: causes.map(({ answer }) => answer),
    causes,
  };
}

/** The answers, apart from the priorities, behind a part of feasibility. */
function reachAnswers(profile: Profile, bank: ItemBank, part: FeasibilityPart): string[] {
  const skills = profile.skills.flatMap(({ items }) => items);
  const { background } = profile;
  const stated = (keys: readonly (keyof Background)[]) =>
    keys.flatMap((key) => {
      if (background?.[key] === undefined) return [];
      const asked = key === 'education' ? questionAbout('schooling', bank) : undefined;
      return [asked?.id ?? `background.${key}`];
    });
  const about = (of: 'study_time' | 'budget' | 'place' | 'remote') => questionAbout(of, bank)?.id ?? [];
  const schooling = stated(['education', 'studying', 'field', 'state', 'licences']);
  if (part === 'skill_gaps') return skills;
  if (part === 'schooling') return schooling;
  if (part === 'experience') return stated(['occupation', 'years']);
  if (part === 'preparation') return stated(['occupation', 'studying']);
  if (part === 'study_time' || part === 'budget') return [about(part), schooling, skills].flat();
  return [about(part)].flat();
}

type MarketOrReach = OpportunityPart | FeasibilityPart;

/** Triage answers that give a part more weight than it has for somebody without priorities. */
function priorityAnswers(bank: ItemBank, triage: Ranking['answers']['triage'], part: MarketOrReach): string[] {
  const wish = (key: PriorityKey): number => ({ ...opportunityEmphasis[key], ...feasibilityEmphasis[key] })[part];
  const even = meanOf(priorityKeys.map(wish));
  const scenarios = bank.triage.scenarios.filter(({ id, options }) => {
    const chosen = options.find((option) => option.id === triage.scenarios[id]);
    return chosen && priorityKeys.reduce((sum, key) => sum + chosen.weights[key] * (wish(key) - even), 0) > 1e-9;
  });
  const pairs = bank.triage.priorities.filter(({ id, left, right }) => {
    const toRight = triage.priorities[id];
    if (toRight === undefined || !left.key || !right.key) return false;
    return (1 - toRight / 100) * (wish(left.key) - even) + (toRight / 100) * (wish(right.key) - even) > 1e-9;
  });
  return [...scenarios, ...pairs].map(({ id }) => id);
}
