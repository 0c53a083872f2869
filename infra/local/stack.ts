import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { loadCampaign } from '#functions/data/campaign.ts';
import { localNow } from './clock.ts';
import { startControl } from './control.ts';
import { endOrphan, startDynamoDb } from './dynamodb.ts';
import { type Endpoints, writeEndpoints } from './endpoints.ts';
import { functionEnv, sdkEnv } from './function-env.ts';
import type { GatewayEntry } from './gateway/api.ts';
import { startGateway } from './gateway/start.ts';
import { Journal } from './journal.ts';
import { openMailbox } from './mailbox.ts';
import { requirePorts } from './ports.ts';
import { replacedPool, replacedStripe } from './replaced.ts';
import { rightsJournal } from './rights.ts';
import { type Schedules, scheduledFunctions, startTimers } from './schedules.ts';
import { demoAccounts } from './seed.ts';
import type { Settings } from './settings.ts';
import type { RequestEntry } from './stand-ins/cognito/server.ts';
import { startCognito } from './stand-ins/cognito/start.ts';
import { address } from './stand-ins/kit/listen.ts';
import type { RequestEntry as StripeEntry } from './stand-ins/stripe/journal-entry.ts';
import { startStripe } from './stand-ins/stripe/start.ts';
import { StartError } from './start-error.ts';
import { openStateFolder } from './state-folder.ts';
import { createTable } from './table.ts';
import { sweepExpired } from './ttl-sweep.ts';

const region = 'eu-central-1';
const tableName = 'waymark-local';

/**
 * Starts everything of architecture.md's table of ports that is not replaced by an address from outside.
 * @param onDeath called with a sentence when a part ends that should not have
 * @throws StartError with one line that says what to do
 */
export async function startLocalStack(settings: Settings, onDeath: (what: string) => void) {
  const { ports, replaced, stateDir } = settings;
  openStateFolder(stateDir);
  endOrphan(stateDir);
  await requirePorts({
    app: ports.app,
    ...(!replaced.dynamodb && { DynamoDB: ports.dynamodb }),
    ...(!replaced.cognito && { Cognito: ports.cognito }),
    ...(!replaced.stripe && { Stripe: ports.stripe }),
    control: ports.control,
  });

  const stops: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const database = replaced.dynamodb
      ? null
      : await startDynamoDb(ports.dynamodb, stateDir, () => onDeath('the DynamoDB stand-in ended unexpectedly'));
    if (database) stops.push(database.stop);
    const dynamodb = replaced.dynamodb ?? address(ports.dynamodb);
    sdkEnv(region, dynamodb, settings);
    const client = new DynamoDBClient({});
    await createTable(client, tableName).catch((error) => {
      throw new StartError(`the table could not be made at ${dynamodb}: ${error.message}.`);
    });

    const mailbox = openMailbox(stateDir);
    stops.push(mailbox.close);
    const cognitoJournal = new Journal<RequestEntry>();
    const cognito = replaced.cognito
      ? null
      : await startCognito({ port: ports.cognito, stateDir, region, mail: mailbox, journal: cognitoJournal });
    if (cognito) stops.push(cognito.stop);
    const pool = cognito ?? replacedPool(replaced.cognito as string);

    const web = address(ports.app);
    const stripeJournal = new Journal<StripeEntry>();
    const webhookUrl = `${web}/api/stripe-webhook`;
    const stripe = replaced.stripe
      ? null
      : await startStripe({ port: ports.stripe, stateDir, webhookUrl, journal: stripeJournal });
    if (stripe) stops.push(stripe.stop);
    const payment = stripe ?? replacedStripe(replaced.stripe as string);
    const { endpoint: userPool, clientId } = pool;
    functionEnv({ settings, tableName, userPool, clientId, stripe: payment });
    await loadCampaign(localNow()); // the first campaign runs from the first start
    const accounts = cognito ? await demoAccounts(stateDir, cognito, stripe) : [];
    const endpoints: Endpoints = {
      api: `${web}/api`,
      web,
      mailbox: `${web}/dev/mailbox`,
      dynamodb,
      table: tableName,
      cognito: pool.endpoint,
      userPoolId: pool.userPoolId,
      clientId: pool.clientId,
      jwks: pool.jwksUri,
      stripe: payment.endpoint,
      // a key from outside is its owner's: it is not written down here
      stripeSecretKey: stripe?.secretKey ?? '',
      stripeWebhookSecret: stripe?.webhookSecrets[0] ?? '',
      control: address(ports.control),
      region,
      apiKey: `waymark-${settings.stage}-browser-client`,
      stage: settings.stage,
      demoAccounts: accounts,
    };

    const gatewayJournal = new Journal<GatewayEntry>();
    const gateway = await startGateway({ settings, endpoints, mailbox, journal: gatewayJournal });
    stops.push(gateway.stop);
    const schedules: Schedules = {
      'ttl-sweep': { everyMs: 60_000, run: async () => ({ deleted: await sweepExpired(client, tableName) }) },
      ...scheduledFunctions(),
      ...(stripe && { 'stripe-clock': { everyMs: 60_000, run: stripe.tick } }),
    };
    const control = await startControl({
      port: ports.control,
      schedules,
      journals: { gateway: gatewayJournal, cognito: cognitoJournal, stripe: stripeJournal, rights: rightsJournal },
      commands: stripe ? { 'stripe/webhooks': stripe.control } : {},
    });
    stops.push(control.stop);
    if (settings.ttlSweep) stops.push(startTimers(schedules));
    writeEndpoints(stateDir, endpoints);
    return { endpoints, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
