import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useInBrowser } from '#web/ui/use-in-browser.ts';

/** Sign-in does not return to these: home is its own next step, and a mailed link works once. */
const noWayBack: string[] = [paths.home(), paths.auth(), paths.emailVerified()];

/** Sign-in with a return to this address (D-16). Prerendered pages have none, since other addresses serve them, too. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  const isHere = useInBrowser(() => true, false);
  if (pathname === paths.auth()) {
    const next = new URLSearchParams(search).get('next');
    return paths.auth(isHere && next ? { next } : {});
  }
  return paths.auth(isHere && !noWayBack.includes(pathname) ? { next: pathname + search + hash } : {});
}
