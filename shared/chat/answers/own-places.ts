/** Single occupations of the person's own result, by their place in it. */
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { Aspect } from '../question/aspects.ts';
import { type OccupationTable, sayOf } from './occupation.ts';
import { ownOccupationSaid } from './own-report.ts';
import { records, resultRecord } from './records.ts';
import type { Said } from './said.ts';

const MAX_SAID = 3;
const compared: readonly Aspect[] = ['pay', 'outlook', 'way-in'];

/** Null if the result has no such place. */
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
