import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';
import { startFaultProxy } from './fault-proxy.ts';

it('cuts the connection when the service dies in the middle of its answer', async () => {
  const dying = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half of it', () => response.destroy());
  });
  const service = await listen(dying, 0);
  const proxy = await startFaultProxy(service.endpoint);
  await expect(fetch(proxy.endpoint, { signal: AbortSignal.timeout(5_000) })).rejects.toThrow('fetch failed');
  await proxy.stop();
  await service.close();
});
