import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentSecrets } from '#functions/outside/secrets.ts';

/** What Secrets Manager answers: the secret as an operator has pasted it. */
let SecretString = '';
let status = 200;
const server = createServer((_request, response) => {
  response.statusCode = status;
  response.setHeader('content-type', 'application/x-amz-json-1.1');
  response.end(JSON.stringify({ SecretString }));
});
const environment: Record<string, string> = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  STRIPE_SECRET_ARN: 'arn:aws:secretsmanager:eu-central-1:111111111111:secret:StripeKeys',
};

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, environment, { AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${port}` });
});
afterAll(() => {
  for (const name of [...Object.keys(environment), 'AWS_ENDPOINT_URL_SECRETS_MANAGER']) delete process.env[name];
  globalThis.__waymarkClockOffsetMs = 0;
  server.close();
});

describe('the keys of the payment provider', () => {
  it('are taken without the line break that was pasted with them', async () => {
    SecretString = JSON.stringify({
      secretKey: ' rk_live_1\n',
      webhookSecret: 'whsec_new\r\n',
      previousWebhookSecret: '\twhsec_old',
    });
    expect(await paymentSecrets()).toEqual({ key: 'rk_live_1', webhook: ['whsec_new', 'whsec_old'] });
  });

  it.each(['rk_live_1\nrk_live_2', 'rk live', '\n', ''])(
    'are refused when %j is one, without being told',
    async (secretKey) => {
      SecretString = JSON.stringify({ secretKey, webhookSecret: 'whsec_new' });
      globalThis.__waymarkClockOffsetMs = (globalThis.__waymarkClockOffsetMs ?? 0) + 600_000;
      const refusal = await paymentSecrets().then(String, String);
      expect(refusal).toContain('secretKey');
      expect(refusal).toContain('must be one word');
      expect(refusal).not.toMatch(/rk_live|rk live|whsec/);
    },
  );

  it('are out of reach for a while where Secrets Manager is', async () => {
    globalThis.__waymarkClockOffsetMs = (globalThis.__waymarkClockOffsetMs ?? 0) + 600_000;
    status = 503;
    await expect(paymentSecrets()).rejects.toMatchObject({ name: 'AppError', code: 'UNAVAILABLE' });
  });
});
