import { userPartition } from '#functions/data/table/user-partition.ts';
import type { Key } from '#functions/outside/table.ts';
import { timePart } from '#shared/lib/ids.ts';

export interface Caller {
  user: { sub: string };
  now: number;
}

export const ticketPrefix = 'MATCHED#';
export const savedPrefix = 'MATCH#';
/** the text and the findings, beside the row the list reads */
export const documentPrefix = 'MATCHTEXT#';
/** one row that every save changes */
export const savesSort = 'MATCHES';

/** Null for a malformed id. */
export const matchKey = (prefix: string, sub: string, id: string): Key | null => {
  const time = timePart(id);
  return time === null ? null : { pk: userPartition(sub), sk: `${prefix}${time}#${id.slice(0, 32)}` };
};
