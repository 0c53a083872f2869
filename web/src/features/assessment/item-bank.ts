import { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { ItemBank } from '#shared/assessment/gold-standard/item-types.ts';
import type { Variant } from '#shared/assessment/stages.ts';
import { call } from '#web/api/client.ts';
import { snapshotUsed } from '#web/api/snapshot-notice.ts';

/** The items of a variant (ARA-64), or the ones this build was made with when the server cannot be reached (NET-10). */
export async function loadItemBank(variant: Variant): Promise<ItemBank> {
  try {
    return (await call(assessmentRoutes.getItemBank, { variant })) as ItemBank;
  } catch {
    const { goldStandard } = await import('#shared/assessment/gold-standard/items.data.ts');
    snapshotUsed();
    return goldStandard;
  }
}
