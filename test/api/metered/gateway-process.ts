/** The gateway's steps for the metered routes, in a separate process that tests can kill during a call. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendResult } from '#infra/local/gateway/answer.ts';
import { cognitoAuthorizer } from '#infra/local/gateway/authorize.ts';
import { invoke } from '#infra/local/gateway/invoke.ts';
import { readBody } from '#infra/local/gateway/read-body.ts';
import { Refusal, sendRefusal } from '#infra/local/gateway/refusal.ts';
import { requestEvent } from '#infra/local/gateway/request-event.ts';
import type { RouteEntry } from '#shared/api.ts';
import { meteredNeeds, meteredRoutes } from './contract.ts';

const entries: RouteEntry[] = [
  {
    domain: 'test',
    name: 'compareTopic',
    file: 'test/api/metered/compare-topic.ts',
    route: meteredRoutes.compareTopic,
  },
  { domain: 'test', name: 'writeLetter', file: 'test/api/metered/write-letter.ts', route: meteredRoutes.writeLetter },
];
const [userPoolId, jwks] = process.argv.slice(2) as [string, string];
const authorize = cognitoAuthorizer(userPoolId, jwks);
let count = 0;

const server = createServer(async (request, response) => {
  count += 1;
  const requestId = `request-${count}`;
  const rawPath = request.url ?? '/';
  const entry = entries.find(({ route }) => route.path === rawPath)!;
  try {
    const claims = await authorize(request.headers.authorization);
    const body = await readBody(request, 100_000);
    const event = requestEvent({ request, rawPath, rawQuery: '', body, entry, claims, requestId, pathParameters: {} });
    sendResult(response, await invoke(entry, event, meteredNeeds));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendRefusal(response, error, requestId);
  }
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', ({ offsetMs }: { offsetMs: number }) => {
  globalThis.__waymarkClockOffsetMs = offsetMs;
  process.send?.({ offsetMs });
});
process.on('disconnect', () => process.exit());
