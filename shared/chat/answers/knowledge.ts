/** O*NET's ratings of required knowledge: for one occupation, and across all of them. */
import { elements } from '#shared/occupations/elements.ts';
import { type ElementId, importance, ratedMost } from '../figures/rated.ts';
import { type OccupationTable, occupationName, sourced } from './occupation.ts';
import { lineOf, listSource, occupationRecords } from './occupation-lines.ts';
import { records } from './records.ts';
import type { Said } from './said.ts';

export function neededSaid(table: OccupationTable, index: number, id: ElementId): string {
  const name = occupationName(table.facts, index);
  const rating = importance(table, index, id);
  return Number.isNaN(rating)
    ? `${name}: how much ${areaName(id)} counts is not published.`
    : `${name}: ${areaName(id)} is rated ${rating.toFixed(1)} on O*NET’s scale of importance from 1 to 5, where 3 is important. ${sourced('onet_ratings')}`;
}

const areaName = (id: ElementId): string => elements[id].toLowerCase().replace('english', 'English');

export function workWithSaid(table: OccupationTable, id: ElementId, isDegree: boolean): Said {
  const rated = ratedMost(table, id);
  return {
    paragraphs: [
      ...(isDegree ? ['I don’t have data on which jobs people find with a given degree.'] : []),
      `Knowledge of ${areaName(id)} matters most in these jobs:\n${rated.map((index) => lineOf(table, index)).join('\n')}`,
      `Ratings: ${sourced('onet_ratings')} ${listSource()}`,
    ],
    sources: [...occupationRecords(table, rated), records.data],
  };
}
