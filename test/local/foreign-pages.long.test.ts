import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '#test/support/harness/at-once.ts';
import { root } from '#test/support/source/source-tree.ts';
import { rawGet, rawRequest } from '#test/support/stack/raw-request.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

/** What a foreign page, open in a browser on this machine, can access of a running `npm start`. */
const repository = resolve(root);
let stack: Stack;
/** The state of the running stack at the place of `.local`, beside the app's own files. */
let stateInRepository: string;
beforeAll(async () => {
  stack = await startStack();
  mkdirSync(join(root, '.local'), { recursive: true });
  stateInRepository = mkdtempSync(join(root, '.local', 'test-'));
  cpSync(stack.stateDir, stateInRepository, { recursive: true });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(stateInRepository, { recursive: true, force: true });
});

const own = (target: string, headers?: Record<string, string>) => rawGet(stack.port, 'GET', target, headers);
const foreignHost = (port: number, target: string) =>
  rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: evil.example:${port}\r\nConnection: close\r\n\r\n`);

describe('the files that the development server gives', () => {
  it('are those of the app: web, shared and packages', async () => {
    for (const file of ['web/src/main.tsx', 'shared/api.ts', 'node_modules/react/package.json'])
      expect([file, (await own(`/@fs${repository}/${file}?import`)).status]).toEqual([file, 200]);
    expect((await own('/src/main.tsx')).text).toContain('/@fs');
    expect((await own('/@vite/client')).status).toBe(200);
  });

  it('are never the state of the stack, in no spelling', async () => {
    const secrets = stack.endpoints.demoAccounts.map(({ password }) => password);
    const folder = stateInRepository.slice(1);
    const web = join(root, 'web').slice(1);
    const fromWeb = relative(root, stateInRepository);
    const files = ['endpoints.json', 'demo-accounts.json', 'cognito.sqlite', 'stripe.sqlite', 'mailbox.sqlite'];
    const queries = ['', '?raw', '?url', '?inline', '?import', '?import&raw', '?import&url', '?url&inline', '?init'];
    const odd = ['?x=.svg?.wasm?init', '?import&?inline=1.wasm?init', '?.svg?import&raw', '?raw??', '?import&raw??'];
    const disguised = ['?html-proxy', '?worker', '?worker&inline', '?worker_file', '?sharedworker', '?direct', '?v=1'];
    const bases = [
      `/@fs/${folder}`,
      `/@fs//${folder}`,
      `/@fs/%2F${folder}`,
      `/@FS/${folder}`,
      `/%40fs/${folder}`,
      `/@fs/${folder.replaceAll('/', '%2f')}`,
      `/@fs/${folder.replace('.local', '%2elocal')}`,
      `/@fs/${folder.replaceAll('l', '%6c')}`,
      `/@fs/${web}/../${fromWeb}`,
      `/@fs/${web}/..%2f${fromWeb}`,
      `/@fs/${web}/%2e%2e/${fromWeb}`,
      `/@fs/${web}/%252e%252e/${fromWeb}`,
      `/@fs/${web}/..%5c${fromWeb}`,
      `/@fs/x/x/x/vite/../../../../${folder}`,
      `/@id/${folder}`,
      `/@id//${folder}`,
      `/@id/@fs/${folder}`,
      `/@id/__x00__/${folder}`,
      `/../${fromWeb}`,
      `/..%2f${fromWeb}`,
      `/%2e%2e/${fromWeb}`,
      `/${folder}`,
    ];
    const targets = files.flatMap((file) =>
      bases.flatMap((base) => [...queries, ...odd, ...disguised].map((query) => `${base}/${file}${query}`)),
    );
    const inside = [...secrets, 'SQLite format 3', '"stripeWebhookSecret"'];
    const answers = await atOnce(targets.length, (at) => own(targets[at]!));
    const told = targets.filter((_, at) => {
      const { text } = answers[at]!;
      return inside.some((secret) => text.includes(secret)) || (text.includes('base64,') && text.length > 3_000);
    });
    expect(told).toEqual([]);
  });

  it('are not those of the repository that the app does not import', async () => {
    for (const file of ['package.json', 'infra/local/stack.ts', 'functions/outside/env.ts', '.git', 'test/run.ts'])
      for (const query of ['', '?raw', '?import'])
        expect([file, (await own(`/@fs${repository}/${file}${query}`)).status]).toEqual([file, 403]);
  });

  it('are given to no page of another origin', async () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:1', 'https://evil.example', 'null']) {
      const { text } = await own('/src/main.tsx', { Origin: origin });
      expect([origin, /^access-control-allow-origin/im.test(text)]).toEqual([origin, false]);
    }
  });

  it('open in no editor because another page asks for it', async () => {
    for (const site of ['cross-site', 'same-site'])
      for (const mode of ['no-cors', 'navigate']) {
        const from = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode };
        expect([site, (await own('/__open-in-editor?file=nothing', from)).status]).toEqual([site, 403]);
        expect([site, (await own(`/@fs${repository}/web/src/main.tsx`, from)).status]).toEqual([site, 403]);
      }
    const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    expect((await own('/', link)).status).toBe(200);
  });
});

describe('a page whose own name leads to this machine', () => {
  it('gets nothing on any port that answers requests', async () => {
    const { api, cognito, stripe, control, web, mailbox } = stack.endpoints;
    for (const address of [
      web,
      `${web}/config.json`,
      `${web}/src/main.tsx`,
      mailbox,
      `${api}/assessment-health`,
      `${cognito}/${stack.endpoints.userPoolId}/.well-known/jwks.json`,
      `${stripe}/v1/customers`,
      `${control}/clock`,
      `${control}/journal/gateway`,
    ]) {
      const { port, pathname } = new URL(address);
      expect([address, (await foreignHost(Number(port), pathname)).status]).toEqual([address, 403]);
    }
  });

  it('cannot turn the clock, run a schedule or clear a journal, whatever its origin', async () => {
    const port = Number(new URL(stack.endpoints.control).port);
    const body = '{"advanceMs":3600000}';
    for (const origin of ['https://evil.example', 'http://localhost:3000', stack.endpoints.web, 'null'])
      for (const [method, path] of [
        ['POST', '/clock'],
        ['POST', '/tick/ttl-sweep'],
        ['DELETE', '/journal/gateway'],
        ['GET', '/journal/gateway'],
      ]) {
        const head = [
          `${method} ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${port}`,
          `Origin: ${origin}`,
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
          'Connection: close',
        ];
        const answer = await rawRequest(port, `${head.join('\r\n')}\r\n\r\n${body}`);
        expect([origin, method, path, answer.status]).toEqual([origin, method, path, 403]);
      }
    expect(await (await fetch(`${stack.endpoints.control}/clock`)).json()).toMatchObject({ offsetMs: 0 });
  });

  it('opens no socket to the development server', async () => {
    const upgrade = (headers: string[]) =>
      rawRequest(
        stack.port,
        [
          'GET / HTTP/1.1',
          'Connection: Upgrade, close',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          ...headers,
          '',
          '',
        ].join('\r\n'),
      );
    const host = `Host: 127.0.0.1:${stack.port}`;
    await own('/'); // waits for Vite
    for (const protocol of ['vite-hmr', 'vite-ping', 'graphql-ws'])
      for (const headers of [
        [host, 'Origin: https://evil.example'],
        [host, 'Origin: http://localhost:3000'],
        [`Host: evil.example:${stack.port}`, `Origin: http://evil.example:${stack.port}`],
      ]) {
        const { status } = await upgrade([...headers, `Sec-WebSocket-Protocol: ${protocol}`]);
        expect([headers, protocol, status === 101]).toEqual([headers, protocol, false]);
      }
  });
});
