import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startProvider } from '#test/support/billing/stripe-stand-in.ts';
import { type FaultProxy, startFaultProxy } from '#test/support/stack/fault-proxy.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';
import { startStack } from '#test/support/stack/stack.ts';
import { startTable } from '#test/support/stack/start-table.ts';

export const dependencies = ['table', 'files', 'users', 'payments', 'model', 'publishers'] as const;
export type Dependency = (typeof dependencies)[number];

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
  const { s3, cognito, bedrock, publishers, userPoolId, clientId, filesBucket } = sound.endpoints;
  const proxies: Record<Dependency, FaultProxy> = {
    table: await startFaultProxy(table.endpoint),
    files: await startFaultProxy(s3),
    users: await startFaultProxy(cognito),
    payments: await startFaultProxy(provider.endpoint),
    model: await startFaultProxy(bedrock, { http2: true }),
    publishers: await startFaultProxy(publishers),
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
