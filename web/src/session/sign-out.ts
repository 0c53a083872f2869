import { delay } from '#shared/lib/delay.ts';
import { product } from '#shared/product.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { endsWith } from './ending.ts';
import { forgetSession } from './forget-session.ts';
import { tellLeaving } from './leaving.ts';
import { currentSession, setSession } from './session.ts';
import { storedAccessToken } from './stored-tokens.ts';

/** AUT-29: the goodbye is shown first, and the session ends half a second later. */
const GRACE_MS = 500;

/**
 * Ends the session: on this device always and at once, everywhere else as soon as the network answers. Code that needs
 * the network is a separate chunk; failing to load it counts as no answer.
 * @param refused whether our routes refuse the tokens of this session already: every device was signed out
 */
export async function signOut({ refused = false } = {}): Promise<void> {
  const session = currentSession();
  if (session.status === 'signed-in') setSession({ ...session, leaving: true });
  tellLeaving();
  toast({ title: `Thank you for using ${product.name}.`, text: 'You are signed out.' });
  const stored = storedAccessToken(); // by the time the chunk has loaded, it may be gone
  const prepared = import('./revoke-session.ts').then(({ revocation }) => revocation(stored, refused));
  prepared.catch(() => undefined);
  await delay(GRACE_MS);
  endsWith(prepared.then((revoke) => revoke()));
  forgetSession();
}
