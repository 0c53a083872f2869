import { exportPage } from '#functions/data/export/page.ts';
import { serve } from '#functions/serve/serve.ts';
import { accountRoutes } from '#shared/account/contract.ts';

export const handler = serve(accountRoutes.exportAccount, ({ after }, ctx) => exportPage(ctx, after));
