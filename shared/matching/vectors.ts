/** Ranks occupations for raw vectors by fit alone: a developer's probe of the engine (SYS-07). */
import { traits } from '#shared/assessment/item-bank.ts';
import { meanOf } from '#shared/lib/numbers.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { homeShareOf } from '#shared/occupations/work-from-home.ts';
import { columnsOf } from './columns.ts';
import type { Estimate } from './estimates.ts';
import { factorStyles, probeStyles } from './factors.data.ts';
import { blockForm, fitScore, natsOf } from './fit.ts';
import { pickingOf, ratingNoise, slope } from './model.data.ts';
import { modelVersion } from './model-version.ts';
import { best } from './scores.ts';

interface VectorRequest {
  /** R I A S E C */
  riasec: number[];
  /** in the order of `workValues` */
  values: number[];
  /** in the order of `probeStyles` */
  styles: number[];
  constraints: {
    /** US dollars a year; occupations without a published median are also excluded */
    minSalary?: number | undefined;
    /** true keeps only work of which at least half can be done from home */
    remote?: boolean | undefined;
    /** accepted but not used: all figures are for the United States */
    country?: string | undefined;
    region?: string | undefined;
  };
  topN: number;
}

interface VectorRanking {
  model_version: string;
  data_version: string;
  roles: { id: string; title: string; score: number }[];
}

/** Only the shape of a vector counts, not its scale: deviations from its own mean. A flat one says nothing. */
function shapeOf(vector: number[]): number[] {
  const mean = meanOf(vector);
  const deviation = Math.sqrt(meanOf(vector.map((value) => (value - mean) ** 2)));
  return vector.map((value) => (deviation > 1e-12 ? (value - mean) / deviation : 0));
}

const estimates = (means: number[], noise: number): Estimate[] =>
  means.map((mean) => ({ mean, noise, items: [], each: [] }));

export function rankVectors(facts: Facts, { riasec, values, styles, constraints, topN }: VectorRequest): VectorRanking {
  const columns = columnsOf(facts);
  const shape = shapeOf(styles);
  const factors = traits.map((trait) => {
    const { sign, styles: own } = factorStyles[trait];
    const levels = probeStyles.flatMap((style, k) => (own.includes(style) ? [sign * shape[k]!] : []));
    return meanOf(levels);
  });
  const nats = natsOf(columns, [
    blockForm(columns, 'interests', estimates(shapeOf(riasec), ratingNoise.interests / (3 * slope.interests ** 2))),
    blockForm(columns, 'values', estimates(shapeOf(values), pickingOf(12).noise / 2)),
    blockForm(columns, 'personality', estimates(factors, ratingNoise.personality / (2 * slope.personality ** 2))),
  ]);
  const { minSalary, remote } = constraints;
  const allowed = nats.map((value, i) => {
    if (minSalary !== undefined && !(facts.wageP50[i]! >= minSalary)) return Number.NEGATIVE_INFINITY;
    if (remote === true && !(homeShareOf(facts, i) >= 0.5)) return Number.NEGATIVE_INFINITY;
    return value;
  });
  return {
    model_version: modelVersion,
    data_version: facts.dataVersion,
    roles: Array.from(best(allowed, topN))
      .filter((index) => allowed[index] !== Number.NEGATIVE_INFINITY)
      .map((index) => ({ id: facts.codes[index]!, title: facts.titles[index]!, score: fitScore(nats[index]!) })),
  };
}
