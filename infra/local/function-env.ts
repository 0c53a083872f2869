import type { EnvName } from '#functions/outside/env.ts';
import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { exampleSite } from '#shared/site.ts';
import type { Settings } from './settings.ts';
import { address } from './stand-ins/kit/listen.ts';

interface Endpoints {
  settings: Settings;
  tableName: string;
  /** the address of the user pool's API */
  userPool: string;
  clientId: string;
  stripe: StripePlace;
}

/** A Stripe account: the stand-in's, or one that is named from outside. */
export interface StripePlace {
  endpoint: string;
  secretKey: string;
  webhookSecrets: string[];
  prices: Record<CheckoutPlan, string>;
}

/** An own endpoint must never be handed a person's real AWS credentials, so a local table gets made-up ones. */
const madeUp = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_SESSION_TOKEN: '' };

/** The addresses and credentials for the AWS SDK, here and in the functions. */
export function sdkEnv(region: string, endpoint: string, settings: Settings): void {
  process.env.AWS_REGION = region;
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
  if (!settings.replaced.dynamodb) delete process.env.AWS_PROFILE;
  for (const [name, value] of Object.entries(madeUp))
    process.env[name] = settings.replaced.dynamodb ? (process.env[name] ?? value) : value;
}

/** The variables that CDK sets on Lambdas (infra/lib/domain-function.ts): here all functions share this process's. */
export function functionEnv({ settings, tableName, userPool, clientId, stripe }: Endpoints): void {
  const values: Record<EnvName, string | undefined> = {
    STAGE: settings.stage,
    TABLE_NAME: tableName,
    USER_POOL_CLIENT_ID: clientId,
    APP_ORIGIN: address(settings.ports.app),
    SUPPORT_EMAIL: exampleSite.supportEmail,
    ALLOW_SELF_RESET: String(settings.stage === 'local'),
    // set for this process by whoever starts it, or not at all
    CAMPAIGN_START: process.env.CAMPAIGN_START,
    CAMPAIGN_END: process.env.CAMPAIGN_END,
    STRIPE_API_BASE: stripe.endpoint,
    STRIPE_SECRET_ARN: undefined,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRETS: stripe.webhookSecrets.join(','),
    STRIPE_PRICE_PRO: stripe.prices.pro,
    STRIPE_PRICE_SWITCH: stripe.prices.switch,
    STRIPE_PRICE_ADDON: stripe.prices.addon,
    FACTS_DIR: process.env.FACTS_DIR,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = userPool;
}
