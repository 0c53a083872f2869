/**
 * The engine's types, shared by server and browser. The engine itself:
 * `rank(facts, bank, answers, what-if?)` -> Ranking (rank.ts)
 * `explain(facts, ranking, index)` -> Explanation (explain/receipts.ts)
 * `toResult(facts, ranking)` -> the parts of the result entity derived from it (result.ts)
 * All pure: the same answers, model version and data version give the same numbers bit for bit.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank, PriorityKey } from '#shared/assessment/item-bank.ts';
import type { Gap, Move, Receipt } from '#shared/assessment/result-shape.ts';
import type { Dimensions } from './profile.ts';

/** What a person changes in the what-if panel: any subset of priorities and constraints. */
export interface WhatIf {
  /** pair id -> 0-100, replacing the stored slider */
  priorities?: Record<string, number>;
  /** replaces single constraint or preference answers */
  constraints?: Answers['deepDive']['constraints'];
  preferences?: Answers['deepDive']['preferences'];
}

/** The place of one occupation. Scores are 0-100 and unrounded; `index` is its row in the facts table. */
export interface Placed extends Dimensions {
  index: number;
  code: string;
  title: string;
  /** for one of the ten its place among them, for any other its place by score among all */
  rank: number;
  final: number;
  /** occupations with the same number cannot be told apart by these answers */
  tieGroup: number;
}

/** A field is an SOC major group. */
export interface Field {
  /** two digits, for example "15" */
  code: string;
  name: string;
  score: number;
  tieGroup: number;
  /** indexes of its occupations within the ranking’s best 50, best first */
  occupations: number[];
}

export interface Ranking {
  modelVersion: string;
  dataVersion: string;
  dataHash: string;
  answersHash: string;
  /** how much fit, opportunity and feasibility should decide, by the priorities; sums to 1 */
  emphasis: Dimensions;
  /** their weights in the final score, chosen so that they decide that much; sums to 1 */
  weights: Dimensions;
  /** how much the answers count, 0-1: less the more random they look */
  worth: number;
  /** how much each priority counts, from the triage answers; sums to 1 */
  priorities: Record<PriorityKey, number>;
  /** of the best occupation, unrounded 0-100 */
  scores: Dimensions & { final: number; confidence: number };
  /** standardized interests R I A S E C in norm standard deviations */
  interests: number[];
  fields: Field[];
  top: Placed[];
  /** the person's own work, where it would be among the ten if they did not want to leave it */
  setAside: Placed | null;
  /** every occupation’s final score by facts index; NaN if it cannot be ranked */
  finals: Float64Array;
  /** `finals` in list order: occupations outside the person's limits are negative (scores.ts) */
  listed: Float64Array;
  /** facts indexes, best first; occupations outside the limits come after the rest, and work to leave comes last */
  order: Int32Array;
  /** the best occupations outside the person's limits, best first (D-90) */
  outside: Placed[];
  /** expected number of the ten that would stay if the person answered again */
  expectedOverlap: number;
  /** lower and upper bound of that number in eight of ten repeats */
  overlapRange: [number, number];
  careless: { flagged: boolean; reasons: string[] };
  /** the items that were asked */
  bank: ItemBank;
  /** what was ranked: the stored answers with the what-if applied; everything else is derived from them */
  answers: Answers;
}

export interface Explanation {
  /** `rank` is the place by score among all occupations, inside or outside the person's limits */
  placed: Placed;
  /** which of those limits it breaks */
  beyond: Move['beyond'];
  /** sum of `points` equals `placed.final` to 1e-9 */
  receipts: Receipt[];
  gaps: Gap[];
  transferable: Gap[];
  /** why an occupation has its place, and the one change that would lift it most; verified by re-ranking */
  barriers: string[];
}
