import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';

/** An empty tab stands open meanwhile: nobody is kept from the job site for longer. */
const PATIENCE_MS = 4_000;
const oneMoreTry = { retries: 1, firstDelayMs: 300 };

/**
 * Uses up one smart match, in one request: the call's own key makes its repeats one use.
 * @returns what it was refused with, or null
 * @throws ApiError, or the signal's reason, when there was no answer in time
 */
export async function countMatch(): Promise<Denial | null> {
  const answer = await call(
    plansRoutes.checkGate,
    { feature: 'smart_matches_daily', mode: 'commit' },
    { retry: oneMoreTry, signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  void invalidate('getUsageSummary'); // GAT-10
  return answer.allowed ? null : answer;
}
