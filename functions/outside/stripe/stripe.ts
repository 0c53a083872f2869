/** Stripe: the only module that imports its SDK. What fails for a while becomes one error; what is ours stays a bug. */
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { env } from '#functions/outside/env.ts';
import { paymentSecrets, paymentsUnreachable } from '#functions/outside/secrets.ts';
import { AppError } from '#shared/lib/errors.ts';

export type { Stripe };

/** For reading: two attempts fit into the 5 s in which a webhook is answered. */
export const READ = { timeout: 1900, maxNetworkRetries: 1 } as const;
/** For what is made at Stripe, which takes longer; the SDK repeats it under one idempotency key. */
export const WRITE = { timeout: 3800, maxNetworkRetries: 1 } as const;

/**
 * The SDK takes any JSON without an `error` for what it asked for, whatever the status. What Stripe says of itself is an
 * object with a name: the rest comes from something in between, and is an outage.
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

/** The customer of a request was deleted at Stripe, which is for good. */
export class CustomerGone extends Error {
  constructor() {
    super('Stripe has no such customer');
    this.name = 'CustomerGone';
  }
}

/**
 * Runs a request, or several, with the client.
 * @throws AppError UNAVAILABLE when Stripe cannot be reached, is too slow, too busy or answers nonsense
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
  // the first of several equal requests is still at work
  (error instanceof StripeError && (error.statusCode === 409 || (error.statusCode ?? 0) >= 500));

/** Stripe's word for why it refused, for example `resource_missing`; undefined for any other error. */
export const refusalCode = (error: unknown): string | undefined =>
  error instanceof StripeError ? (error.code ?? error.type) : undefined;

/** There is nothing under the id that was asked for. */
export const isMissing = (error: unknown): boolean => refusalCode(error) === 'resource_missing';

/** The id of an object that Stripe names by id, or includes whole when it is expanded. */
export const idOf = (named: string | { id: string }): string => (typeof named === 'string' ? named : named.id);

export const isCustomerGone = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'resource_missing' && error.param === 'customer';

/** An event only notifies that something about a customer has changed (reliability R6). */
interface StripeEvent {
  id: string;
  type: string;
  /** null for what concerns no customer */
  customer: string | null;
}

/** Five minutes between signing and arrival, as Stripe advises. */
const TOLERANCE_SECONDS = 300;

/** Stripe's ids have some thirty characters; longer than a key of the table is none of them. */
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
 * Checks who signed the bytes, with every secret that is valid now.
 * @throws AppError BAD_INPUT, without a hint which check failed
 */
export async function verifyEvent(bytes: Buffer, signature: string | undefined, now: number): Promise<StripeEvent> {
  const { webhook } = await paymentSecrets();
  for (const secret of signature ? webhook : []) {
    let event: unknown;
    try {
      event = Stripe.webhooks.constructEvent(bytes, signature!, secret, TOLERANCE_SECONDS, undefined, now);
    } catch {
      continue; // not this secret: the next one may fit
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
