import * as z from 'zod/mini';
import type { Command } from '#infra/local/stand-ins/kit/stand-in.ts';
import type { Account } from './account.ts';
import { requireSubscription, saveSubscription } from './billing/subscriptions.ts';
import { deliveryModes } from './webhooks/delivery-modes.ts';

const subscriptionStatuses = [
  'active',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const command = z.union([
  z.strictObject({ mode: z.enum(deliveryModes) }),
  z.strictObject({ resend: z.string().check(z.startsWith('evt_')) }),
  z.strictObject({ rollSecret: z.literal(true) }),
  z.strictObject({ subscription: z.string().check(z.startsWith('sub_')), status: z.enum(subscriptionStatuses) }),
]);

const help =
  'send {"mode": "normal|duplicate|reorder|hold|drop"}, {"resend": "evt_…"}, {"rollSecret": true} or {"subscription": "sub_…", "status": "…"}';

/**
 * POST /stripe/webhooks on the control port: sets how events are delivered, resends one, rolls the signing secret, or
 * sets a status that no payment here leads to. Returns null for an unknown command.
 */
export function deliveryControl(account: Account): Command {
  return {
    help,
    state: () => account.webhooks.state(),
    run(body: unknown): object | null {
      const { data } = command.safeParse(body);
      if (!data) return null;
      if ('mode' in data) account.webhooks.setMode(data.mode);
      else if ('resend' in data) {
        if (!account.webhooks.resend(data.resend)) return null;
      } else if ('rollSecret' in data) return { secret: account.install.rollSecret(account.clock()) };
      else if (!account.objects.get(data.subscription)) return null;
      else
        account.transact(null, (work) =>
          saveSubscription(work, requireSubscription(work, data.subscription), { status: data.status }),
        );
      account.webhooks.nudge();
      return account.webhooks.state();
    },
  };
}
