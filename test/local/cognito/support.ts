import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestEntry } from '#infra/local/cognito/server.ts';
import { startCognito } from '#infra/local/cognito/start.ts';
import { Journal } from '#infra/local/journal.ts';
import { linksIn } from '#infra/local/mail-text.ts';
import { openMailbox } from '#infra/local/mailbox.ts';

export const appOrigin = 'https://app.example.test';
const region = 'eu-central-1';
process.env.APP_ORIGIN = appOrigin;

/** A pool with its mailbox on a folder and a port of its own. */
export async function startPool(stateDir = mkdtempSync(join(tmpdir(), 'cognito-'))) {
  const mailbox = openMailbox(stateDir);
  const journal = new Journal<RequestEntry>();
  const cognito = await startCognito({ port: 0, stateDir, region, mail: mailbox, journal });
  return {
    ...cognito,
    stateDir,
    mailbox,
    journal,
    /** The newest mail to an address: its one link, and what the link carries. */
    lastMail(to: string) {
      const [mail] = mailbox.list(to);
      if (!mail) throw new Error(`no mail to ${to}`);
      const link = new URL(linksIn(mail.html)[0]!);
      return { ...mail, link, code: link.searchParams.get('code') ?? '' };
    },
    async stop() {
      await cognito.stop();
      mailbox.close();
    },
    async remove() {
      await cognito.stop();
      mailbox.close();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
