import { loadAccount } from '#functions/data/account/change.ts';
import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { findArchived, resultNotFound } from '#functions/data/history/assessments.ts';
import { dropShare, storeShare } from '#functions/data/share/share.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';

export const handler = serve(assessmentRoutes.shareResult, async (input, ctx) => {
  const { user, now } = ctx;
  const id = assessmentId(input.id);
  const { subscribed } = await loadAccount(ctx);
  const found = await findArchived(user.sub, id, subscribed, now);
  if (!found?.result) throw resultNotFound();
  if (input.shared && !(await storeShare(user.sub, id, found.endedAt!, subscribed))) throw resultNotFound();
  if (!input.shared) await dropShare(user.sub, id);
  return { shared: input.shared };
});
