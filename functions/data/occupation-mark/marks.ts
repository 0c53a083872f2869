/** Occupations a person has saved or ruled out: one row with an attribute for each. */

import { type Racer, untilWritten } from '#functions/data/table/lost-race.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { isUnchanged } from '#functions/data/table/version.ts';
import {
  ConditionFailed,
  getItem,
  type Item,
  type Key,
  putItem,
  updateItem,
  wasWritten,
} from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { MAX_MARKS, type Mark, type MarkedOccupation } from '#shared/occupations/marks-contract.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';

interface Owner {
  user: { sub: string };
}
interface Writer extends Owner, Racer {
  now: number;
}

interface Said {
  mark: Mark;
  /** milliseconds since the epoch */
  at: number;
}
/** Keyed by O*NET-SOC code. */
export type Marks = Record<string, Said>;

export const marksSort = 'MARKS';
const keyOf = (sub: string): Key => ({ pk: userPartition(sub), sk: marksSort });

const contended = 'Your occupations are being changed from several places. Please try again.';

export const readMarks = (item: Item | undefined): Marks => (item?.marks as Marks | undefined) ?? {};

/** Newest first; occupations dropped by a later release are left out. */
export const listOf = (marks: Marks): MarkedOccupation[] =>
  Object.entries(marks)
    .flatMap(([code, marked]) => occupation(code, marked) ?? [])
    .sort((a, b) => b.marked_at.localeCompare(a.marked_at) || a.name.localeCompare(b.name));

function occupation(code: string, { mark, at }: Said): MarkedOccupation | null {
  const name = plainNames[code];
  return name === undefined ? null : { code, name, slug: slugOf(name), mark, marked_at: new Date(at).toISOString() };
}

export const loadMarks = async ({ user }: Owner): Promise<MarkedOccupation[]> =>
  listOf(readMarks(await getItem(keyOf(user.sub), { consistent: true })));

/**
 * Sets the mark of one occupation in a single write without a read, so that concurrent marks of others are kept.
 * Repeating a mark keeps its time.
 * @throws AppError NOT_FOUND for an unknown code, CONFLICT when there are too many
 */
export async function markOccupation(
  { user, now }: Pick<Writer, 'user' | 'now'>,
  code: string,
  mark: Mark | null,
): Promise<MarkedOccupation | null> {
  if (plainNames[code] === undefined)
    throw new AppError('NOT_FOUND', 'No occupation has that code.', { field: 'code' });
  if (mark === null) {
    await takeBack(user.sub, code);
    return null;
  }
  return occupation(code, await setMark(user.sub, code, { mark, at: now }));
}

/** @returns the mark as it then stands */
async function setMark(sub: string, code: string, said: Said): Promise<Said> {
  try {
    await updateItem(keyOf(sub), 'SET marks.#code = :said ADD #version :one', {
      // some engines refuse size() of a missing attribute, where DynamoDB evaluates the comparison as false
      expression:
        'attribute_exists(marks) AND marks.#code.mark <> :mark AND (attribute_exists(marks.#code) OR size(marks) < :max)',
      names: { '#code': code, '#version': 'version' },
      values: { ':said': said, ':mark': said.mark, ':max': MAX_MARKS, ':one': 1 },
    });
    return said;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [item] = error.items;
    if (!item) return setFirstMark(sub, code, said);
    const before = readMarks(item)[code];
    if (before?.mark === said.mark) return before;
    throw new AppError(
      'CONFLICT',
      `You have saved or hidden ${MAX_MARKS} occupations, and there is no room for more: remove one first.`,
      { field: 'mark' },
    );
  }
}

async function setFirstMark(sub: string, code: string, said: Said): Promise<Said> {
  const first = putItem({ ...keyOf(sub), version: 1, marks: { [code]: said } }, isUnchanged(0));
  return (await wasWritten(first)) ? said : setMark(sub, code, said);
}

async function takeBack(sub: string, code: string): Promise<void> {
  await wasWritten(
    updateItem(keyOf(sub), 'REMOVE marks.#code ADD #version :one', {
      expression: 'attribute_exists(marks.#code)',
      names: { '#code': code, '#version': 'version' },
      values: { ':one': 1 },
    }),
  );
}

/** Restores earlier marks and keeps the present ones; false when every occupation has a mark already. */
export const restoreMarks = (writer: Writer, before: Marks): Promise<boolean> =>
  untilWritten(writer, contended, async () => {
    const { user } = writer;
    const item = await getItem(keyOf(user.sub), { consistent: true });
    const marks = readMarks(item);
    const room = Math.max(0, MAX_MARKS - Object.keys(marks).length);
    const missing = Object.entries(before)
      .filter(([code]) => !marks[code])
      .slice(0, room);
    if (missing.length === 0) return false;
    const version = Number(item?.version ?? 0);
    const next = { version: version + 1, marks: { ...marks, ...Object.fromEntries(missing) } };
    await putItem({ ...keyOf(user.sub), ...next }, isUnchanged(version));
    return true;
  });
