import * as z from 'zod/mini';
import { noSuch } from '../errors.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';
import type { Event } from '../wire.ts';

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
