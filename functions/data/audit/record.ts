/** Who did what to whom. Records never expire; after an erasure they name the receipt instead of the person. */
import { type Item, type Key, putItem, queryAfter } from '#functions/outside/table.ts';
import { timePart } from '#shared/lib/ids.ts';

const PARTITION = 'AUDIT';
const PAGE = 100;

interface AuditRecord {
  /** `sub` of the administrator, and of the person whose account was changed */
  by: string;
  whom: string;
  /** milliseconds since the epoch */
  at: number;
  [detail: string]: unknown;
}

/** Written in the same transaction as the action it records. All records share a partition, ordered by time. */
export const auditRecord = (id: string, record: AuditRecord): Item & Key => ({
  pk: PARTITION,
  sk: `${timePart(id)}#${id}`,
  ...record,
});

/** Audit records outlive an erased person: the action stays and the receipt replaces their id. Repeats are harmless. */
export async function anonymiseAudit(sub: string, receipt: string): Promise<void> {
  const named = (who: unknown) => (who === sub ? receipt : who);
  for (let after: string | null = null; ; ) {
    const rows: Item[] = await queryAfter(PARTITION, after, PAGE);
    for (const row of rows)
      if (row.whom === sub || row.by === sub)
        await putItem({ ...row, pk: PARTITION, sk: String(row.sk), whom: named(row.whom), by: named(row.by) });
    if (rows.length < PAGE) return;
    after = String(rows.at(-1)!.sk);
  }
}
