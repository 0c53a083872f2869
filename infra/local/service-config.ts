import { handler as onConfirmed } from '#functions/account/end-sessions.ts';
import { endSessionsNeeds, stopMailsNeeds } from '#functions/account/needs.ts';
import { handler as stopMails } from '#functions/account/stop-mails.ts';
import { handler as writeMail } from '#functions/account/write-mail.ts';
import { mailSet } from '#functions/outside/mail-set.ts';
import { stripePrices } from '#infra/payments/catalogue.ts';
import {
  accessTokenMinutes,
  passwordMinLength,
  refreshRotationGraceSeconds,
  refreshTokenDays,
} from '#shared/account/credentials.ts';
import { embeddedSeries } from '#shared/market/snapshot.ts';
import { product } from '#shared/product.ts';
import { dynoxideBinary } from './dynoxide-binary.ts';
import type { Mailbox } from './mailbox.ts';
import { runWithRights } from './rights.ts';
import { region, type Settings } from './settings.ts';
import type { BedrockConfig } from './stand-ins/bedrock/config.ts';
import type { CognitoConfig } from './stand-ins/cognito/config.ts';
import type { DynamoDbConfig } from './stand-ins/dynamodb/start.ts';
import { address } from './stand-ins/kit/listen.ts';
import type { Publications } from './stand-ins/publishers/config.ts';
import type { S3Config } from './stand-ins/s3/config.ts';
import type { SesConfig } from './stand-ins/ses/config.ts';
import type { StripeConfig } from './stand-ins/stripe/config.ts';

/** Configuration of the stand-ins; in the cloud the CDK or the operator sets it up. */

export interface ServiceContext {
  settings: Pick<Settings, 'ports' | 'llm' | 'stage'>;
  mailbox: Pick<Mailbox, 'deliver' | 'forget'>;
  /** Called with a sentence when a part stops unexpectedly. */
  onDeath(what: string): void;
}

export const dynamoDbConfig = ({ onDeath }: ServiceContext): DynamoDbConfig => ({
  program: dynoxideBinary(),
  onDeath: () => onDeath('the DynamoDB stand-in ended unexpectedly'),
});

/** The SDK signs with the credentials in the environment, here and in the functions (function-env.ts). */
export const s3Config = ({ settings }: Pick<ServiceContext, 'settings'>): S3Config => ({
  region,
  bucket: 'waymark-local-files',
  allowedOrigin: address(settings.ports.app),
  credentials: () => ({
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  }),
});

export const cognitoConfig = ({ mailbox }: Pick<ServiceContext, 'mailbox'>): CognitoConfig => ({
  region,
  writeMail,
  onConfirmed: (event) => runWithRights('end-sessions', endSessionsNeeds, () => onConfirmed(event)),
  deliver: mailbox.deliver,
  forget: mailbox.forget,
  passwordMinLength,
  accessTokenMinutes,
  refreshTokenDays,
  refreshRotationGraceSeconds,
});

export const stripeConfig = ({ settings }: { settings: Pick<Settings, 'ports'> }): StripeConfig => ({
  accountName: product.name,
  termsUrl: `${address(settings.ports.app)}/terms`,
  webhookUrl: `${address(settings.ports.app)}/api/stripe-webhook`,
  prices: stripePrices,
});

/** The local publishers serve the series embedded in the product. */
export const publications: Publications = embeddedSeries;

/** Our own mails arrive in the same mailbox as Cognito's. */
export const sesConfig = ({
  mailbox,
  settings,
}: Pick<ServiceContext, 'mailbox'> & { settings: Pick<Settings, 'stage'> }): SesConfig => ({
  sender: 'no-reply@waymark.example',
  set: mailSet(settings.stage),
  tell: (event) => runWithRights('stop-mails', stopMailsNeeds, () => stopMails(event)),
  deliver: mailbox.deliver,
});

/** A configured real model replaces the simulated one. */
export const bedrockConfig = ({ settings: { llm } }: Pick<ServiceContext, 'settings'>): BedrockConfig => ({ llm });
