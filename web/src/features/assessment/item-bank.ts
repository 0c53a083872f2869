import { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { loadQuestionnaire, type Variant } from '#shared/assessment/variants.ts';
import { call } from '#web/api/client.ts';
import { snapshotUsed } from '#web/api/snapshot-notice.ts';

/** The items of a variant (ARA-64), or those bundled with this build when the server cannot be reached (NET-10). */
export async function loadItemBank(variant: Variant): Promise<ItemBank> {
  try {
    return (await call(assessmentRoutes.getItemBank, { variant })) as ItemBank;
  } catch {
    const { bank } = await loadQuestionnaire(variant);
    snapshotUsed();
    return bank;
  }
}
