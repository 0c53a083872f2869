/** Answers about work that no publisher counts as an occupation. */
import { indexOfCode } from '#shared/occupations/lookup.ts';
import type { NoRecord } from '../question/no-record.ts';
import type { OccupationTable } from './occupation.ts';
import { lineOf, listSource, occupationRecords } from './occupation-lines.ts';
import { records } from './records.ts';
import type { Said } from './said.ts';

export function noRecordSaid(table: OccupationTable, { called, near }: NoRecord): Said {
  const { count } = table.facts;
  if (called === null)
    return {
      paragraphs: [
        `None of the ${count} occupations I know goes by that name, so I can’t tell you what it pays or how to get in.`,
        'Try another word for it, or tell me what someone in it does: "a person who fixes roofs".',
      ],
      sources: [records.occupations],
    };
  const at = near ? indexOfCode(table.facts, near) : null;
  const first = `None of the ${count} occupations I know goes by “${called}”. I don’t have data on the pay or the way in, and I won’t guess.`;
  return {
    paragraphs:
      at === null
        ? [first, 'Name a job close to it, or tell me what you’d like to do in it, and I’ll tell you what I know.']
        : [first, `The closest one I know:\n${lineOf(table, at)}`, listSource()],
    sources: [...(at === null ? [] : occupationRecords(table, [at])), records.occupations],
  };
}
