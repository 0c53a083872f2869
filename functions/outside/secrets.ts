/** The payment provider's keys: from the environment locally, from Secrets Manager by ARN in the cloud. */

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import type { AppError } from '#shared/lib/errors.ts';
import { MINUTE_MS } from '#shared/lib/time.ts';
import { clock } from './clock.ts';
import { env, secret } from './env.ts';
import { isOutage, unavailable } from './outage.ts';
import { exercise } from './rights.ts';

/**
 * The secret as the operator enters it (docs/runbook.md). It holds up to two webhook secrets, so that one can be
 * rotated.
 */
const stored = z.object({
  secretKey: secret,
  webhookSecret: secret,
  previousWebhookSecret: z.optional(secret),
});

interface PaymentSecrets {
  key: string;
  /** newest first */
  webhook: string[];
}

/** A rotated secret is in use everywhere after this time. */
const CACHE_MS = 5 * MINUTE_MS;

let cached: { secrets: PaymentSecrets; until: number } | undefined;

/** The provider and its keys fail alike for whoever is paying. */
export const paymentsUnreachable = (): AppError => unavailable('The payment provider cannot be reached');

/** @throws AppError UNAVAILABLE */
export async function paymentSecrets(): Promise<PaymentSecrets> {
  exercise('secrets:stripe');
  const { STRIPE_SECRET_ARN: arn } = env;
  if (!arn) return { key: env.STRIPE_SECRET_KEY, webhook: env.STRIPE_WEBHOOK_SECRETS };
  if (cached && cached.until > clock.now()) return cached.secrets;
  const { secretKey: key, ...webhook } = stored.parse(JSON.parse(await read(arn)));
  const secrets = {
    key,
    webhook: [webhook.webhookSecret, webhook.previousWebhookSecret].filter((each) => each !== undefined),
  };
  cached = { secrets, until: clock.now() + CACHE_MS };
  return secrets;
}

const client = new SecretsManagerClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
});

async function read(arn: string): Promise<string> {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
    return SecretString ?? '';
  } catch (error) {
    throw isOutage(error) ? paymentsUnreachable() : error;
  }
}
