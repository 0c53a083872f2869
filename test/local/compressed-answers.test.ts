import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallestCompressedAnswer } from '#infra/lib/compression.ts';
import { sendResult } from '#infra/local/gateway/answer.ts';

const server = createServer((request, response) =>
  sendResult(response, { statusCode: 200, body: 'ä'.repeat(Number(request.url?.slice(1)) / 2) }),
);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

const ask = async (bytes: number, accepted: string) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/${bytes}`, { headers: { 'accept-encoding': accepted } });
  const { headers } = answer;
  return [headers.get('content-encoding'), Number(headers.get('content-length')), (await answer.text()).length];
};

it('answers of the API are compressed from the size on at which API Gateway does it, for whoever takes them so', async () => {
  const big = smallestCompressedAnswer;
  expect(await ask(big, 'identity')).toEqual([null, big, big / 2]);
  expect(await ask(big - 2, 'gzip, br')).toEqual([null, big - 2, big / 2 - 1]);
  const [encoding, onTheWire, whole] = await ask(big, 'br, gzip');
  expect([encoding, whole]).toEqual(['gzip', big / 2]);
  expect(onTheWire).toBeLessThan(100);
});
