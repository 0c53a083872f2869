import { facts } from '#functions/outside/facts.ts';
import { serveOpen } from '#functions/serve/serve-open.ts';
import { AppError } from '#shared/lib/errors.ts';
import { known } from '#shared/lib/numbers.ts';
import { occupationsRoutes } from '#shared/occupations/contract.ts';
import { roleIdOf } from '#shared/occupations/lookup.ts';

/** Removes 32-bit float noise: the table stores interests in steps of 0.025. */
const inSteps = (value: number) => Math.round(value * 1000) / 1000;

export const handler = serveOpen(occupationsRoutes.getRoleVectors, async ({ version }) => {
  const { dataVersion, release, codes, titles, interests, wageP50 } = facts();
  if (version !== dataVersion) {
    throw new AppError('NOT_FOUND', `There is no version ${version}; the current one is ${dataVersion}.`, {
      field: 'version',
    });
  }
  return {
    version: dataVersion,
    release,
    roles: codes.map((code, i) => ({
      id: code,
      role_id: roleIdOf(code, titles[i]!),
      title: titles[i]!,
      interests_vector: Array.from(interests.subarray(i * 6, i * 6 + 6), inSteps),
      median_salary: known(wageP50[i]),
    })),
  };
});
