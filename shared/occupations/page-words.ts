/** Sentences made from an occupation's figures, shared by the page, its head and its structured data. */

import { compact, signedPercent, usd } from '#shared/lib/format.ts';
import { fieldName } from './fields.ts';
import { openingsText } from './openings-text.ts';
import type { OccupationPage } from './page.ts';

type Known = Pick<OccupationPage, 'code' | 'name' | 'text' | 'market' | 'wayIn'>;

/** What the occupation is, or what the facts say if no text has been written yet. */
export const occupationLead = ({ text, code, wayIn }: Known): string =>
  text?.summary ??
  `In the field ${fieldName(code)}. Education that those in it mostly call enough: ${wayIn.education.level.toLowerCase()}.`;

/** Percent over ten years. In these projections, total employment and the median occupation grow by about 3. */
const outlooks: readonly [leastPercent: number, word: string][] = [
  [7, 'Growing fast'],
  [3, 'Growing'],
  [1, 'Growing slowly'],
  [-0.9, 'Holding steady'],
  [Number.NEGATIVE_INFINITY, 'Shrinking'],
];

/** The projected change of employment over ten years in one word, the same on every screen and in reasons. */
export const outlookWord = (growth: number): string => outlooks.find(([least]) => growth >= least)![1];

/** For search results and link previews, which show at most about 160 characters. */
export function occupationDescription({ name, market, wayIn }: Known): string {
  const { wageP50, growth, openings } = market.figures;
  const facts = [
    wageP50 === null ? null : `median pay ${usd(wageP50)} a year`,
    growth === null ? null : `jobs ${signedPercent(growth)} in ten years`,
    openings === null ? null : `${openingsText(openings, compact)} openings a year`,
    `${wayIn.education.level.toLowerCase()} usual`,
  ].filter((fact) => fact !== null);
  return `${name}: what the work is, ${facts.join(', ')}. Every figure with its source.`;
}
