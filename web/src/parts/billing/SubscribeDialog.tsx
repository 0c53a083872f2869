import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CheckoutPlan, euro } from '#shared/plans/prices.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Amount } from '#web/ui/figures/Amount.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { purchaseName } from './plan-names.ts';
import type { Price } from './plan-prices.ts';
import css from './SubscribeDialog.module.css';
import { useNamedPrice } from './use-plans.ts';

interface SubscribeDialogProps {
  plan: CheckoutPlan;
  /** The current plan is replaced rather than joined by a second one (D-40). */
  replaces?: string | undefined;
  /** @param price the price shown when the terms were accepted */
  onConfirm: (price: Price) => void;
  onClose: () => void;
}

/** Before the payment page: what is bought, what exactly it costs, and the terms (DLG-01 to DLG-05). */
export function SubscribeDialog({ plan, replaces, onConfirm, onClose }: SubscribeDialogProps) {
  const { price, failed, retry, retrying } = useNamedPrice(plan);
  const { accepted, error, changedFrom, setAccepted, setError } = useTerms(price);
  const proceed = () => {
    if (!price) return;
    if (!accepted) return setError('You must accept the terms and conditions to proceed'); // DLG-03
    onConfirm(price);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan === 'addon' ? 'Confirm your Insights Pack' : 'Confirm your subscription'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={!price && !failed} aria-disabled={failed} onClick={proceed}>
            Proceed to payment
          </Button>
        </>
      }
    >
      {changedFrom !== null && price && (
        <Notice tone="warn" live title="The price has changed">
          {`It was ${euro(changedFrom)}, and is ${euro(price.amount)} now. Please look at it before you go on.`}
        </Notice>
      )}
      <dl className={css.bill}>
        <dt>{purchaseName[plan]}</dt>
        <dd>
          {price ? <Cost plan={plan} price={price} /> : !failed && <Loading label="Asking for the price" inline />}
        </dd>
      </dl>
      {failed && (
        <ErrorNotice
          title="The price could not be loaded"
          message="Nothing can be bought until it is there."
          onRetry={retry}
          retrying={retrying}
        />
      )}
      {price && <p>{whatHappens(plan, price, replaces)}</p>}
      <Checkbox
        label={
          <>
            I accept the{' '}
            <Link to={paths.terms()} target="_blank" rel="noopener">
              terms and conditions
              <NewTabNote />
            </Link>
          </>
        }
        checked={accepted}
        error={error}
        onChange={(event) => {
          setAccepted(event.target.checked);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}

const Cost = ({ plan, price: { amount, list } }: { plan: CheckoutPlan; price: Price }) => (
  <>
    {list !== null && (
      <>
        <VisuallyHidden>List price </VisuallyHidden>
        <s className={css.list}>{euro(list)}</s>
        <VisuallyHidden>, today</VisuallyHidden>
      </>
    )}{' '}
    <Amount>{euro(amount)}</Amount> {plan === 'addon' ? 'once' : 'per month'}
  </>
);

/** The terms are accepted at the displayed price; a changed price withdraws that. */
function useTerms(price: Price | null) {
  const [accepted, setAccepted] = useState(false);
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState<number | null>(null);
  const [changedFrom, setChangedFrom] = useState<number | null>(null);
  if (price && price.amount !== shown) {
    setShown(price.amount);
    if (shown !== null) {
      setChangedFrom(shown);
      setAccepted(false);
      setError(undefined);
    }
  }
  return { accepted, error, changedFrom, setAccepted, setError };
}

function whatHappens(plan: CheckoutPlan, { amount }: Price, replaces: string | undefined): string {
  if (plan === 'addon') return `You pay ${euro(amount)} once, on the payment page that opens in a new tab.`;
  if (replaces)
    return `It replaces your ${replaces} plan: ${euro(amount)} per month from then on. The page that opens in a new tab names the part of this month that is due today.`;
  return `You pay ${euro(amount)} today on the payment page that opens in a new tab, and the same every month. Billed monthly, cancel anytime.`;
}
