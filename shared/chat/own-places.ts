/** Single occupations of a person's own result, by their place in it: "how does my top match pay", "compare my first two". */
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { Aspect } from './aspects.ts';
import { type OccupationTable, sayOf } from './occupation-answers.ts';
import { ownOccupationSaid } from './own-report.ts';
import { records, resultRecord } from './records.ts';
import type { Said } from './said.ts';

const numbers = 'one|two|three|four|five'.split('|');
const ordinals: readonly RegExp[] = [
  /\b(first|1st|top|best|number (one|1)|no 1)\b/,
  /\b(second|2nd|number (two|2)|no 2)\b/,
  /\b(third|3rd|number (three|3)|no 3)\b/,
  /\b(fourth|4th|number (four|4))\b/,
  /\b(fifth|5th|number (five|5))\b/,
];

/** From 0; none where no place is named. */
export function placesIn(plain: string): number[] {
  const [, many = ''] = /\b(?:first|top|best) (one|two|three|four|five|[1-5])\b/.exec(plain) ?? [];
  const count = many === '' ? 0 : numbers.indexOf(many) + 1 || Number(many);
  if (count > 1) return Array.from({ length: count }, (_, place) => place);
  return ordinals.flatMap((words, place) => (words.test(plain) ? [place] : []));
}

/** Whether more of a place is asked than which occupation stands there. */
export const asksMore = (plain: string, asked: readonly Aspect[]): boolean =>
  asked.length > 0 || /\b(why|compare|comparison|difference|explain|details?|tell me (more )?about)\b/.test(plain);

const MAX_SAID = 3;
const compared: readonly Aspect[] = ['pay', 'outlook', 'way-in'];

/** Null where the result has no such place. */
export function ownPlacesSaid(
  table: OccupationTable,
  result: ResultBody,
  { places, asked }: { places: readonly number[]; asked: readonly Aspect[] },
): Said | null {
  const roles = places.slice(0, MAX_SAID).flatMap((place) => result.roles[place] ?? []);
  const [first, second] = roles;
  if (!first) return null;
  const said = roles.map(({ code, title }) => ownOccupationSaid(result, { code, name: nameOf(code, title) }));
  if (!second && asked.length === 0) return said[0]!;
  return {
    paragraphs: roles.flatMap(({ code }, at) => {
      const index = indexOfCode(table.facts, code);
      const [standing] = said[at]!.paragraphs;
      return [standing!, ...(index === null ? [] : sayOf(table, index, asked.length > 0 ? asked : compared, []))];
    }),
    sources: [...said.map(({ sources }) => sources[0]!), resultRecord(result.id), records.data],
  };
}
