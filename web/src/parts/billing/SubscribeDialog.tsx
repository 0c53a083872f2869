import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type CheckoutPlan, euro } from '#shared/plans/prices.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Amount } from '#web/ui/figures/Amount.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { purchaseName } from './plan-names.ts';
import type { Price } from './plan-prices.ts';
import css from './SubscribeDialog.module.css';

/** By then the closing dialog is no longer visible (DLG-05). */
const RESET_MS = 300;

interface SubscribeDialogProps {
  plan: CheckoutPlan;
  price: Price;
  /** The running plan is replaced, not joined by a second one (D-40). */
  replaces?: string | undefined;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before the payment page: what is bought, exactly what it costs, and the terms (DLG-01 to DLG-05). */
export function SubscribeDialog({ plan, price, replaces, open, onConfirm, onClose }: SubscribeDialogProps) {
  const { accepted, error, setAccepted, setError } = useTerms(open);
  const proceed = () => {
    if (!accepted) return setError('You must accept the terms and conditions to proceed'); // DLG-03
    onConfirm();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={plan === 'addon' ? 'Confirm your Insights Pack' : 'Confirm your subscription'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={proceed}>
            Proceed to payment
          </Button>
        </>
      }
    >
      <dl className={css.bill}>
        <dt>{purchaseName[plan]}</dt>
        <dd>
          {price.list !== null && (
            <>
              <VisuallyHidden>List price </VisuallyHidden>
              <s className={css.list}>{euro(price.list)}</s>
              <VisuallyHidden>, today</VisuallyHidden>
            </>
          )}{' '}
          <Amount>{euro(price.amount)}</Amount> {plan === 'addon' ? 'once' : 'per month'}
        </dd>
      </dl>
      <p>{whatHappens(plan, price, replaces)}</p>
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

/** The terms are unticked whenever the dialog opens. */
function useTerms(open: boolean) {
  const [accepted, setAccepted] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const reset = () => {
      setAccepted(false);
      setError(undefined);
    };
    if (open) return reset();
    const timer = setTimeout(reset, RESET_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return { accepted, error, setAccepted, setError };
}

function whatHappens(plan: CheckoutPlan, { amount }: Price, replaces: string | undefined): string {
  if (plan === 'addon') return `You pay ${euro(amount)} once, on the payment page that opens in a new tab.`;
  if (replaces)
    return `It replaces your ${replaces} plan: ${euro(amount)} per month from then on. The page that opens in a new tab names the part of this month that is due today.`;
  return `You pay ${euro(amount)} today on the payment page that opens in a new tab, and the same every month. Billed monthly, cancel anytime.`;
}
