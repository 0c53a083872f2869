import type { StripePlace } from './function-env.ts';
import { StartError } from './start-error.ts';

/** A user pool elsewhere is named by the same variables that the functions read. */
export function replacedPool(endpoint: string) {
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId } = process.env;
  if (!userPoolId || !clientId)
    throw new StartError(
      'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER replaces the user pool: name it with USER_POOL_ID and USER_POOL_CLIENT_ID.',
    );
  return { endpoint, userPoolId, clientId, jwksUri: `${endpoint}/${userPoolId}/.well-known/jwks.json` };
}

/** An account elsewhere is named by the same variables that the functions read. */
export function replacedStripe(endpoint: string): StripePlace {
  const env = process.env;
  const needed = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRETS',
    'STRIPE_PRICE_PRO',
    'STRIPE_PRICE_SWITCH',
    'STRIPE_PRICE_ADDON',
  ];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new StartError(`STRIPE_API_BASE replaces the Stripe stand-in: set ${missing.join(', ')}, too.`);
  return {
    endpoint,
    secretKey: env.STRIPE_SECRET_KEY!,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRETS!.split(','),
    prices: { pro: env.STRIPE_PRICE_PRO!, switch: env.STRIPE_PRICE_SWITCH!, addon: env.STRIPE_PRICE_ADDON! },
  };
}
