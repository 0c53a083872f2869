import { accountRoutes } from '#shared/account/contract.ts';
import { type ExportDocument, type ExportEntry, exportOf } from '#shared/account/export.ts';
import { call } from '#web/api/client.ts';

/** Loads all entries, page by page. @throws ApiError */
export async function exportAll(onEntries: (count: number) => void): Promise<ExportDocument> {
  const entries: ExportEntry[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await call(accountRoutes.exportAccount, after === undefined ? {} : { after });
    entries.push(...page.entries);
    onEntries(entries.length);
    if (page.next === null) return exportOf(entries, new Date());
    after = page.next;
  }
}
