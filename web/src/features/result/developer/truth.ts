import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import type { Engine } from '#web/parts/engine/engine.ts';

/** A value from the server, and the same computed by the engine in this browser. */
export interface Compared {
  label: string;
  stored: string;
  /** null when it is not computed here: the engine is not loaded, or the answers are not visible */
  here: string | null;
}

const vectorText = (vector: readonly number[]): string =>
  vector.map((value, place) => `${'RIASEC'[place]} ${value.toFixed(4)}`).join('  ');

export function comparedMeta({ scoring_meta: meta }: ResultBody, engine: Engine | null): Compared[] {
  const own = engine?.own;
  return [
    { label: 'Model version', stored: meta.modelVersion, here: own?.modelVersion ?? null },
    { label: 'Data version', stored: meta.dataVersion, here: own?.dataVersion ?? null },
    { label: 'Data hash', stored: meta.dataHash, here: own?.dataHash ?? null },
    { label: 'Answers hash', stored: meta.answersHash, here: own?.answersHash ?? null },
    {
      label: 'Interests vector',
      stored: vectorText(meta.userVector.interests),
      here: own ? vectorText(own.interests) : null,
    },
  ];
}

export interface ScoredRole {
  code: string;
  title: string;
  score: number;
  /** the sum of its receipts */
  receipts: number;
  /** null when it is not computed here */
  here: number | null;
}

export const scoredRoles = ({ roles }: ResultBody, engine: Engine | null): ScoredRole[] =>
  roles.map(({ code, title, final_score, why }) => {
    const index = engine && indexOfCode(engine.facts, code);
    return {
      code,
      title,
      score: final_score,
      receipts: why.reduce((sum, { points }) => sum + points, 0),
      here: index === null ? null : engine!.own.finals[index]!,
    };
  });

/** Equal to more decimals than displayed, but tolerant of floating-point sums. */
export const sameScore = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
