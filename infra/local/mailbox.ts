import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { linksIn, type Mail, textOf } from './mail-text.ts';
import { listPage, mailPage, missingPage } from './mailbox-pages.ts';
import { openDatabase } from './stand-ins/kit/database.ts';
import { namesOwnHost } from './stand-ins/kit/own-host.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS mails (
    position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL,
    recipient TEXT NOT NULL, subject TEXT NOT NULL, html TEXT NOT NULL
  ) STRICT;
`;

/** The pages load nothing, run nothing and cannot be framed; a mail is shown in a sandboxed frame inside. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type Mailbox = ReturnType<typeof openMailbox>;

/** All mails sent by the local stack, stored in `mailbox.sqlite`, newest first, for people and tests. */
export function openMailbox(stateDir: string) {
  const db = openDatabase(join(stateDir, 'mailbox.sqlite'), schema);
  const insert = db.prepare('INSERT INTO mails (id, at, recipient, subject, html) VALUES (?, ?, ?, ?, ?)');
  const select = db.prepare(
    `SELECT id, at, recipient, subject, html FROM mails WHERE ?1 IS NULL OR recipient = ?1
     ORDER BY position DESC LIMIT 200`,
  );
  const remove = db.prepare('DELETE FROM mails WHERE recipient = ?');
  const byId = db.prepare('SELECT id, at, recipient, subject, html FROM mails WHERE id = ?');
  const toMail = (row: Record<string, unknown>): Mail => ({
    id: String(row.id),
    at: Number(row.at),
    to: String(row.recipient),
    subject: String(row.subject),
    html: String(row.html),
  });

  /** The newest 200, or the newest 200 of one address. */
  const list = (to: string | null = null): Mail[] => select.all(to?.toLowerCase() ?? null).map(toMail);

  return {
    /** On disk when it returns. */
    deliver(mail: Omit<Mail, 'id'>): void {
      insert.run(randomUUID(), mail.at, mail.to.toLowerCase(), mail.subject, mail.html);
    },
    list,
    /** Deletes what was mailed to an address that no account has any more: a mail service keeps nothing of it either. */
    forget: (to: string): void => void remove.run(to.toLowerCase()),

    /**
     * Answers `GET /dev/mailbox`, `/dev/mailbox/{id}` and `/dev/mailbox.json?to=` (newest first, each mail with `text`
     * and `links`); returns false for any other path. It answers only requests to a host name of this machine: a web
     * page whose own name resolves to it must not read codes that reset passwords.
     */
    routes(request: IncomingMessage, response: ServerResponse): boolean {
      const url = new URL(request.url ?? '/', 'http://mailbox');
      const page = /^\/dev\/mailbox(?:\/(?<id>[0-9a-f-]*))?$/.exec(url.pathname);
      const isJson = url.pathname === '/dev/mailbox.json';
      if (!isJson && !page) return false;
      if (!namesOwnHost(request)) {
        response.writeHead(403).end();
        return true;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return true;
      }
      if (isJson) {
        const mails = list(url.searchParams.get('to'));
        send(response, 200, 'application/json; charset=utf-8', JSON.stringify({ mails: mails.map(withText) }));
      } else if (!page?.groups?.id) {
        send(response, 200, 'text/html; charset=utf-8', listPage(list()));
      } else {
        const row = byId.get(page.groups.id);
        send(response, row ? 200 : 404, 'text/html; charset=utf-8', row ? mailPage(toMail(row)) : missingPage());
      }
      return true;
    },

    close: () => db.close(),
  };
}

const withText = (mail: Mail) => ({ ...mail, text: textOf(mail.html), links: linksIn(mail.html) });

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
}
