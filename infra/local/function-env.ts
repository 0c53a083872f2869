import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { exampleSite } from '#shared/site.ts';
import type { Settings } from './settings.ts';
import { address } from './stand-ins/kit/listen.ts';

interface Places {
  settings: Settings;
  tableName: string;
  /** the address of the user pool's API */
  userPool: string;
  userPoolId: string;
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

/** What the CDK sets on every Lambda (infra/stacks/api.ts). The functions run in this process and find it in its env. */
export function functionEnv({ settings, tableName, userPool, userPoolId, clientId, stripe }: Places): void {
  Object.assign(process.env, {
    STAGE: settings.stage,
    TABLE_NAME: tableName,
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: clientId,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: userPool,
    APP_ORIGIN: address(settings.ports.app),
    SUPPORT_EMAIL: exampleSite.supportEmail,
    STRIPE_API_BASE: stripe.endpoint,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRETS: stripe.webhookSecrets.join(','),
    STRIPE_PRICE_PRO: stripe.prices.pro,
    STRIPE_PRICE_SWITCH: stripe.prices.switch,
    STRIPE_PRICE_ADDON: stripe.prices.addon,
    ALLOW_SELF_RESET: String(settings.stage === 'local'),
  });
}
