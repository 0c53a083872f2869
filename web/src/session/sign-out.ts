import { product } from '#shared/product.ts';
import { toast } from '#web/ui/toast.ts';
import { forgetSession } from './forget-session.ts';
import { currentSession, setSession } from './session.ts';

/** AUT-29: the thanks come first, the session ends half a second later. */
const GRACE_MS = 500;
/** How long a slow network may hold the end of the session up. */
const PATIENCE_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * End the session: everywhere when the network answers, on this device in any case. What needs the network is a chunk of
 * its own, whose failure to load is one more way of not answering.
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (session.status === 'signed-in') setSession({ ...session, leaving: true });
  toast({ title: `Thank you for using ${product.name}.`, text: 'You are signed out.' });
  const code = import('./revoke-session.ts'); // on its way meanwhile
  code.catch(() => undefined);
  await wait(GRACE_MS);
  const revoked = code.then(({ revokeSession }) => revokeSession());
  await Promise.race([revoked.catch(() => undefined), wait(PATIENCE_MS)]);
  forgetSession();
}
