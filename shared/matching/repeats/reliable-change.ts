/**
 * Whether two answer sheets of one person differ by more than repeating would explain: the reliable change index of
 * Jacobson and Truax on each scale, with the engine's own measurement error.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { type ItemBank, interestCodes, traits, workValues } from '#shared/assessment/item-bank.ts';
import { elementsOf } from '../asked-skills.ts';
import type { Estimate } from '../estimates.ts';
import { retest } from '../model.data.ts';
import { type Profile, profileOf } from '../profile.ts';

/** Chance alone exceeds it in less than 5 % of cases. */
const RELIABLE = 1.96;
/** The share of scales beyond `RELIABLE` by chance alone. */
const BY_CHANCE = 0.05;

const scalesOf = (bank: ItemBank) => ({
  interests: interestCodes,
  values: workValues,
  personality: traits,
  skills: elementsOf(bank),
});
type Scales = ReturnType<typeof scalesOf>;
type Block = keyof Scales;

export interface ScaleChange {
  block: Block;
  /** the interest, work value, trait or skill element */
  scale: string;
  /** estimates in standard deviations */
  before: number;
  after: number;
  /** the change in standard errors of a difference */
  index: number;
  reliable: boolean;
}

export interface Comparison {
  /** scales answered in both, largest change first */
  changes: ScaleChange[];
  /** how many of them would be called reliable by chance alone */
  expected: number;
  /** whether all together differ by more than chance, at the 5 % level */
  beyondChance: boolean;
}

export function reliableChanges(bank: ItemBank, before: Answers, after: Answers): Comparison {
  const profiles = [profileOf(bank, before), profileOf(bank, after)] as const;
  const changes = (Object.entries(scalesOf(bank)) as [Block, readonly string[]][])
    .flatMap(([block, scales]) => scales.flatMap((scale, d) => changeOf(block, scale, d, profiles)))
    .sort((a, b) => Math.abs(b.index) - Math.abs(a.index));
  const total = changes.reduce((sum, { index }) => sum + index * index, 0);
  return {
    changes,
    expected: BY_CHANCE * changes.length,
    beyondChance: changes.length > 0 && total > chiSquareLimit(changes.length),
  };
}

function changeOf(block: Block, scale: string, d: number, [before, after]: readonly [Profile, Profile]): ScaleChange[] {
  const [old, now] = [before[block][d]!, after[block][d]!];
  if (![old, now].every(isAnswered)) return [];
  // a repeated rating of one's own skill varies more than the noise assumed for a single answer
  const usual = block === 'skills' ? retest.ownSkills : 1;
  const index = (now.mean - old.mean) / Math.sqrt(usual * (old.noise + now.noise));
  return [{ block, scale, before: old.mean, after: now.mean, index, reliable: Math.abs(index) > RELIABLE }];
}

const isAnswered = ({ noise }: Estimate): boolean => noise !== Number.POSITIVE_INFINITY;

/** The value that chi-square exceeds in one of twenty cases (Wilson and Hilferty's approximation). */
function chiSquareLimit(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 1.6449 * Math.sqrt(part)) ** 3;
}
