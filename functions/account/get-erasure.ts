import { findErasure } from '#functions/data/erasure/erasure.ts';
import { serveOpen } from '#functions/serve/serve-open.ts';
import { accountRoutes } from '#shared/account/contract.ts';
import { erasureSteps } from '#shared/account/erasure.ts';
import { AppError } from '#shared/lib/errors.ts';

const time = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString());

export const handler = serveOpen(accountRoutes.getErasure, async ({ receipt }) => {
  const record = await findErasure(receipt);
  if (!record) throw new AppError('NOT_FOUND', 'There is no receipt under this number.', { field: 'receipt' });
  return {
    receipt,
    started_at: time(record.startedAt)!,
    steps: erasureSteps.map((step) => ({ step, done_at: time(record.done[step]) })),
    ended_at: time(record.endedAt),
  };
});
