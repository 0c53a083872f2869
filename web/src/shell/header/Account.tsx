import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { useSession } from '#web/session/session.ts';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Chevron } from './Chevron.tsx';
import { planLine } from './plan-line.ts';
import { SignOutButton } from './SignOutButton.tsx';
import css from './SiteHeader.module.css';
import { usePlanCheckFailed } from './use-plan-check-failed.ts';
import { usePopover } from './use-popover.ts';

// lazy, because it retries the check and so needs the call layer
const PlanUnknown = lazy(() => import('#web/session/plan/PlanUnknown.tsx'));

/** Who is signed in, on which plan, and sign-out. On a phone it is part of the menu. */
export function Account() {
  const { user } = useSession();
  const plan = useSubscription();
  const { subscribed, subscription_tier } = plan;
  const unknown = usePlanCheckFailed();
  const panel = usePopover<HTMLDivElement>('account');
  return (
    <div className={css.account}>
      <button
        type="button"
        {...panel.button}
        className={css.accountButton}
        aria-label={`Account, ${subscription_tier}${unknown ? ', plan not checked' : ''}`}
      >
        Account
        <span className={css.tier} data-unknown={unknown}>
          {subscription_tier}
          {unknown && '?'}
        </span>
        <Chevron />
      </button>
      <div {...panel.popover} className={css.panel}>
        <p className={css.email}>{user?.email}</p>
        <p className={css.plan}>{planLine(plan)}</p>
        {unknown && (
          <LazyPart>
            <PlanUnknown />
          </LazyPart>
        )}
        <Link to={paths.account()} className={css.link}>
          Your account
        </Link>
        {subscribed && (
          <Link to={paths.pricing()} className={css.link}>
            Plans and prices
          </Link>
        )}
      </div>
      <SignOutButton />
    </div>
  );
}
