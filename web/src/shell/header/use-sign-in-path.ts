import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useInBrowser } from '#web/ui/use-in-browser.ts';

/** Sign-in does not lead back to these: home has its own way on, and a mailed link works once. */
const noWayBack: string[] = [paths.home(), paths.auth(), paths.emailVerified()];

/** Sign-in, and back to where one is (D-16). A prerendered page is served at other addresses, too, and names none. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  const isHere = useInBrowser(() => true, false);
  if (pathname === paths.auth()) {
    const next = new URLSearchParams(search).get('next');
    return paths.auth(isHere && next ? { next } : {});
  }
  return paths.auth(isHere && !noWayBack.includes(pathname) ? { next: pathname + search + hash } : {});
}
