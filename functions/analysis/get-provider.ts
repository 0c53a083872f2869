import { currentProvider } from '#functions/ai/provider.ts';
import { serve } from '#functions/serve/serve.ts';
import { analysisRoutes } from '#shared/analysis/contract.ts';

export const handler = serve(analysisRoutes.getProvider, () => Promise.resolve({ provider: currentProvider() }));
