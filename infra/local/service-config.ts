import { handler as writeMail } from '#functions/account/write-mail.ts';
import {
  accessTokenMinutes,
  passwordMinLength,
  refreshRotationGraceSeconds,
  refreshTokenDays,
} from '#shared/account/credentials.ts';
import { regularPrice } from '#shared/plans/prices.ts';
import { product } from '#shared/product.ts';
import { dynoxideBinary } from './dynoxide-binary.ts';
import type { Mailbox } from './mailbox.ts';
import { region, type Settings } from './settings.ts';
import type { CognitoConfig } from './stand-ins/cognito/config.ts';
import type { DynamoDbConfig } from './stand-ins/dynamodb/start.ts';
import { address } from './stand-ins/kit/listen.ts';
import type { StripeConfig } from './stand-ins/stripe/config.ts';

/** What the product tells the stand-ins, as it is set up in the cloud by CDK or by hand. */

export interface ServiceContext {
  settings: Pick<Settings, 'ports'>;
  mailbox: Pick<Mailbox, 'deliver'>;
  /** Called with a sentence when a part ends that should not have. */
  onDeath(what: string): void;
}

export const dynamoDbConfig = ({ onDeath }: ServiceContext): DynamoDbConfig => ({
  program: dynoxideBinary(),
  onDeath: () => onDeath('the DynamoDB stand-in ended unexpectedly'),
});

export const cognitoConfig = ({ mailbox }: Pick<ServiceContext, 'mailbox'>): CognitoConfig => ({
  region,
  writeMail,
  deliver: mailbox.deliver,
  passwordMinLength,
  accessTokenMinutes,
  refreshTokenDays,
  refreshRotationGraceSeconds,
});

export const stripePrices = {
  STRIPE_PRICE_PRO: price('pro', 'Pro', true),
  STRIPE_PRICE_SWITCH: price('switch', 'Max', true),
  STRIPE_PRICE_ADDON: price('addon', 'Insights Pack', false),
};

function price(plan: keyof typeof regularPrice, name: string, isMonthly: boolean) {
  return { lookupKey: plan, productName: `${product.name} ${name}`, unitAmount: regularPrice[plan], isMonthly };
}

export const stripeConfig = ({ settings }: Pick<ServiceContext, 'settings'>): StripeConfig => ({
  accountName: product.name,
  webhookUrl: `${address(settings.ports.app)}/api/stripe-webhook`,
  prices: stripePrices,
});
