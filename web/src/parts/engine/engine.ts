import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { rank } from '#shared/matching/rank.ts';
import type { Explanation, Ranking, WhatIf } from '#shared/matching/ranking.ts';
import { toResult } from '#shared/matching/result.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { nameOf } from '#shared/occupations/names.ts';

/** The ranking engine in the browser, for one person: the same module the server ranked with. */
export interface Engine {
  facts: Facts;
  bank: ItemBank;
  /** our plain names of the occupations, by facts index */
  names: string[];
  /** the person's own answers, ranked by the current engine */
  own: Ranking;
  /** the same answers with some changes */
  rerank(change: WhatIf): Ranking;
  explain(ranking: Ranking, index: number): Explanation;
  /** any occupation in the shape of the result's ten */
  role(ranking: Ranking, explanation: Explanation): ResultRole;
}

export function createEngine(facts: Facts, bank: ItemBank, answers: Answers): Engine {
  const own = rank(facts, bank, answers);
  return {
    facts,
    bank,
    names: facts.codes.map((code, index) => nameOf(code, facts.titles[index]!)),
    own,
    rerank: (change) => rank(facts, bank, answers, change),
    explain: (ranking, index) => explain(facts, ranking, index),
    role: (ranking, { placed }) => toResult(facts, { ...ranking, top: [placed], outside: [] }).roles[0]!,
  };
}
