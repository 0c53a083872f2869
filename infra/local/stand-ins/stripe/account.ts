import { join } from 'node:path';
import { localNow } from '#infra/local/clock.ts';
import { inTransaction, openDatabase } from '#infra/local/database.ts';
import { seedCatalogue } from './catalogue.ts';
import { expireCheckout, requireCheckout } from './checkout.ts';
import { answersIn } from './idempotency.ts';
import { openInstall } from './install.ts';
import { objectsIn } from './objects.ts';
import { passPeriodEnd, retryInvoice } from './renewals.ts';
import { schema } from './store.ts';
import { webhooksOf } from './webhooks.ts';
import { type Cause, type Work, workFactory } from './work.ts';

export type Account = ReturnType<typeof openAccount>;

/** What the clock does to an object when its time has come. */
const byPrefix: Record<string, (work: Work, id: string) => void> = {
  cs: (work, id) => void expireCheckout(work, requireCheckout(work, id)),
  sub: passPeriodEnd,
  in: retryInvoice,
};

/** One Stripe account in test mode, in `stripe.sqlite` of the state folder. */
export function openAccount({ stateDir, webhookUrl }: { stateDir: string; webhookUrl: string }) {
  const db = openDatabase(join(stateDir, 'stripe.sqlite'), schema);
  const install = openInstall(db);
  const objects = objectsIn(db);
  const workAt = workFactory(db);
  const webhooks = webhooksOf(db, install, objects, webhookUrl);
  let origin = '';

  /** Everything that has become due, in the order of its time, each in a transaction of its own. */
  function catchUp(): number {
    const now = Math.floor(localNow() / 1000);
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
    install,
    objects,
    webhooks,
    answers: answersIn(db),
    catchUp,
    /** Runs `work` now, on an account that has caught up with the clock; all of it is on disk when it returns. */
    transact<T>(cause: Cause | null, work: (work: Work) => T): T {
      catchUp();
      const result = inTransaction(db, () => work(workAt(Math.floor(localNow() / 1000), origin, cause)));
      webhooks.nudge();
      return result;
    },
    /** Made before anybody listens: no events tell of them. */
    prices: inTransaction(db, () =>
      seedCatalogue({ ...workAt(Math.floor(localNow() / 1000), origin, null), emit: () => undefined }),
    ),
    setOrigin(address: string): void {
      origin = address;
    },
    async close(): Promise<void> {
      await webhooks.stop();
      db.close();
    },
  };
}
