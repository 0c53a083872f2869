import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';
import { countedFeature } from '#shared/plans/shapes.ts';

export const adminRoutes = {
  resetUser: route({
    method: 'POST',
    path: '/admin-reset-user',
    access: 'admin',
    aboutUser: true,
    summary: 'Reset a user’s counter of a feature, with a limit of its own until the period ends or the plan changes.',
    input: z.object({
      user_id: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/, 'must be the id of a user')),
      feature_type: countedFeature,
      /** -1 unlimited, 0 locked */
      new_limit: z.int().check(z.minimum(-1), z.maximum(1000)),
    }),
    output: z.object({
      user_id: z.string(),
      feature_type: countedFeature,
      old_limit: z.int(),
      new_limit: z.int(),
      current: z.int(),
    }),
  }),
  seedOccupationData: route({
    method: 'POST',
    path: '/seed-occupation-data',
    access: 'admin',
    summary: 'Verify that the embedded occupation table is complete and matches its manifest; nothing is written.',
    input: z.object({}),
    output: z.object({
      data_version: z.string(),
      release: z.string(),
      occupations: z.int(),
      /** SHA-256 of the columns, which a result names so that it can be reproduced */
      data_hash: z.string(),
      parts: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
    }),
  }),
};
