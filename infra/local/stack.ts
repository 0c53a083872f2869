import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { loadCampaign } from '#functions/data/campaign/campaign.ts';
import { MINUTE_MS } from '#shared/lib/time.ts';
import { localNow } from './clock.ts';
import { startControl } from './control.ts';
import { demoAccounts } from './demo/seed.ts';
import { type Endpoints, writeEndpoints } from './endpoints.ts';
import { functionEnv, sdkEnv } from './function-env.ts';
import type { GatewayEntry } from './gateway/api.ts';
import { startGateway } from './gateway/start.ts';
import { openMailbox } from './mailbox.ts';
import { requirePorts } from './ports.ts';
import { rightsJournal } from './rights.ts';
import { runNow, type Schedules, scheduledFunctions, startTimers } from './schedules.ts';
import { region, type Settings } from './settings.ts';
import { endOrphan } from './stand-ins/dynamodb/start.ts';
import { Journal } from './stand-ins/kit/journal.ts';
import { address } from './stand-ins/kit/listen.ts';
import { StartError } from './stand-ins/kit/start-error.ts';
import { planServices, startServices } from './start-services.ts';
import { lockStateFolder, openStateFolder } from './state-folder.ts';
import { createTable } from './table.ts';
import { sweepExpired } from './ttl-sweep.ts';

const tableName = 'waymark-local';

/**
 * Starts the app, its API, the control port and the stand-in of every outside service not configured elsewhere.
 * @param onDeath called with a sentence when a part stops unexpectedly
 * @throws StartError with one line that says what to do
 */
export async function startLocalStack(settings: Settings, onDeath: (what: string) => void) {
  const { ports, stateDir } = settings;
  openStateFolder(stateDir);
  const stops: (() => Promise<unknown> | unknown)[] = [lockStateFolder(stateDir)];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    endOrphan(stateDir);
    const plan = planServices(ports.app, process.env);
    const started = plan.filter(({ elsewhere }) => !elsewhere);
    const standInPorts = started.map(({ service, port }) => [service.title, port]);
    await requirePorts({ app: ports.app, ...Object.fromEntries(standInPorts), control: ports.control });
    const mailbox = openMailbox(stateDir);
    stops.push(mailbox.close);
    const services = await startServices(plan, stateDir, { settings, mailbox, onDeath });
    stops.push(services.stop);
    sdkEnv({ tableElsewhere: !started.some(({ name }) => name === 'dynamodb') });
    functionEnv(settings, tableName, services.env);
    const client = new DynamoDBClient({});
    await createTable(client, tableName).catch((error) => {
      throw new StartError(`the table could not be made at ${services.endpoints.dynamodb}: ${error.message}.`);
    });
    await loadCampaign(localNow()); // the first campaign starts with the first start

    const web = address(ports.app);
    const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId, ...keys } = services.env;
    const isOwnStripe = 'stripe/webhooks' in services.commands;
    const endpoints: Endpoints = {
      api: `${web}/api`,
      web,
      mailbox: `${web}/dev/mailbox`,
      ...services.endpoints,
      table: tableName,
      filesBucket: `${services.endpoints.s3}/${services.env.FILES_BUCKET}`,
      userPoolId,
      clientId,
      jwks: `${services.endpoints.cognito}/${userPoolId}/.well-known/jwks.json`,
      // keys from outside belong to their owner and are not written to a file
      stripeSecretKey: isOwnStripe ? keys.STRIPE_SECRET_KEY : '',
      stripeWebhookSecret: isOwnStripe ? String(keys.STRIPE_WEBHOOK_SECRETS.split(',')[0]) : '',
      control: address(ports.control),
      region,
      apiKey: `waymark-${settings.stage}-browser-client`,
      stage: settings.stage,
      demoAccounts: await demoAccounts(stateDir, services.commands, settings.demoResults),
    };

    const gatewayJournal = new Journal<GatewayEntry>();
    const gateway = await startGateway({ settings, endpoints, mailbox, journal: gatewayJournal });
    stops.push(gateway.stop);
    const schedules: Schedules = {
      'ttl-sweep': { everyMs: MINUTE_MS, run: async () => ({ deleted: await sweepExpired(client, tableName) }) },
      ...scheduledFunctions(),
      ...services.schedules,
    };
    const control = await startControl({
      port: ports.control,
      schedules,
      journals: { gateway: gatewayJournal, ...services.journals, rights: rightsJournal },
      commands: services.commands,
    });
    stops.push(control.stop);
    if (settings.ttlSweep) {
      stops.push(startTimers(schedules));
      const firstVersion = runNow('refresh-market', schedules);
      // the real publishers may be slow, so they are not waited for
      if ('publishers/files' in services.commands) await firstVersion;
    }
    writeEndpoints(stateDir, endpoints);
    return { endpoints, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
