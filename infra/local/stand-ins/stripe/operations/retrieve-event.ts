import * as z from 'zod/mini';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import type { Event } from '#infra/local/stand-ins/stripe/wire.ts';

export const retrieveEvent = operation({
  method: 'GET',
  path: '/v1/events/{id}',
  params: z.strictObject({ expand }),
  run(work, _, id) {
    const event = work.objects.get<Event>(id);
    if (event?.object !== 'event') throw noSuch('event', id);
    return event;
  },
});
