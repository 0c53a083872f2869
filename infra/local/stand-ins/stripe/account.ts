import { join } from 'node:path';
import { inTransaction, openDatabase } from '#infra/local/stand-ins/kit/database.ts';
import type { StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import { seedCatalogue, seedPortal } from './billing/catalogue.ts';
import { expireCheckout, requireCheckout } from './billing/checkout.ts';
import { passPeriodEnd, retryInvoice } from './billing/renewals.ts';
import type { StripeConfig } from './config.ts';
import { openInstall } from './install.ts';
import { objectsIn } from './objects.ts';
import { answersIn } from './request/idempotency.ts';
import { schema } from './store.ts';
import { webhooksOf } from './webhooks/webhooks.ts';
import { type Cause, type Work, workFactory } from './work.ts';

export type Account = ReturnType<typeof openAccount>;

/** What the clock does to a due object, by the prefix of its id. */
const byPrefix: Record<string, (work: Work, id: string) => void> = {
  cs: (work, id) => void expireCheckout(work, requireCheckout(work, id)),
  sub: passPeriodEnd,
  in: retryInvoice,
};

/** One Stripe account in test mode, in `stripe.sqlite`. */
export function openAccount({ dir, clock, config }: Pick<StandInOptions<StripeConfig>, 'dir' | 'clock' | 'config'>) {
  const db = openDatabase(join(dir, 'stripe.sqlite'), schema);
  const install = openInstall(db);
  const objects = objectsIn(db);
  const workAt = workFactory(db, { accountName: config.accountName, termsUrl: config.termsUrl });
  const webhooks = webhooksOf({ db, install, objects, clock, url: config.webhookUrl });
  const nowSeconds = () => Math.floor(clock() / 1000);
  let origin = '';

  /** Processes everything that is due, in chronological order, each in its own transaction. */
  function catchUp(): number {
    const now = nowSeconds();
    for (let done = 0; ; done += 1) {
      const due = objects.firstDue(now);
      if (!due) return done;
      inTransaction(db, () => {
        objects.setDue(due.id, null);
        byPrefix[due.id.split('_')[0]!]?.(workAt(due.at, origin, null), due.id);
      });
    }
  }

  return {
    name: config.accountName,
    clock,
    install,
    objects,
    webhooks,
    answers: answersIn(db),
    catchUp,
    /** Runs `work` after the account has caught up with the clock; everything is on disk when it returns. */
    transact<T>(cause: Cause | null, work: (work: Work) => T): T {
      catchUp();
      const result = inTransaction(db, () => work(workAt(nowSeconds(), origin, cause)));
      webhooks.nudge();
      return result;
    },
    /** Created before anything listens, so without events. */
    prices: inTransaction(db, () => {
      const work = { ...workAt(nowSeconds(), origin, null), emit: () => undefined };
      seedPortal(work);
      return seedCatalogue(work, config.prices);
    }),
    setOrigin(address: string): void {
      origin = address;
    },
    async close(): Promise<void> {
      await webhooks.stop();
      db.close();
    },
  };
}
