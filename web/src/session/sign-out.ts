import { delay } from '#shared/lib/delay.ts';
import { product } from '#shared/product.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { endsWith } from './ending.ts';
import { forgetSession } from './forget-session.ts';
import { tellLeaving } from './leaving.ts';
import { currentSession, setSession } from './session.ts';
import { storedAccessToken } from './stored-tokens.ts';

/** AUT-29: the thanks come first, the session ends half a second later. */
const GRACE_MS = 500;

/**
 * End the session: on this device in any case and at once, everywhere as soon as the network answers. What needs the
 * network is a chunk of its own, whose failure to load is one more way of not answering.
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (session.status === 'signed-in') setSession({ ...session, leaving: true });
  tellLeaving();
  toast({ title: `Thank you for using ${product.name}.`, text: 'You are signed out.' });
  const stored = storedAccessToken(); // by the time the chunk is there it may be gone
  const prepared = import('./revoke-session.ts').then(({ revocation }) => revocation(stored));
  prepared.catch(() => undefined);
  await delay(GRACE_MS);
  endsWith(prepared.then((revoke) => revoke()));
  forgetSession();
}
