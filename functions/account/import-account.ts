import { loadAccount } from '#functions/data/account/change.ts';
import { importerOf } from '#functions/data/export/registry.ts';
import { exportKey, isSigned } from '#functions/data/export/signature.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';
import { AppError } from '#shared/lib/errors.ts';

export const handler = serve(accountRoutes.importAccount, async ({ entry }, ctx) => {
  const [{ subscribed }, key] = await Promise.all([loadAccount(ctx), exportKey()]);
  if (!isSigned(key, entry))
    throw new AppError('BAD_INPUT', 'entry.signature: this entry was changed, or is not from an export of Waymark', {
      field: 'entry.signature',
    });
  return { outcome: await importerOf(entry.kind)({ ...ctx, user: ctx.user, subscribed }, entry) };
});
