import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ServiceName } from '#infra/local/outside-services.ts';
import { sesConfig } from '#infra/local/service-config.ts';
import { startProvider } from '#test/support/billing/stripe-stand-in.ts';
import { type FaultProxy, startFaultProxy } from '#test/support/stack/fault-proxy.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';
import { startStack } from '#test/support/stack/stack.ts';
import { startTable } from '#test/support/stack/start-table.ts';

/**
 * Every outside service, by what flows call it; one that is not broken here does not compile. Secrets Manager has no
 * stand-in: keys that cannot be read are tried in test/outside/payment-secrets.test.ts.
 */
const dependencyOf = {
  dynamodb: 'table',
  s3: 'files',
  cognito: 'users',
  stripe: 'payments',
  bedrock: 'model',
  publishers: 'publishers',
  ses: 'mail',
} as const satisfies Record<ServiceName, string>;
export type Dependency = (typeof dependencyOf)[ServiceName];
export const dependencies: readonly Dependency[] = Object.values(dependencyOf);

/** The verified one of the stand-in. */
const { sender: mailSender } = sesConfig({
  mailbox: { deliver: () => undefined, forget: () => undefined },
  settings: { stage: 'local' },
});

export type World = Awaited<ReturnType<typeof startWorld>>;

/**
 * Two stacks on the same services: `sound` reaches them directly, `broken` through a fault proxy in front of each.
 * Events of the payment provider go to the broken one.
 */
export async function startWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-faults-'));
  const port = await freePortBlock();
  const table = await startTable(folder);
  const provider = await startProvider(folder, `http://127.0.0.1:${port}/api/stripe-webhook`, await freePortBlock());
  const env = { ...provider.env, AI_PROVIDER: 'bedrock' };
  const sound = await startStack({
    env: { ...env, AWS_ENDPOINT_URL_DYNAMODB: table.endpoint, STRIPE_API_BASE: provider.endpoint },
  });
  const { s3, cognito, bedrock, publishers, ses, userPoolId, clientId, filesBucket } = sound.endpoints;
  const proxies: Record<Dependency, FaultProxy> = {
    table: await startFaultProxy(table.endpoint),
    files: await startFaultProxy(s3),
    users: await startFaultProxy(cognito),
    payments: await startFaultProxy(provider.endpoint),
    model: await startFaultProxy(bedrock, { http2: true }),
    publishers: await startFaultProxy(publishers),
    mail: await startFaultProxy(ses),
  };
  const broken = await startStack({
    port,
    env: {
      ...env,
      AWS_ENDPOINT_URL_DYNAMODB: proxies.table.endpoint,
      AWS_ENDPOINT_URL_S3: proxies.files.endpoint,
      FILES_BUCKET: basename(filesBucket),
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: proxies.users.endpoint,
      USER_POOL_ID: userPoolId,
      USER_POOL_CLIENT_ID: clientId,
      STRIPE_API_BASE: proxies.payments.endpoint,
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: proxies.model.endpoint,
      INDEED_BASE: proxies.publishers.endpoint,
      BLS_BASE: proxies.publishers.endpoint,
      AWS_ENDPOINT_URL_SESV2: proxies.mail.endpoint,
      MAIL_SENDER: mailSender,
    },
  });
  return {
    sound,
    broken,
    proxies,
    provider,
    async stop(): Promise<void> {
      await broken.stop();
      for (const proxy of Object.values(proxies)) await proxy.stop();
      await sound.stop();
      await provider.stop();
      await table.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
