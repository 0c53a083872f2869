import { useSession } from '#web/session/session.ts';
import { someTokensStored } from '#web/session/stored-tokens.ts';
import { useInBrowser } from '#web/ui/use-in-browser.ts';

/**
 * Who the header is for. Until the session is known that is a visitor, as in the prerendered page, unless tokens are
 * stored on the device: then it waits, instead of inviting a signed-in person to sign in.
 */
export function useReader(): 'visitor' | 'pending' | 'signed-in' {
  const { status } = useSession();
  const expected = useInBrowser(someTokensStored, false);
  if (status === 'signed-in') return 'signed-in';
  return status === 'loading' && expected ? 'pending' : 'visitor';
}
