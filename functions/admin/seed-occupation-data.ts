import { verifiedTable } from '#functions/outside/verified-facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { adminRoutes } from '#shared/admin/contract.ts';

/**
 * The table ships with the code, so seeding only verifies that it is complete (SYS-05). Repeats give the same answer.
 */
export const handler = serve(adminRoutes.seedOccupationData, async () => {
  const { dataVersion, release, count, hash, parts } = verifiedTable();
  return { data_version: dataVersion, release, occupations: count, data_hash: hash, parts };
});
