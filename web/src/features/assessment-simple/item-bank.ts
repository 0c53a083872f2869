import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { simpleBank } from '#shared/assessment/simple/items.data.ts';
import { SIMPLE_VARIANT, type SimpleBank } from '#shared/assessment/simple-bank.ts';
import { call } from '#web/api/client.ts';
import { snapshotUsed } from '#web/api/snapshot-notice.ts';
import { noRetry } from '#web/api/transport.ts';

/** The items (ARA-64), or at once those bundled with this build: an outage delays nobody here (ARB-45). */
export async function loadSimpleBank(): Promise<SimpleBank> {
  try {
    return (await call(assessmentRoutes.getItemBank, { variant: SIMPLE_VARIANT }, { retry: noRetry })) as SimpleBank;
  } catch {
    snapshotUsed();
    return simpleBank;
  }
}
