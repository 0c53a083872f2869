import { verifiedTable } from '#functions/outside/verified-facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { adminRoutes } from '#shared/admin/contract.ts';

/** The table is embedded: every deployment is seeded, so seeding is finding it complete (SYS-05). A repeat is the same. */
export const handler = serve(adminRoutes.seedOccupationData, async () => {
  const { dataVersion, release, count, hash, parts } = verifiedTable();
  return { data_version: dataVersion, release, occupations: count, data_hash: hash, parts };
});
