/** Stripe: the only module that imports its SDK. Temporary failures become one error; our own mistakes stay bugs. */
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { env } from '#functions/outside/env.ts';
import { paymentSecrets, paymentsUnreachable } from '#functions/outside/secrets.ts';
import { AppError } from '#shared/lib/errors.ts';

export type { Stripe };

/** For reads: two attempts fit into the 5 s in which a webhook must be answered. */
export const READ = { timeout: 1900, maxNetworkRetries: 1 } as const;
/** For writes, which take longer; the SDK retries under one idempotency key. */
export const WRITE = { timeout: 3800, maxNetworkRetries: 1 } as const;

/**
 * The SDK accepts any JSON without an `error` as the requested object, whatever the status. Stripe's own answers are
 * objects with an `object` field: anything else comes from an intermediary and is treated as an outage.
 */
function strictClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      const response = await client.makeRequest(...request);
      const read = response.toJSON.bind(response);
      response.toJSON = async () => {
        const answer: { object?: unknown; error?: unknown } | null = await read();
        if (typeof answer?.object !== 'string' && !answer?.error) throw new Error('an answer that is not Stripe’s');
        return answer;
      };
      return response;
    },
  };
}

let connected: { key: string; stripe: Stripe } | undefined;

function connect(key: string): Stripe {
  if (connected?.key === key) return connected.stripe;
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
  const stripe = new Stripe(key, {
    telemetry: false,
    httpClient: strictClient(),
    ...READ,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  connected = { key, stripe };
  return stripe;
}

/** The customer of a request was deleted at Stripe, permanently. */
export class CustomerGone extends Error {
  constructor() {
    super('Stripe has no such customer');
    this.name = 'CustomerGone';
  }
}

/**
 * Runs one or more requests with the client.
 * @throws AppError UNAVAILABLE when Stripe is unreachable, too slow, busy or answers nonsense
 * @throws CustomerGone
 */
export async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { key } = await paymentSecrets();
  try {
    return await work(connect(key));
  } catch (error) {
    if (isCustomerGone(error)) throw new CustomerGone();
    throw isStripeOutage(error) ? paymentsUnreachable() : error;
  }
}

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

const isStripeOutage = (error: unknown): boolean =>
  error instanceof StripeConnectionError ||
  error instanceof StripeRateLimitError ||
  error instanceof StripeAPIError ||
  // the first of several equal requests is still running
  (error instanceof StripeError && (error.statusCode === 409 || (error.statusCode ?? 0) >= 500));

/** Stripe's code for a refusal, for example `resource_missing`; undefined for any other error. */
export const refusalCode = (error: unknown): string | undefined =>
  error instanceof StripeError ? (error.code ?? error.type) : undefined;

/** Nothing exists under the requested id. */
export const isMissing = (error: unknown): boolean => refusalCode(error) === 'resource_missing';

/** The id of an object that Stripe gives as an id, or whole when expanded. */
export const idOf = (named: string | { id: string }): string => (typeof named === 'string' ? named : named.id);

export const isCustomerGone = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'resource_missing' && error.param === 'customer';

/** An event only announces that something about a customer has changed (reliability R6). */
interface StripeEvent {
  id: string;
  type: string;
  /** null when it concerns no customer */
  customer: string | null;
}

/** Five minutes from signing to arrival, as Stripe recommends. */
const TOLERANCE_SECONDS = 300;

/** Stripe's ids have about thirty characters; anything too long for a table key is not one. */
const stripeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,255}$/));

const notification = z.object({
  id: stripeId,
  type: z.string().check(z.maxLength(255)),
  data: z.object({
    object: z.object({
      object: z.optional(z.string()),
      id: z.optional(z.nullable(z.string())),
      customer: z.optional(z.nullable(z.union([stripeId, z.object({ id: stripeId })]))),
    }),
  }),
});

/**
 * Verifies the signature with every secret that is currently valid.
 * @throws AppError BAD_INPUT, without revealing which check failed
 */
export async function verifyEvent(bytes: Buffer, signature: string | undefined, now: number): Promise<StripeEvent> {
  const { webhook } = await paymentSecrets();
  for (const secret of signature ? webhook : []) {
    let event: unknown;
    try {
      event = Stripe.webhooks.constructEvent(bytes, signature!, secret, TOLERANCE_SECONDS, undefined, now);
    } catch {
      continue; // try the next secret
    }
    return readNotification(event);
  }
  throw new AppError('BAD_INPUT', 'The signature does not fit.', { field: 'Stripe-Signature' });
}

function readNotification(event: unknown): StripeEvent {
  const { data: read } = notification.safeParse(event);
  const { object, id: objectId } = read?.data.object ?? {};
  const isCustomer = object === 'customer';
  if (!read || (isCustomer && !stripeId.safeParse(objectId).success))
    throw new AppError('BAD_INPUT', 'The body is no event.', { field: 'body' });
  const { id, type, data } = read;
  const customer = isCustomer ? objectId : data.object.customer;
  return { id, type, customer: customer ? idOf(customer) : null };
}
