/** The occupations that a person has saved, or said not to be for them: one row, in which each has a word of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { ConditionFailed, getItem, type Item, type Key, putItem } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { MAX_MARKS, type Mark, type MarkedOccupation } from '#shared/occupations/marks-contract.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';

interface Owner {
  user: { sub: string };
}
interface Writer extends Owner {
  now: number;
  random16(): Uint8Array;
  leftMs(): number;
}

/** By O*NET-SOC code; `at` in milliseconds since the epoch. */
export type Marks = Record<string, { mark: Mark; at: number }>;

export const marksSort = 'MARKS';
const keyOf = (sub: string): Key => ({ pk: userPartition(sub), sk: marksSort });

/** The longest pause before the next try after a lost race. */
const MAX_PAUSE_MS = 50;

export const readMarks = (item: Item | undefined): Marks => (item?.marks as Marks | undefined) ?? {};

/** Newest first; an occupation that a later release has dropped is left out. */
export const listOf = (marks: Marks): MarkedOccupation[] =>
  Object.entries(marks)
    .flatMap(([code, marked]) => occupation(code, marked) ?? [])
    .sort((a, b) => b.marked_at.localeCompare(a.marked_at) || a.name.localeCompare(b.name));

function occupation(code: string, { mark, at }: Marks[string]): MarkedOccupation | null {
  const name = plainNames[code];
  return name === undefined ? null : { code, name, slug: slugOf(name), mark, marked_at: new Date(at).toISOString() };
}

export const loadMarks = async ({ user }: Owner): Promise<MarkedOccupation[]> =>
  listOf(readMarks(await getItem(keyOf(user.sub), { consistent: true })));

/**
 * Puts one mark in the place of what was said of that occupation before; what is said of others stays, whoever changes
 * it at the same moment. Said once more, it keeps its time.
 * @throws AppError NOT_FOUND for a code that no occupation has, CONFLICT when there are too many
 */
export async function markOccupation(
  writer: Writer,
  code: string,
  mark: Mark | null,
): Promise<MarkedOccupation | null> {
  if (plainNames[code] === undefined)
    throw new AppError('NOT_FOUND', 'No occupation goes by that code.', { field: 'code' });
  const marks = await changeMarks(writer, ({ [code]: before, ...others }) => {
    if (before?.mark === mark || (!before && mark === null)) return null;
    if (mark === null) return others;
    if (Object.keys(others).length >= MAX_MARKS)
      throw new AppError(
        'CONFLICT',
        `You have saved or hidden ${MAX_MARKS} occupations, and there is no room for more: take one back first.`,
        { field: 'mark' },
      );
    return { ...others, [code]: { mark, at: writer.now } };
  });
  return marks[code] ? occupation(code, marks[code]) : null;
}

/** As they were marked before, beside what is marked now, which stays; false where that says something of all of them. */
export async function restoreMarks(writer: Writer, before: Marks): Promise<boolean> {
  let isRestored = false;
  await changeMarks(writer, (now) => {
    const missing = Object.entries(before).filter(([code]) => !now[code]);
    const room = Math.max(0, MAX_MARKS - Object.keys(now).length);
    isRestored = Math.min(missing.length, room) > 0;
    return isRestored ? { ...now, ...Object.fromEntries(missing.slice(0, room)) } : null;
  });
  return isRestored;
}

/** @param decide the marks as they become; null leaves them. Asked again when somebody else was faster. */
async function changeMarks({ user, leftMs, random16 }: Writer, decide: (marks: Marks) => Marks | null): Promise<Marks> {
  for (;;) {
    const item = await getItem(keyOf(user.sub), { consistent: true });
    const marks = decide(readMarks(item));
    if (!marks) return readMarks(item);
    const version = Number(item?.version ?? 0);
    try {
      await putItem(
        { ...keyOf(user.sub), version: version + 1, marks },
        item
          ? { expression: '#version = :version', names: { '#version': 'version' }, values: { ':version': version } }
          : { expression: 'attribute_not_exists(pk)' },
      );
      return marks;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    if (leftMs() <= 2 * MAX_PAUSE_MS)
      throw new AppError('UNAVAILABLE', 'Your occupations are being changed from several places. Please try again.', {
        retryAfterSeconds: 1,
      });
    await sleep((Buffer.from(random16()).readUInt32BE() / 2 ** 32) * MAX_PAUSE_MS);
  }
}
