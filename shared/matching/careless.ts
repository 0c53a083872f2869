/**
 * Were the answers given with care? Two questions, both about the answers alone (no timing is taken):
 * - How much likelier are the ratings from somebody at home in some occupation than from a random hand? In nats: the
 *   ratings of one scale agree with each other, and the scales make a profile that occupies people.
 * - Is a whole step rated alike, or in a repeated pattern?
 * A flag changes no score. It widens: lower confidence, wider ties, lower stability.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { type ItemBank, interestCodes, traits } from '#shared/assessment/item-bank.ts';
import { skillElements } from '#shared/occupations/facts.ts';
import type { Block, Columns } from './columns.ts';
import { blockForm, natsOf } from './fit.ts';
import { carelessBelow, congruence, ratingNoise, retest, slope } from './model.data.ts';
import type { Estimate, Profile } from './profile.ts';

export interface Care {
  flagged: boolean;
  reasons: string[];
  /** log-likelihood of careful against random answers */
  nats: number;
  /** how much of the answers would come again: 1, or less the more they look like chance */
  trust: number;
}

const LOG_RANDOM = Math.log(5);
const rateable = ['interests', 'personality', 'skills'] as const;

/** Sum of squared distances of ratings from their mean. */
function scatter(ratings: number[]): number {
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0);
}

interface Scale {
  block: 'interests' | 'personality' | 'skills';
  ratings: number[];
  estimate: Estimate;
}

function scalesOf(bank: ItemBank, { core, deepDive }: Answers, profile: Profile): Scale[] {
  const given = (ratings: Record<string, number>, items: { id: string; reverse?: boolean }[]) =>
    items.flatMap(({ id, reverse }) => {
      const rating = ratings[id];
      return rating === undefined ? [] : [reverse ? 6 - rating : rating];
    });
  return [
    ...interestCodes.map((code, d): Scale => {
      const items = bank.core.interests.filter((item) => item.code === code);
      return { block: 'interests', ratings: given(core.interests, items), estimate: profile.interests[d]! };
    }),
    ...traits.map((trait, d): Scale => {
      const items = bank.core.personality.filter((item) => item.trait === trait);
      return { block: 'personality', ratings: given(core.personality, items), estimate: profile.personality[d]! };
    }),
    ...skillElements.map((element, d): Scale => {
      const items = bank.deepDive.skills.filter((item) => item.element === element);
      return { block: 'skills', ratings: given(deepDive.skills, items), estimate: profile.skills[d]! };
    }),
  ].filter(({ ratings }) => ratings.length > 0);
}

/** Log density of the ratings of one scale under an average occupation, less that of a random hand. */
function scaleNats({ block, ratings, estimate }: Scale): number {
  const n = ratings.length;
  const noise = ratingNoise[block];
  const variance = 1 - congruence[block] ** 2 + estimate.noise;
  const within = -scatter(ratings) / (2 * noise) - ((n - 1) / 2) * Math.log(2 * Math.PI * noise) - 0.5 * Math.log(n);
  const level = -0.5 * (estimate.mean ** 2 / variance + Math.log(2 * Math.PI * variance)) - Math.log(slope[block]);
  return within + level + n * LOG_RANDOM;
}

/** Log of the mean likelihood over all occupations, relative to an average one. */
function profileNats(columns: Columns, profile: Profile): number {
  const form = rateable.map((block: Block) => blockForm(columns, block, profile[block], 0, 0));
  const nats = natsOf(columns, form);
  const centre = form.reduce((sum, block) => sum + block.centre, 0);
  const most = nats.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const sum = nats.reduce((total, value) => total + Math.exp(value - most), 0);
  return most + Math.log(sum / nats.length) + centre;
}

export function careOf(columns: Columns, profile: Profile, bank: ItemBank, answers: Answers): Care {
  const scales = scalesOf(bank, answers, profile);
  const nats = scales.reduce((sum, scale) => sum + scaleNats(scale), 0) + profileNats(columns, profile);
  const reasons = monotonous(bank, answers);
  let trust = reasons.length > 0 ? retest.carelessTrust : 1;
  if (nats < carelessBelow) {
    reasons.push(...contradictions(scales));
    // half at the threshold, where some answers are sincere; next to nothing where a random hand usually ends up
    trust = Math.min(trust, 1 / (1 + Math.exp((carelessBelow - nats) / 2)));
  }
  return { flagged: reasons.length > 0, reasons, nats, trust };
}

/** What in the pattern looks random, most telling first; always at least one sentence. */
function contradictions(scales: Scale[]): string[] {
  const excess = (block: Scale['block']) => {
    const own = scales.filter((scale) => scale.block === block && scale.ratings.length > 1);
    const degrees = own.reduce((sum, { ratings }) => sum + ratings.length - 1, 0);
    return own.reduce((sum, { ratings }) => sum + scatter(ratings), 0) / (ratingNoise[block] * Math.max(1, degrees));
  };
  const reasons: string[] = [];
  if (excess('interests') > 1.5) reasons.push('Activities of the same kind were rated very differently.');
  if (excess('personality') > 1.5) reasons.push('Statements that say the opposite of each other were answered alike.');
  if (reasons.length === 0) reasons.push('Taken together, the answers look more like chance than like a profile.');
  return reasons;
}

/** Steps that were rated alike throughout, or in a repeated pattern. */
function monotonous(bank: ItemBank, { core, deepDive }: Answers): string[] {
  const row = (ratings: Record<string, number>, items: { id: string }[]) =>
    items.flatMap(({ id }) => ratings[id] ?? []);
  const steps: [string, number[]][] = [
    ['activities', row(core.interests, bank.core.interests)],
    ['statements about you', row(core.personality, bank.core.personality)],
    ['skills', row(deepDive.skills, bank.deepDive.skills)],
  ];
  return steps.flatMap(([name, ratings]) => {
    if (ratings.length < 8) return [];
    if (ratings.every((rating) => rating === ratings[0])) return [`All ${name} got the same rating.`];
    const period = [2, 3, 4, 5].find((length) =>
      ratings.every((rating, i) => i < length || rating === ratings[i - length]),
    );
    return period === undefined ? [] : [`The ratings of the ${name} repeat the same pattern.`];
  });
}
