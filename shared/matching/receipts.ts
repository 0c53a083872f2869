/** Takes the score of one occupation apart, down to the answers: the points of the receipts sum to the score. */
import type { Background } from '#shared/assessment/background.ts';
import { type ItemBank, type PriorityKey, priorityKeys } from '#shared/assessment/item-bank.ts';
import type { Receipt } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import { barriersOf } from './barriers.ts';
import { questionAbout } from './choices.data.ts';
import { blocks, type Columns, columnsOf } from './columns.ts';
import { asksForRemote, feasibilityPartsOf } from './feasibility.ts';
import { foundIn } from './feasibility-words.ts';
import { type BlockForm, natsByAnswer, pointsPerNat } from './fit.ts';
import { standingOf } from './gaps.ts';
import {
  type FeasibilityPart,
  feasibilityEmphasis,
  feasibilityParts,
  type OpportunityPart,
  opportunityEmphasis,
  opportunityParts,
} from './model.data.ts';
import { pathsOf } from './paths.ts';
import { type Profile, profileOf } from './profile.ts';
import { placed, placeOf } from './rank.ts';
import type { Explanation, Ranking } from './ranking.ts';
import { type Scores, scoresOf } from './scores.ts';

const labels: Record<Receipt['part'], string> = {
  start: 'Where every occupation starts',
  interests: 'Your interests',
  values: 'Your values',
  personality: 'Your personality',
  skills: 'Your skills',
  preferences: 'Clients and team',
  wage: 'Pay',
  growth: 'Growth',
  openings: 'Openings',
  ai_exposure: 'Distance from AI tools',
  skill_gaps: 'Skills you already have',
  schooling: 'School, training and license',
  experience: 'Related experience',
  preparation: 'Preparation',
  study_time: 'Time to learn',
  budget: 'Money for learning',
  place: 'Places',
  remote: 'Working from home',
};

/** Where every score starts; what is not known or not said stays there. */
const MIDDLE = 50;
const dimensions = ['fit', 'opportunity', 'feasibility'] as const;

const remarks = {
  said: '',
  'not said': ' (you did not say: neutral)',
  'not asked for': ' (you did not ask for it: neutral)',
  'no limit': ' (you can go to them: neutral)',
  'near home': ' (near where you live: neutral)',
  'not available': ' (not available for this occupation: counted as average)',
};
type Said = keyof typeof remarks;
const labelOf = (part: Receipt['part'], said: Said): string => labels[part] + remarks[said];

const ofGroup: readonly Receipt['part'][] = ['wage', 'growth', 'openings'];

/** Names a figure that is published only for a wider group as what it is. */
function marketLabel({ marketKnown, figureGroup }: Columns, part: OpportunityPart, index: number): string {
  if (!marketKnown[part][index]) return labelOf(part, 'not available');
  const group = ofGroup.includes(part) && widerGroupText(figureGroup[index]!);
  return group ? `${labels[part]} (${group})` : labels[part];
}

/** Everything about one occupation's score, its skills and what stands in its way. `index` is the facts index. */
export function explain(facts: Facts, ranking: Ranking, index: number): Explanation {
  const columns = columnsOf(facts, ranking.bank);
  const profile = profileOf(ranking.bank, ranking.answers);
  const scores = scoresOf(columns, profile, ranking.worth, ranking.emphasis);
  const place = placeOf(scores.listed, index);
  const top = ranking.top.find((own) => own.index === index);
  const standing = standingOf(columns, ranking.bank, profile.skillRatings, index);
  return {
    placed: top ?? placed(facts, scores, index, place, 0),
    receipts: receiptsOf(columns, profile, scores, ranking, index),
    ...standing,
    barriers: barriersOf(facts, ranking, profile, scores, index, standing),
  };
}

/**
 * What moved the score from 50: one receipt a part, in the order fit, opportunity, feasibility, and before them what each
 * of the three starts from. A part that stands at the middle adds nothing. The points sum to the final score to 1e-9.
 */
export function receiptsOf(
  columns: Columns,
  profile: Profile,
  scores: Scores,
  { weights, bank, answers }: Pick<Ranking, 'weights' | 'bank' | 'answers'>,
  index: number,
): Receipt[] {
  const causes = (part: keyof (typeof opportunityEmphasis)['salary'] | FeasibilityPart) =>
    priorityAnswers(bank, answers.triage, part);
  const perNat = weights.fit * pointsPerNat(scores.nats[index]!);
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
    ...blocks.map((block) =>
      fitReceipt(columns, profile, scores.form.find((form) => form.block === block)!, perNat, index),
    ),
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
        label: feasibilityLabel(columns, profile, scores.coverage[index]!, part, index),
        points: weights.feasibility * profile.feasibility[part] * (parts[part] - MIDDLE),
        answers: [...reachAnswers(profile, bank, part), ...causes(part)],
      }),
    ),
  ];
}

function fitReceipt(columns: Columns, profile: Profile, form: BlockForm, perNat: number, index: number): Receipt {
  const { block } = form;
  const causes = natsByAnswer(columns, form, profile[block], index).map(({ answer, nats }) => ({
    answer,
    points: perNat * nats,
  }));
  const said = causes.length === 0 ? 'not said' : columns.known[block][index] === 0 ? 'not available' : 'said';
  return {
    part: block,
    dimension: 'fit',
    label: labelOf(block, said),
    points: causes.reduce((sum, { points }) => sum + points, 0),
    answers: causes.map(({ answer }) => answer),
    causes,
  };
}

/** What was found, where the person said what it takes to find it. */
function feasibilityLabel(
  columns: Columns,
  profile: Profile,
  coverage: number,
  part: FeasibilityPart,
  index: number,
): string {
  const said = saidOf(columns, profile, part, index);
  const found = said === 'said' ? foundIn(part, columns, profile, coverage, index) : '';
  return found ? `${labels[part]}: ${found}` : labelOf(part, said);
}

function saidOf(columns: Columns, profile: Profile, part: FeasibilityPart, index: number): Said {
  const { educationSaid, experienceSaid, preparationSaid } = pathsOf(columns, profile.background);
  if (part === 'schooling') return educationSaid ? 'said' : 'not said';
  if (part === 'experience') return experienceSaid ? 'said' : 'not said';
  if (part === 'preparation') return preparationSaid ? 'said' : 'not said';
  if (part === 'study_time') return profile.studyHours === null && profile.timeline === null ? 'not said' : 'said';
  if (part === 'budget') return profile.budget === null ? 'not said' : 'said';
  if (part === 'place') {
    if (!profile.placesSaid) return 'not said';
    return profile.nearHome ? 'near home' : profile.anyPlace ? 'no limit' : 'said';
  }
  if (part === 'remote') {
    if (!asksForRemote(profile.remote)) return profile.remote === null ? 'not said' : 'not asked for';
    return columns.teleworkKnown[index] ? 'said' : 'not available';
  }
  return part === 'skill_gaps' && columns.askedTotal[index] === 0 ? 'not available' : 'said';
}

/** The answers, apart from the priorities, that a part of the feasibility rests on. */
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

/** Triage answers that make a part count for more than it would for somebody without priorities. */
function priorityAnswers(bank: ItemBank, triage: Ranking['answers']['triage'], part: string): string[] {
  const of = (row: Record<string, number>) => row[part];
  const wish = (key: PriorityKey): number => (of(opportunityEmphasis[key]) ?? of(feasibilityEmphasis[key]))!;
  const even = priorityKeys.reduce((sum, key) => sum + wish(key), 0) / priorityKeys.length;
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
