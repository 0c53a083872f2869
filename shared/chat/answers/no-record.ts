/** What is said of work that no publisher counts as an occupation. */
import { indexOfCode } from '#shared/occupations/lookup.ts';
import type { NoRecord } from '../question/no-record.ts';
import { lineOf, listSource, type OccupationTable, occupationRecords } from './occupation.ts';
import { records } from './records.ts';
import type { Said } from './said.ts';

export function noRecordSaid(table: OccupationTable, { called, near }: NoRecord): Said {
  const { count } = table.facts;
  if (called === null)
    return {
      paragraphs: [
        `Of the ${count} occupations that I know, none goes by that name, so I can say nothing of its pay or its ways in.`,
        'Try another word for it, or say what somebody in it does: "a person who fixes roofs".',
      ],
      sources: [records.occupations],
    };
  const at = near ? indexOfCode(table.facts, near) : null;
  const first = `None of the ${count} occupations that I know goes by “${called}”: what such people earn or how they get there no record of mine says, and I do not guess.`;
  return {
    paragraphs:
      at === null
        ? [first, 'Name an occupation, or say what you would like to do in it, and I tell what is known.']
        : [first, `The nearest that I know:\n${lineOf(table, at)}`, listSource()],
    sources: [...(at === null ? [] : occupationRecords(table, [at])), records.occupations],
  };
}
