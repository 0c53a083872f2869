/** Occupations near the person's own: by O*NET's related occupations and by shared skills. */
import { usd } from '#shared/lib/format.ts';
import { highSchool } from '#shared/occupations/facts.ts';
import { boundWords } from '../figures/limits.ts';
import { medianIn } from '../figures/occupation-figures.ts';
import { asksForDesk, nearToChange } from '../question/career-change.ts';
import type { Feeling } from '../question/feelings.data.ts';
import type { CareerChange } from '../question/subject-kinds.ts';
import { feelingLine } from './feelings.ts';
import { boundsSaid } from './most.ts';
import { type OccupationTable, occupationName, placeName, sourced } from './occupation.ts';
import { lineOf, listSource } from './occupation-lines.ts';
import { unsearchableSaid } from './unpublished.ts';

export function changeSaid(
  table: OccupationTable,
  from: number,
  change: CareerChange,
  felt: Feeling | null,
): { paragraphs: string[]; found: number[] } {
  const found = nearToChange(table, from, change);
  const { bounds, places, town, unpublished, denied, isWorn, isBetter } = change;
  const name = occupationName(table.facts, from);
  const frame = new Intl.ListFormat('en-US').format([
    table.facts.education[from]! < highSchool ? boundWords.highSchool : 'usually need no more schooling',
    ...(isBetter ? ['have higher median pay'] : []),
    ...(bounds ? [boundsSaid(bounds)] : []),
  ]);
  const [place] = places;
  const line = (at: number): string => {
    const there = place ? medianIn(table.states(at), place) : null;
    return place
      ? `${lineOf(table, at)}${there === null ? '' : `, ${usd(there)} in ${placeName(place)}`}`
      : lineOf(table, at);
  };
  return {
    found,
    paragraphs: [
      ...(felt ? [feelingLine[felt]] : isWorn ? ['That’s hard, and you’re not the only one.'] : []),
      ...unsearchableSaid(unpublished),
      ...(asksForDesk(change)
        ? ['I can search by how much of the work can be done from home. For these, at least half can.']
        : []),
      ...(denied
        ? ['I can’t filter out what you don’t want, so check the page of each job to see what a day is like.']
        : []),
      ...(town ? [`I don’t have figures for ${town} by itself, only for whole states.`] : []),
      found.length > 0
        ? `Here are the jobs closest to ${name} by the skills they ask for. They ${frame}:\n${found.map(line).join('\n')}`
        : `I don’t know any jobs close to ${name} that ${frame}.`,
      `${listSource()} Skills: ${sourced('onet_ratings')} Schooling: ${sourced('preparation')}${asksForDesk(change) ? ` Work from home: ${sourced('telework')}` : ''}`,
      'The assessment ranks all occupations by what you like, what you can do and what you need.',
    ],
  };
}
