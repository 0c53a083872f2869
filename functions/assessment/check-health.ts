import { isReachable } from '#functions/data/table/reachable.ts';
import { serveOpen } from '#functions/serve/serve-open.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { modelVersion } from '#shared/matching/model-version.ts';
import { defaultDataVersion } from '#shared/occupations/contract.ts';

export const handler = serveOpen(assessmentRoutes.checkHealth, async (_input, { log }) => {
  const status = (await isReachable(log)) ? ('ok' as const) : ('degraded' as const);
  return { status, model_version: modelVersion, data_version: defaultDataVersion };
});
