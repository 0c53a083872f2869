/** Each entity with rows in a person's partition declares them in its personal.ts. */
import { createHmac } from 'node:crypto';
import { expiryOf } from '#functions/data/table/expiry.ts';
import type { Racer } from '#functions/data/table/lost-race.ts';
import type { Item } from '#functions/outside/table.ts';
import type { ExportKind, ImportOutcome } from '#shared/account/export.ts';
import { AppError } from '#shared/lib/errors.ts';
import { timePart } from '#shared/lib/ids.ts';
import { isoTime } from '#shared/lib/time.ts';
import type { SubscribedTime } from '#shared/plans/retention.ts';

export interface ExportedRow {
  id: string;
  content: Record<string, unknown>;
}

/** The person importing an export, and the call they do it with. */
interface Importer extends Racer {
  user: { sub: string; authTime: number };
  now: number;
  /** from their account: determines how long things are kept */
  subscribed: SubscribedTime | null;
}

export interface PersonalEntity {
  kind: ExportKind;
  /** Prefix of the sort keys, including "#", or one whole sort key. */
  prefix: string;
  /** The exported form of a row; null where another row includes it, or it has expired. */
  exportRow(item: Item, sub: string): ExportedRow | null | Promise<ExportedRow | null>;
  /** Stores an exported row as the importer's own; absent for rows that count, pay or grant. */
  importRow?(importer: Importer, row: ExportedRow): Promise<ImportOutcome>;
}

/** The product's short-lived counters are exported as stored: numbers and short words. */
export const traceOf = (prefix: string): PersonalEntity => ({
  kind: 'trace',
  prefix,
  exportRow: ({ pk: _, sk, document: _large, answer: _answer, ...fields }) => ({
    id: String(sk),
    content: JSON.parse(JSON.stringify(fields)),
  }),
});

/** The same id for the same thing and person, so that a second import finds the first. The creation time is kept. */
export function renewedId(sub: string, id: string): string {
  const digest = createHmac('sha256', sub).update(id).digest('hex').slice(0, 32);
  const time = timePart(id);
  return time === null ? digest : `${digest}-${time}`;
}

export const keptUntilOf = (item: Item): string | null => isoTime(expiryOf(item));

/** An entry that this installation signed and can no longer read. */
export const unreadable = (field: string): AppError =>
  new AppError('BAD_INPUT', `entry.content.${field}: is not of a form that is known here`, {
    field: `entry.content.${field}`,
  });
