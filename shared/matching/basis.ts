/** Recomputes everything a ranking was based on, which its explanations need. */
import type { Facts } from '#shared/occupations/facts.ts';
import { type Columns, columnsOf } from './columns.ts';
import { type Profile, profileOf } from './profile.ts';
import type { Ranking } from './ranking.ts';
import { type Scores, scoresOf } from './scores.ts';

/** All occupations, one person, and the scores of each for them. */
export interface Scored {
  columns: Columns;
  profile: Profile;
  scores: Scores;
}

export interface Basis extends Scored {
  facts: Facts;
  ranking: Ranking;
}

export function basisOf(facts: Facts, ranking: Ranking): Basis {
  const columns = columnsOf(facts, ranking.bank);
  const profile = profileOf(ranking.bank, ranking.answers);
  return { facts, ranking, columns, profile, scores: scoresOf(columns, profile, ranking.worth, ranking.emphasis) };
}
