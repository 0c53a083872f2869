import { type ErasureTask, endErasure, findErasure, isLastLookDue, noteStep } from '#functions/data/erasure/erasure.ts';
import { deleteRows } from '#functions/data/erasure/rows.ts';
import { env } from '#functions/outside/env.ts';
import { deleteFiles } from '#functions/outside/files.ts';
import type { Log } from '#functions/outside/log.ts';
import { deleteCustomers } from '#functions/outside/stripe/checkout.ts';
import { deleteUser } from '#functions/outside/user-pool.ts';
import { type ErasureStep, erasureSteps } from '#shared/account/erasure.ts';

/** A step that answers false has more to do in the next run. */
const steps: Record<ErasureStep, (task: ErasureTask) => Promise<unknown>> = {
  signIn: ({ sub }) => deleteUser(sub, env.USER_POOL_ID),
  payments: deleteCustomers,
  files: ({ sub }) =>
    Promise.all((['reports', 'uploads'] as const).map((area) => deleteFiles({ owner: sub, area, name: '' }))),
  rows: deleteRows,
};

/**
 * Runs the remaining steps of an erasure. A failed step does not stop the others, and each can be repeated. Once every
 * token of the person has expired, all steps run again, because a call in flight may have written after its step.
 * @returns whether every step succeeded
 */
export async function eraseFurther(task: ErasureTask, { now, log }: { now: number; log: Log }): Promise<boolean> {
  const { receipt } = task;
  const record = await findErasure(receipt);
  if (!record) throw new Error('an erasure without its record');
  const isLast = isLastLookDue(record, now);
  let unfinished = 0;
  for (const step of erasureSteps) {
    if (record.done[step] !== undefined && !isLast) continue;
    try {
      if ((await steps[step](task)) === false) unfinished += 1;
      else await noteStep(receipt, step, now);
    } catch (error) {
      unfinished += 1;
      log.error('erasure-step-failed', error, { step, receipt });
    }
  }
  if (isLast && unfinished === 0) await endErasure(task, now);
  return unfinished === 0;
}
