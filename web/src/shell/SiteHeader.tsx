import { Link, NavLink } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { useSubscription } from '#web/session/subscription.ts';
import { Badge } from '#web/ui/Badge.tsx';
import css from './Shell.module.css';
import { SignOutButton } from './SignOutButton.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The name at the left, and where one can go from here at the right. */
export function SiteHeader() {
  const { status } = useSession();
  const { subscribed, subscription_tier } = useSubscription();
  return (
    <header className={css.header}>
      <Link to={paths.home()} className={css.home} aria-label={`${product.name}, home`}>
        <Wordmark />
      </Link>
      {subscribed && <Badge tone="good">Premium</Badge>}
      <nav aria-label="Main" className={css.nav}>
        {status === 'signed-in' && (
          <>
            <NavLink to={paths.newAssessment()} className={css.link}>
              Career path
            </NavLink>
            <NavLink to={paths.history()} className={css.link}>
              History
            </NavLink>
            <NavLink to={paths.usage()} className={css.link}>
              Usage
            </NavLink>
            {subscription_tier !== 'Max' && <PricingLink />}
            <SignOutButton />
          </>
        )}
        {status === 'signed-out' && (
          <>
            <PricingLink />
            <NavLink to={paths.auth()} className={css.link}>
              Sign in
            </NavLink>
          </>
        )}
      </nav>
    </header>
  );
}

const PricingLink = () => (
  <NavLink to={paths.pricing()} className={css.link}>
    Pricing
  </NavLink>
);
