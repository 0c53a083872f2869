import type { DatabaseSync } from 'node:sqlite';
import type { Stripe } from 'stripe';
import { newId } from './ids.ts';
import { type Objects, objectsIn } from './objects.ts';
import { deliveriesIn } from './webhooks/deliveries.ts';
import type { Event, Stored } from './wire.ts';

/** The supported API version: the one that the SDK in package.json pins. */
export const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

type EventType = Stripe.Event.Type;

/** The API request that causes a change; changes by the clock and the hosted pages have none. */
export interface Cause {
  id: string;
  idempotency_key: string | null;
}

/** One change of the account, in one transaction: the stored objects, the time, and the sender of events. */
export interface Work {
  objects: Objects;
  /** Seconds since the epoch: the time of the change, which may be in the past when the clock was moved. */
  now: number;
  /** The start of the hosted pages' addresses. */
  origin: string;
  /** The business that owns the account. */
  accountName: string;
  /** Its terms of service. */
  termsUrl: string;
  /** Queues an event for the webhook, with the current object and what changed since `before`. */
  emit(type: EventType, object: Stored, before?: Stored): void;
}

export function workFactory(db: DatabaseSync, business: Pick<Work, 'accountName' | 'termsUrl'>) {
  const objects = objectsIn(db);
  const deliveries = deliveriesIn(db);
  return (now: number, origin: string, cause: Cause | null): Work => ({
    objects,
    now,
    origin,
    ...business,
    emit(type, object, before) {
      const previous = before && previousAttributes(before, object);
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now,
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 1,
        request: cause ?? { id: null, idempotency_key: null },
        type,
      };
      objects.put(event);
      deliveries.add(event.id, now * 1000);
    },
  });
}

/** The old values of the fields that changed. */
function previousAttributes(before: Stored, after: Stored): Record<string, unknown> {
  const now = after as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name])),
  );
}
