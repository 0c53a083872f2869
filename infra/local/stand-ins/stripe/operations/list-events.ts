import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { created, page, text } from '#infra/local/stand-ins/stripe/api/params.ts';
import type { Event } from '#infra/local/stand-ins/stripe/wire.ts';

/** Stripe shows events for 30 days. */
const shownSeconds = 30 * 86_400;

export const listEvents = operation({
  method: 'GET',
  path: '/v1/events',
  params: z.strictObject({ ...page, created, type: z.optional(text) }),
  run(work, { type, created, ...asked }) {
    const oldest = work.now - shownSeconds;
    const range = typeof created === 'number' ? created : { ...created, gte: Math.max(oldest, created?.gte ?? 0) };
    return listOf<Event>(work, 'event', '/v1/events', asked, { created: range, fields: { '$.type': type } });
  },
});
