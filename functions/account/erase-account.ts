import { liveSession, ownLook } from '#functions/data/account/live-session.ts';
import { beginErasure, findErasure, receiptOf } from '#functions/data/erasure/erasure.ts';
import { verifiedEmail } from '#functions/outside/user-pool.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';
import { FRESH_SIGN_IN_MINUTES } from '#shared/account/erasure.ts';
import { AppError } from '#shared/lib/errors.ts';
import { eraseFurther } from './erase-further.ts';

/** A failed step is retried by the schedule (finish-erasures.ts). The first step cannot be undone. */
export const handler = serve(
  accountRoutes.eraseAccount,
  async ({ confirm }, ctx) => {
    const { user, now, log } = ctx;
    const begun = receiptOf(user.sub);
    // a retry after the first answer was lost: the token is already refused
    if (await findErasure(begun)) return { receipt: begun };
    await liveSession(ctx);
    const email = await verifiedEmail(ctx.accessToken());
    if (confirm.trim().toLowerCase() !== email.toLowerCase())
      throw new AppError('BAD_INPUT', 'confirm: is not the email address of this account', { field: 'confirm' });
    if (now / 1000 - user.authTime > FRESH_SIGN_IN_MINUTES * 60)
      throw new AppError('CONFLICT', 'Sign in again first: erasing asks for a fresh sign-in.', { field: 'sign-in' });
    const task = await beginErasure(ctx, email);
    const { receipt } = task;
    log.security('erasure-begun', { receipt });
    await eraseFurther(task, ctx);
    return { receipt };
  },
  ownLook,
);
