import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { euro } from '#shared/plans/prices.ts';
import { monthlyText } from '#web/parts/billing/plan-prices.ts';
import { usePlans } from '#web/parts/billing/use-plans.ts';
import { StatCards } from '#web/parts/latest-result/StatCards.tsx';
import { SubScores } from '#web/parts/latest-result/SubScores.tsx';
import { paths } from '#web/paths.ts';
import { knownSession, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import css from './DashboardPreview.module.css';
import { madeUpResult } from './made-up-result.ts';

// lazy, because it loads today's prices, which are not needed before the click
const Purchase = lazy(() => import('#web/parts/billing/Purchase.tsx'));

/** Shown to people without a subscription: inert made-up figures behind a veil, and an offer (DSH-07, DSH-08, D-49). */
export function DashboardPreview() {
  const { status } = useSession();
  const navigate = useNavigate();
  const plans = usePlans();
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const subscribe = async () => {
    // sign-in continues to the confirmation (D-16)
    if (!(await knownSession()).user) return navigate(paths.auth({ next: paths.pricing({ plan: 'pro' }) }));
    setAsked(true);
    setConfirming(true);
  };
  // keeps a prerendered page from briefly showing this to a subscriber
  const unless = status === 'signed-in' ? undefined : 'visitor';
  return (
    <div className={css.preview} data-for={unless}>
      <div className={css.veiled} inert aria-hidden="true">
        <StatCards result={madeUpResult} />
        <div className={css.scores}>
          <SubScores result={madeUpResult} />
        </div>
      </div>
      <div className={css.overlay}>
        <h3>A dashboard of your own comes with a subscription</h3>
        <p>
          Your newest match and what it is made of, how it moved since the last one, and what your top roles pay. The
          results themselves are yours to read in full on every plan.
        </p>
        <Button onClick={() => void subscribe()}>{`Subscribe to Pro — ${euro(plans.prices.pro)}/month`}</Button>
        <p className={css.sale}>{plans.campaign && `In the sale, Pro costs ${monthlyText(plans, 'pro')}.`}</p>
        <Source kind="example" text="The figures behind this note are made up." />
      </div>
      {asked && (
        <Suspense>
          <Purchase plan="pro" open={confirming} onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </div>
  );
}
