import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from '#infra/local/mailbox.ts';
import { rawRequest } from '#test/support/stack/raw-request.ts';

let stateDir: string;
let mailbox: Mailbox;
let server: Server;
let origin: string;

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'mailbox-'));
  mailbox = openMailbox(stateDir);
  server = createServer((request, response) => {
    if (!mailbox.routes(request, response)) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  mailbox.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const at = Date.UTC(2026, 10, 20, 12);
const html = '<head><title>x</title></head><p>Hello &amp; welcome</p><a href="https://app.test/a?b=1&amp;c=2">Go</a>';
const read = async (path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

describe('the mailbox', () => {
  it('says so while it is empty', async () => {
    expect((await read('/dev/mailbox')).body).toContain('None yet.');
    expect(JSON.parse((await read('/dev/mailbox.json')).body)).toEqual({ mails: [] });
  });

  it('gives mails to tests: newest first, by address in any case, with their words and links', async () => {
    mailbox.deliver({ at, to: 'Ann@Example.com', subject: 'First', html });
    mailbox.deliver({ at: at + 1, to: 'bob@example.com', subject: 'Other', html });
    mailbox.deliver({ at: at + 2, to: 'ann@example.com', subject: 'Second', html });
    const { mails } = JSON.parse((await read('/dev/mailbox.json?to=ANN@example.com')).body);
    expect(mails).toMatchObject([{ subject: 'Second' }, { subject: 'First' }]);
    expect(mails[1]).toEqual({
      id: expect.any(String),
      at,
      to: 'ann@example.com',
      subject: 'First',
      html,
      text: 'Hello & welcome\nGo',
      links: ['https://app.test/a?b=1&c=2'],
    });
    expect(JSON.parse((await read('/dev/mailbox.json')).body).mails).toHaveLength(3);
  });

  it('lists them and shows one, with its links to follow', async () => {
    const list = (await read('/dev/mailbox')).body;
    const [path = ''] = /\/dev\/mailbox\/[0-9a-f-]{36}/.exec(list) ?? [];
    const { body } = await read(path);
    expect(body).toContain('<h1>Second</h1>');
    expect(body).toContain('<a href="https://app.test/a?b=1&amp;c=2">');
    expect(body).toContain('2026-11-20 12:00 UTC');
  });

  it('shows hostile mails as text, in a frame that runs nothing', async () => {
    const script = '<script>alert(1)</script>';
    const hostile = `"></iframe>${script}<a href="javascript:alert(1)">x</a>`;
    mailbox.deliver({ at, to: `"${script}"@example.com`, subject: script, html: hostile });
    const { id } = mailbox.list()[0]!;
    for (const path of ['/dev/mailbox', `/dev/mailbox/${id}`]) {
      const { body, headers } = await read(path);
      expect(body).not.toContain('<script');
      expect(body).not.toContain('href="javascript:');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const sandbox = /<iframe[^>]*sandbox="([^"]*)"/.exec((await read(`/dev/mailbox/${id}`)).body)?.[1];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
  });

  it('leaves other paths alone and refuses other methods', async () => {
    for (const path of ['/', '/dev', '/dev/mailboxes', '/dev/mailbox/a/b', '/dev/mailbox.jsonx']) {
      expect((await read(path)).status).toBe(418);
    }
    const missing = await read('/dev/mailbox/00000000-0000-4000-8000-000000000000');
    expect(missing).toMatchObject({ status: 404, body: expect.stringContaining('No such mail') });
    expect((await fetch(`${origin}/dev/mailbox`, { method: 'POST' })).status).toBe(405);
  });

  it('answers to the names of this machine alone: no page whose own name leads here reads its codes', async () => {
    const port = Number(new URL(origin).port);
    const named = async (host: string) => {
      const answer = await rawRequest(
        port,
        `GET /dev/mailbox.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      return answer.status;
    };
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]:8080', 'localhost'])
      expect([host, await named(host)]).toEqual([host, 200]);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example', ''])
      expect([host, await named(host)]).toEqual([host, 403]);
  });

  it('keeps its mails over a restart', () => {
    const before = mailbox.list();
    const again = openMailbox(stateDir);
    expect(again.list()).toEqual(before);
    again.close();
  });
});
