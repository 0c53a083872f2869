/** Who may call a subscribers' route (D-36). */
import type { Log } from '#functions/outside/log.ts';
import { AppError } from '#shared/lib/errors.ts';
import { isSubscribed } from '#shared/plans/catalogue.ts';
import type { Account } from './account.ts';
import type { Actor } from './change.ts';

/**
 * The guard of a subscribers' route. `load` reads the account together with whatever else the handler needs, in one
 * request.
 * @throws AppError SUBSCRIPTION_REQUIRED when the plan is Free or has ended (D-41)
 */
export const subscriber =
  <Loaded extends { account: Account }>(load: (reader: Pick<Actor, 'user' | 'now'>) => Promise<Loaded>) =>
  async (context: Pick<Actor, 'user' | 'now'> & { log: Log }): Promise<Loaded> => {
    const loaded = await load(context);
    if (isSubscribed(loaded.account.plan)) return loaded;
    context.log.security('subscriber-refused', { sub: context.user.sub });
    throw new AppError('SUBSCRIPTION_REQUIRED', 'This needs a running Pro or Max plan.');
  };
