import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';

export const accountRoutes = {
  signOut: route({
    method: 'POST',
    path: '/sign-out',
    access: 'user',
    summary: 'End every session of the caller: tokens issued before now no longer change or start anything.',
    input: z.object({}),
    output: z.object({ signed_out_at: z.iso.datetime() }),
  }),
};
