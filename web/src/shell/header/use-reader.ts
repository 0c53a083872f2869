import { useSession } from '#web/session/session.ts';
import { someTokensStored } from '#web/session/stored-tokens.ts';
import { useInBrowser } from '#web/ui/use-in-browser.ts';

/**
 * Whom the header speaks to. Until the session is known that is a visitor, as in the prerendered page, unless tokens lie
 * on the device: then it waits for the answer instead of inviting somebody to sign in who is.
 */
export function useReader(): 'visitor' | 'pending' | 'signed-in' {
  const { status } = useSession();
  const expected = useInBrowser(someTokensStored, false);
  if (status === 'signed-in') return 'signed-in';
  return status === 'loading' && expected ? 'pending' : 'visitor';
}
