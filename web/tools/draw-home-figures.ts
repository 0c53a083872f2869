/**
 * Generates the home page's figures from the facts table: the market's lists and pay curve, the sample roles, the pay
 * before and after a move, and the engine's answers to made-up people. Run `node web/tools/draw-home-figures.ts` after
 * an import of newer facts or a change of the engine; its output is committed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { rank } from '#shared/matching/rank.ts';
import { demandOf } from '#shared/matching/result.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { moves } from '#web/features/home/stories/content.data.ts';
import { type ExamplePerson, exampleAnswers } from './example-answers.ts';
import { at, BROAD, climbOf, groupsOf, mostOf } from './market-figures.ts';

const samples: Record<ExamplePerson, readonly string[]> = {
  leader: ['11-1021.00', '11-9111.00', '11-3131.00'],
  maker: ['15-1252.00', '17-2071.00', '49-9081.00'],
  analyst: ['15-2051.00', '15-2011.00', '15-2031.00'],
};

function sampleRoles(facts: Facts, person: ExamplePerson) {
  const { finals } = rank(facts, bank, exampleAnswers(person));
  const { openings } = columnsOf(facts);
  return samples[person].map((code) => {
    const index = at(facts, code);
    return {
      title: nameOf(code, facts.titles[index]!),
      low: facts.wageP25[index]!,
      high: facts.wageP75[index]!,
      demand: demandOf(openings[index]!, facts.openings[index]!),
      openings: facts.openings[index]!,
      growth: facts.growth[index]!,
      group: widerGroupText(facts.figureGroup[index]!),
      match: Math.round(finals[index]!),
    };
  });
}

/** Tenths that add up to the rounded sum: each is its value's contribution to the rounded running total. */
function tenths(values: readonly number[]): number[] {
  let [exact, shown] = [0, 0];
  return values.map((value) => {
    exact += value;
    const own = Math.round(10 * exact) - shown;
    shown += own;
    return own / 10;
  });
}

/** What the result page would show the analyst: the sum of the first match, the ties, the stability. */
function exampleResult(facts: Facts) {
  const ranking = rank(facts, bank, exampleAnswers('analyst'));
  const [first] = ranking.top;
  const { receipts } = explain(facts, ranking, first!.index);
  const named = new Set(['interests', 'skills']);
  const sumOf = (parts: typeof receipts) => parts.reduce((sum, { points }) => sum + points, 0);
  const start = receipts.filter(({ part }) => part === 'start');
  const moved = receipts.filter(({ part }) => part !== 'start');
  const fit = moved.filter(({ dimension }) => dimension === 'fit');
  const lines = [
    { label: start[0]!.label, points: sumOf(start) },
    ...fit.filter(({ part }) => named.has(part)).map(({ label, points }) => ({ label, points })),
    { label: 'Values, personality, team', points: sumOf(fit.filter(({ part }) => !named.has(part))) },
    { label: 'The market', points: sumOf(moved.filter(({ dimension }) => dimension === 'opportunity')) },
    { label: 'How reachable it is', points: sumOf(moved.filter(({ dimension }) => dimension === 'feasibility')) },
  ];
  const tied = ranking.top.filter(({ tieGroup }) => tieGroup === 1).length;
  const shown = tenths(lines.map(({ points }) => points));
  return {
    score: Math.round(10 * first!.final) / 10,
    receipts: lines.map(({ label }, index) => ({ label, points: shown[index]! })),
    places: ranking.top
      .slice(0, Math.max(4, 1 + tied))
      .map(({ code, title, final, tieGroup }) => ({ title: nameOf(code, title), score: Math.round(final), tieGroup })),
    stay: ranking.overlapRange,
  };
}

export function homeFigures(facts: Facts) {
  const groups = groupsOf(facts);
  return {
    occupations: facts.count,
    broad: BROAD,
    openings: mostOf(groups, 'openings'),
    growth: mostOf(groups, 'growth'),
    pay: mostOf(groups, 'pay'),
    climb: climbOf(facts, groups),
    samples: {
      leadership: sampleRoles(facts, 'leader'),
      technical: sampleRoles(facts, 'maker'),
      data: sampleRoles(facts, 'analyst'),
    },
    moves: moves.map(({ before, after }) => {
      const [from, to] = [at(facts, before), at(facts, after)];
      return {
        before: { title: nameOf(before, facts.titles[from]!), pay: facts.wageP50[from]! },
        after: { title: nameOf(after, facts.titles[to]!), pay: facts.wageP50[to]! },
      };
    }),
    example: exampleResult(facts),
  };
}

if (import.meta.main) {
  const part = (name: string) => readFileSync(new URL(`../../shared/occupations/data/${name}`, import.meta.url));
  const file = fileURLToPath(new URL('../src/features/home/figures.data.ts', import.meta.url));
  const figures = JSON.stringify(homeFigures(decodeFacts(part('facts.bin'), part('moves.bin'))), null, 2);
  const comment =
    '/** Generated by web/tools/draw-home-figures.ts from the facts table and the engine; do not edit. */';
  writeFileSync(file, `${comment}\nexport const figures = ${figures};\n`);
  execFileSync('npx', ['biome', 'format', '--write', file]);
}
