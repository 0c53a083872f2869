import { unlessErased } from '#functions/data/account/erased.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { loadResult, resultNotFound } from '#functions/data/history/assessments.ts';
import { sharingOwner } from '#functions/data/share/share.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { sharedView } from '#shared/assessment/shared-result.ts';

/**
 * A shared result, as long as its owner may still read it. Everything else answers NOT_FOUND, whatever the reason
 * (D-17).
 */
export const handler = serve(assessmentRoutes.getSharedResult, async (input, { now }) => {
  const id = assessmentId(input.id);
  const owner = await sharingOwner(id, now);
  if (!owner) throw resultNotFound();
  const result = await unlessErased(loadResult(systemActor(owner, now), id), null);
  if (!result) throw resultNotFound();
  return sharedView(result);
});
