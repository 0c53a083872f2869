/**
 * Were the answers given carefully? Two questions, both about the answers alone (no timing is used):
 * - How much likelier are the ratings from a person than from random clicking, whatever the style (care-nats.ts)?
 * - Is a whole step rated uniformly, or in a repeated pattern?
 * A flag changes no score by itself. Answers that look random count for less: fit moves to the middle, with lower
 * confidence, wider ties and lower stability.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { type ItemBank, traits } from '#shared/assessment/item-bank.ts';
import { meanOf } from '#shared/lib/numbers.ts';
import type { Columns } from '../columns.ts';
import { orderItems } from '../item-order.ts';
import { carelessBelow, distrust, doubt, enough, interestCare, patternTrust } from './care.data.ts';
import { type Blocks, blocksOf, careNats, repeats, scaleUseNats, scatterOf } from './care-nats.ts';

export interface Care {
  flagged: boolean;
  reasons: string[];
  /** how much of the answers would be repeated, 0-1: less the more random they look */
  trust: number;
  /** how much the answers count in the scores, 0-1; unlike trust, it takes an ordinary use of the scale into account */
  worth: number;
}

const all = (...ratings: Record<string, number>[]) => ratings.flatMap(Object.values<number>);

/** 0-1, rounded because it enters the scores: a power is the only operation here that runtimes round differently. */
const chanceOf = (nats: number, { below, perNat }: { below: number; perNat: number }) =>
  Math.round(1000 / (1 + Math.exp(perNat * (below - nats)))) / 1000;

export function careOf(columns: Columns, bank: ItemBank, answers: Answers): Care {
  const { core, deepDive } = answers;
  const blocks = blocksOf(bank, answers);
  const nats = careNats(columns, blocks);
  const reasons = monotonous(bank, answers);
  const most = reasons.length > 0 ? patternTrust : 1;
  if (nats === null) return { flagged: reasons.length > 0, reasons, trust: most, worth: most };
  if (nats < carelessBelow) reasons.push(...contradictions(blocks));
  const use = scaleUseNats(all(core.interests, core.personality)) + scaleUseNats(all(deepDive.skills));
  return {
    flagged: reasons.length > 0,
    reasons,
    trust: Math.min(most, chanceOf(nats, distrust)),
    worth: Math.min(most, chanceOf(nats + use, doubt)),
  };
}

/** What looks random in the answers: at least one sentence, each true of these answers. */
function contradictions({ interests, statements }: Blocks): string[] {
  const alike = traits.filter((_, t) => {
    const [plain, reversed] = [statements[2 * t]!, statements[2 * t + 1]!];
    return plain.length > 0 && reversed.length > 0 && meanOf(plain) * meanOf(reversed) > 0;
  });
  const reasons: string[] = [];
  // half way from how people rate activities of one kind to chance, where it is 1
  if (scatterOf(interests) > ((1 + interestCare.within) / 2) * repeats(interests))
    reasons.push('You rated activities of the same kind very differently.');
  if (alike.length > 1) reasons.push('You gave the same answer to statements that say opposite things.');
  return reasons.length > 0 ? reasons : ['Taken together, few people answer this way.'];
}

/** Steps rated uniformly, or in a repeated pattern in the displayed order. */
function monotonous(bank: ItemBank, { triage, core, deepDive }: Answers): string[] {
  const row = (ratings: Record<string, number>, ids: string[]) => ids.flatMap((id) => ratings[id] ?? []);
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  const steps: [string, number[]][] = [
    ['activities', row(core.interests, orderItems(bank, 'interests', { triage }, null))],
    ['statements about you', row(core.personality, ids(bank.core.personality))],
    ['skills', row(deepDive.skills, ids(bank.deepDive.skills))],
  ];
  return steps.flatMap(([name, ratings]) => {
    if (ratings.length < enough.inARow) return [];
    if (ratings.every((rating) => rating === ratings[0])) return [`You gave all ${name} the same rating.`];
    // with reversed items included, a single different rating does not make the others plausible
    if (name === 'statements about you' && mostAlike(ratings) === ratings.length - 1)
      return [`You gave all but one of the ${name} the same rating.`];
    // three repetitions, because two happen to people who mean it
    const period = [2, 3, 4, 5].find(
      (length) => ratings.length >= 3 * length && ratings.every((rating, i) => rating === ratings[i % length]),
    );
    return period === undefined ? [] : [`Your ratings of the ${name} repeat the same pattern.`];
  });
}

const mostAlike = (ratings: number[]) =>
  Math.max(...ratings.map((rating) => ratings.filter((other) => other === rating).length));
