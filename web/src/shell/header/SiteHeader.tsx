import { Link, useLocation } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Wordmark } from '../Wordmark.tsx';
import { Account } from './Account.tsx';
import { Chevron } from './Chevron.tsx';
import { NavLinks } from './NavLinks.tsx';
import { PageLinks } from './PageLinks.tsx';
import css from './SiteHeader.module.css';
import { usePopover } from './use-popover.ts';
import { useReader } from './use-reader.ts';
import { useSignInPath } from './use-sign-in-path.ts';

/**
 * The logo, the navigation and the account. One list of links serves both layouts: inline on a desktop, behind "Menu"
 * on a phone (NAV-20), where the browser itself opens and closes it, so that it works before any script has run. The
 * header scrolls away with the page, so it never covers the focused element or takes up height on a phone.
 */
export function SiteHeader() {
  const reader = useReader();
  const { subscribed } = useSubscription();
  const menu = usePopover<HTMLDivElement>('site-menu');
  const signIn = useSignInPath();
  const home = useLocation().pathname === paths.home();
  return (
    <header className={home ? `${css.header} ${css.ofHome}` : css.header}>
      <Link to={paths.home()} className={css.home} aria-label={`${product.name}, home`}>
        <Wordmark />
      </Link>
      {subscribed && <Badge tone="good">Premium</Badge>}
      <div {...menu.popover} className={css.menu}>
        {reader === 'visitor' && (
          <>
            <PageLinks label="Main" />
            <Link to={signIn} className={`${css.link} ${css.end}`} data-for="visitor">
              Sign in
            </Link>
          </>
        )}
        {reader === 'signed-in' && (
          <>
            <NavLinks home={home} />
            {home && <PageLinks label="On this page" below />}
            <Account />
          </>
        )}
      </div>
      {reader === 'visitor' && (
        <ButtonLink to={paths.auth({ as: 'new' })} className={css.apply} data-for="visitor">
          Apply Now
        </ButtonLink>
      )}
      <button type="button" {...menu.button} className={css.menuButton}>
        Menu
        <Chevron />
      </button>
    </header>
  );
}
