import { type ReactNode, useState } from 'react';
import { type Feature, planName } from '#shared/plans/catalogue.ts';
import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { reasonText } from '#shared/plans/reason-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { perks } from './allowances.ts';
import Purchase from './Purchase.tsx';
import { offersFor, purchaseName, type Tier } from './plan-names.ts';
import { amountText, monthlyText } from './plan-prices.ts';
import css from './UpgradeDialog.module.css';
import { usePlans } from './use-plans.ts';

/** A denial of a usage check (GAT-06). */
export interface Denial {
  reason: 'FEATURE_LOCKED' | 'PLAN_LIMIT' | null;
  current_usage: number;
  limit: number;
  plan: Tier;
}

interface UpgradeDialogProps {
  feature: Feature;
  denial: Denial;
  /** The first sentence; by default the denial's reason. */
  lead?: string;
  /** Further text or actions, such as when the allowance refills or how to go on without another plan. */
  children?: ReactNode;
  action?: ReactNode;
  /** The primary action, if it is not the upgrade, which then comes second. */
  mainAction?: ReactNode;
  onClose: () => void;
}

/** Shown after a denial: why, how much is used, and what another plan offers (DLG-06 to DLG-10). */
export function UpgradeDialog({ feature, denial, lead, children, action, mainAction, onClose }: UpgradeDialogProps) {
  const [chosen, setChosen] = useState<CheckoutPlan>('pro');
  const [confirming, setConfirming] = useState(false);
  const { reason, current_usage: current, limit, plan } = denial;
  const locked = reason === 'FEATURE_LOCKED';
  const offers = offersFor(feature, plan);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={locked ? 'Feature Locked' : 'Limit Reached'}
        footer={
          <>
            {action || (!mainAction && <Button onClick={onClose}>Close</Button>)}
            {offers.map((offer, place) => (
              <Button
                key={offer}
                variant={!mainAction && place === offers.length - 1 ? 'primary' : 'secondary'}
                onClick={() => {
                  setChosen(offer);
                  setConfirming(true);
                }}
              >
                {upgradeLabel(offer)}
              </Button>
            ))}
            {mainAction}
          </>
        }
      >
        <p className={css.reason}>
          {locked ? <LockIcon /> : <WarningIcon />}
          <span>{lead ?? reasonText({ reason, feature, plan, current, limit })}</span>
        </p>
        <dl className={css.figures}>
          <Figure name="Current usage" value={current} />
          <Figure name="Limit" value={limit} />
          <Figure name="Plan" value={plan} />
        </dl>
        {children}
        {offers.length > 0 && <Perks />}
        {offers.map((offer) => (
          <OfferPrice key={offer} offer={offer} />
        ))}
      </Dialog>
      <Purchase plan={chosen} open={confirming} onClose={() => setConfirming(false)} onStarted={onClose} />
    </>
  );
}

/** Current and regular price (BIL-21, BIL-23, BIL-25, D-05). */
function OfferPrice({ offer }: { offer: CheckoutPlan }) {
  const plans = usePlans();
  if (offer === 'addon') return <p>{`An ${purchaseName.addon} costs ${amountText(offer, plans.prices.addon)}.`}</p>;
  return (
    <p>
      {`${planName[offer]} costs `}
      <b>{monthlyText(plans, offer)}</b>.
    </p>
  );
}

const upgradeLabel = (offer: CheckoutPlan): string =>
  offer === 'addon' ? `Add an ${purchaseName.addon}` : `Upgrade to ${planName[offer]}`;

const Perks = () => (
  <div>
    <h3 className={css.heading}>A subscription brings</h3>
    <ul className={css.perks}>
      {perks.map((perk) => (
        <li key={perk}>{perk}</li>
      ))}
    </ul>
  </div>
);

const Figure = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const LockIcon = () => (
  <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label="Locked">
    <path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

const WarningIcon = () => (
  <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label="Warning">
    <path d="M12 3 2 21h20zM12 10v5M12 17v2" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
