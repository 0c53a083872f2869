import type { EnvName } from '#functions/outside/env.ts';
import {
  bedrockConfig,
  cognitoConfig,
  dynamoDbConfig,
  publications,
  type ServiceContext,
  s3Config,
  sesConfig,
  stripeConfig,
} from './service-config.ts';
import { startBedrock } from './stand-ins/bedrock/start.ts';
import { startCognito } from './stand-ins/cognito/start.ts';
import { startDynamoDb } from './stand-ins/dynamodb/start.ts';
import type { StandIn, StandInOptions } from './stand-ins/kit/stand-in.ts';
import { startPublishers } from './stand-ins/publishers/start.ts';
import { startS3 } from './stand-ins/s3/start.ts';
import { startSes } from './stand-ins/ses/start.ts';
import { startStripe } from './stand-ins/stripe/start.ts';

/** A variable of the functions, of the AWS SDK, or of the gateway's authorizer. */
type Variable = EnvName | `AWS_ENDPOINT_URL_${string}`;

interface Service<Config, Name extends Variable> {
  /** Its name in messages. */
  title: string;
  start(options: StandInOptions<Config>): Promise<StandIn>;
  /** Offset from the base of the block of ports (README). */
  port: number;
  /** Tells clients the address. When it is set from outside, the stand-in is not started. */
  address: Name;
  /** Further variables that clients need; they must also be set to replace the stand-in. */
  env: readonly Name[];
  /** The stand-in's configuration by the product. */
  config(context: ServiceContext): Config;
  /** false for a third-party program, which keeps no journal of requests. */
  hasJournal?: false;
}

const service = <Config, const Name extends Variable>({ start, config, ...line }: Service<Config, Name>) => ({
  ...line,
  start: (context: ServiceContext, options: Omit<StandInOptions<Config>, 'config'>): Promise<StandIn> =>
    start({ ...options, config: config(context) }),
});

/**
 * Every outside service, by the name of its files. Ports, startup, variables, endpoints.json and the control port read
 * this list.
 */
export const outsideServices = {
  dynamodb: service({
    title: 'DynamoDB',
    start: startDynamoDb,
    port: 1,
    address: 'AWS_ENDPOINT_URL_DYNAMODB',
    env: [],
    config: dynamoDbConfig,
    hasJournal: false,
  }),
  s3: service({
    title: 'S3',
    start: startS3,
    port: 2,
    address: 'AWS_ENDPOINT_URL_S3',
    env: ['FILES_BUCKET'],
    config: s3Config,
  }),
  cognito: service({
    title: 'Cognito',
    start: startCognito,
    port: 3,
    address: 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
    env: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'],
    config: cognitoConfig,
  }),
  stripe: service({
    title: 'Stripe',
    start: startStripe,
    port: 4,
    address: 'STRIPE_API_BASE',
    env: [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRETS',
      'STRIPE_PRICE_PRO',
      'STRIPE_PRICE_SWITCH',
      'STRIPE_PRICE_ADDON',
    ],
    config: stripeConfig,
  }),
  publishers: service({
    title: 'Publishers',
    start: startPublishers,
    port: 5,
    address: 'INDEED_BASE',
    env: ['BLS_BASE'],
    config: () => publications,
  }),
  bedrock: service({
    title: 'Bedrock',
    start: startBedrock,
    port: 7,
    address: 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
    env: [],
    config: bedrockConfig,
  }),
  ses: service({
    title: 'SES',
    start: startSes,
    port: 8,
    address: 'AWS_ENDPOINT_URL_SESV2',
    env: ['MAIL_SENDER'],
    config: sesConfig,
  }),
};

export type ServiceName = keyof typeof outsideServices;
type AnyService = (typeof outsideServices)[ServiceName];

/** Addresses, ids and keys of all services, by variable. */
export type ServiceEnv = Record<AnyService['address'] | AnyService['env'][number], string>;
