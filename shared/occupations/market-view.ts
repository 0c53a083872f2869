import { known } from '#shared/lib/numbers.ts';
import type { Facts } from './facts.ts';
import { figureGroupTitle } from './figure-groups.ts';
import type { figureKinds } from './figures.ts';
import { homeShareNote, homeShareOf } from './work-from-home.ts';

/** What is shown of an occupation's labor market; unpublished figures are null. */
export interface MarketView {
  figures: Record<MarketFigure, number | null>;
  /** the wider group that pay, employment and outlook belong to; null if they are its own */
  group: { title: string; occupations: number } | null;
  /** the source of the work-from-home figure */
  homeNote: string;
}

const marketFigures = [
  'wageP10',
  'wageP25',
  'wageP50',
  'wageP75',
  'wageP90',
  'employment',
  'growth',
  'openings',
  'exposure',
  'telework',
] as const satisfies readonly (keyof typeof figureKinds)[];
export type MarketFigure = (typeof marketFigures)[number];

export function marketView(facts: Facts, index: number): MarketView {
  const title = figureGroupTitle(facts, index);
  return {
    figures: {
      ...(Object.fromEntries(marketFigures.map((name) => [name, known(facts[name][index]!)])) as MarketView['figures']),
      telework: known(homeShareOf(facts, index)),
    },
    group: title === null ? null : { title, occupations: facts.figureGroup[index]! },
    homeNote: homeShareNote(facts.codes[index]!, known(homeShareOf(facts, index))),
  };
}
