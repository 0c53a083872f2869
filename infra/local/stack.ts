import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { loadCampaign } from '#functions/data/campaign.ts';
import { localNow } from './clock.ts';
import type { RequestEntry } from './cognito/server.ts';
import { startCognito } from './cognito/start.ts';
import { startControl } from './control.ts';
import { endOrphan, startDynamoDb } from './dynamodb.ts';
import { type Endpoints, writeEndpoints } from './endpoints.ts';
import { functionEnv, sdkEnv } from './function-env.ts';
import type { GatewayEntry } from './gateway/api.ts';
import { startGateway } from './gateway/start.ts';
import { Journal } from './journal.ts';
import { openMailbox } from './mailbox.ts';
import { requirePorts } from './ports.ts';
import { type Schedules, startTimers } from './schedules.ts';
import { demoAccounts } from './seed.ts';
import { address, type Settings } from './settings.ts';
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
    functionEnv({ settings, tableName, userPoolId: pool.userPoolId, clientId: pool.clientId });
    await loadCampaign(localNow()); // the first campaign runs from the first start
    const accounts = cognito ? await demoAccounts(stateDir, cognito) : [];

    const web = address(ports.app);
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
    };
    const control = await startControl({
      port: ports.control,
      schedules,
      journals: { gateway: gatewayJournal, cognito: cognitoJournal },
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

/** A user pool elsewhere is named by the same variables that the functions read. */
function replacedPool(endpoint: string) {
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId } = process.env;
  if (!userPoolId || !clientId)
    throw new StartError(
      'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER replaces the user pool: name it with USER_POOL_ID and USER_POOL_CLIENT_ID.',
    );
  return { endpoint, userPoolId, clientId, jwksUri: `${endpoint}/${userPoolId}/.well-known/jwks.json` };
}
