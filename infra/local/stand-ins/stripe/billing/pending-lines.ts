import { newId } from '../ids.ts';
import type { Stored, Subscription } from '../wire.ts';
import type { Work } from '../work.ts';
import type { LineFields } from './invoice-draft.ts';

/** Prorations that wait for the next invoice. They are not shown by any operation, so they are kept as they are used. */
interface PendingLine extends Stored {
  object: 'invoiceitem';
  customer: string;
  subscription: string;
  line: LineFields;
}

const find = (work: Work, { customer, id }: Subscription): PendingLine[] =>
  work.objects.all<PendingLine>('invoiceitem', { customer, fields: { '$.subscription': id } }).reverse();

export function addPendingLines(work: Work, { customer, id }: Subscription, lines: LineFields[]): void {
  for (const line of lines)
    work.objects.put({ id: newId('ii'), object: 'invoiceitem', customer, subscription: id, line } as PendingLine);
}

/** The oldest first; they wait no more. */
export function takePendingLines(work: Work, subscription: Subscription): LineFields[] {
  const pending = find(work, subscription);
  for (const { id } of pending) work.objects.remove(id);
  return pending.map(({ line }) => line);
}
