/** The rows of a user's closed assessments, newest first, read page by page on demand. */

import { userPartition } from '#functions/data/table/user-partition.ts';
import { type Item, queryLast } from '#functions/outside/table.ts';
import { assessmentPrefix } from './assessment.ts';

const pageSize = 100;

/** Sorts after every assessment and before the account. */
const newest = `${assessmentPrefix}~`;

/** @param below a sort key; only older rows are read */
export async function* assessmentRows(sub: string, below?: string): AsyncGenerator<Item> {
  for (let to = below?.slice(0, -1) ?? newest; ; ) {
    const rows = await queryLast(userPartition(sub), assessmentPrefix, to, pageSize);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    to = String(last.sk).slice(0, -1);
  }
}
