/** Who did what to whom, for good: nothing of it expires. */
import type { Item, Key } from '#functions/outside/table.ts';
import { timePart } from '#shared/lib/ids.ts';

export interface AuditRecord {
  /** `sub` of the administrator, and of the one whose account was changed */
  by: string;
  whom: string;
  /** milliseconds since the epoch */
  at: number;
  [detail: string]: unknown;
}

/** Written in the same transaction as what it tells of; all in one partition, in the order of their time. */
export const auditRecord = (id: string, record: AuditRecord): Item & Key => ({
  pk: 'AUDIT',
  sk: `${timePart(id)}#${id}`,
  ...record,
});
