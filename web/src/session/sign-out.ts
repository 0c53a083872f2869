import { api } from '#shared/api.ts';
import { product } from '#shared/product.ts';
import { call } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { noRetry } from '#web/api/transport.ts';
import { toast } from '#web/ui/toast.ts';
import { clearPersonalKeys } from './device-keys.ts';
import { setSession } from './session.ts';

/** Part 1 §2, AUT-29: the thanks come first, the session ends half a second later. */
const GRACE_MS = 500;

/**
 * End the session everywhere: our own routes refuse the old tokens at once, Cognito revokes the refresh token, and this
 * device forgets. It ends on this device even when the network does not answer.
 */
export async function signOut(): Promise<void> {
  toast({ title: `Thank you for using ${product.name}.`, text: 'You are signed out.' });
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
  await call(api.account.signOut, {}, { retry: noRetry }).catch(() => undefined);
  const amplify = await import('./amplify.ts');
  await amplify.endSession();
  clearPersonalKeys();
  queryClient.clear();
  setSession({ status: 'signed-out' });
}
