import { api } from '#shared/api.ts';
import { product } from '#shared/product.ts';
import { call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { noRetry } from '#web/api/transport.ts';
import { toast } from '#web/ui/toast.ts';
import { clearPersonalKeys } from './device-keys.ts';
import { setSession } from './session.ts';
import { removeStoredTokens } from './stored-tokens.ts';

/** Part 1 §2, AUT-29: the thanks come first, the session ends half a second later. */
const GRACE_MS = 500;
/** How long a slow network may hold the end of the session up. */
const PATIENCE_MS = 2_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const briefly = (work: Promise<unknown>) => Promise.race([work.catch(() => undefined), wait(PATIENCE_MS)]);

/**
 * End the session everywhere: our own routes refuse the old tokens at once, Cognito revokes the refresh token, and this
 * device forgets. On this device it ends even when the network does not answer.
 */
export async function signOut(): Promise<void> {
  toast({ title: `Thank you for using ${product.name}.`, text: 'You are signed out.' });
  await wait(GRACE_MS);
  await briefly(call(api.account.signOut, {}, { retry: noRetry }));
  await briefly(import('./amplify.ts').then(({ endSession }) => endSession()));
  removeStoredTokens();
  clearPersonalKeys();
  queryClient.clear();
  setSession({ status: 'signed-out' });
}
