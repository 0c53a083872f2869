import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/**
 * Handles a return from the payment page (BIL-20, LND-07 to LND-10). The hash is only a trigger: the message depends on
 * what the server confirms (D-39). The hash is cleared at once, so that a reload repeats no message (D-27).
 * @returns whether the confirmation is still awaited
 */
export function useCheckoutReturn(): boolean {
  const { hash } = useLocation();
  const { status, user } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const handled = useRef(false);
  useEffect(() => {
    if (hash !== '#checkout-success' && hash !== '#checkout-cancelled') {
      handled.current = false;
      return;
    }
    if (handled.current || status === 'loading') return;
    handled.current = true;
    navigate({ hash: '' }, { replace: true });
    if (hash === '#checkout-cancelled') toast({ title: 'Checkout canceled', text: 'You can try again anytime.' });
    else if (!user) sayProcessing('Sign in to see your plan.');
    else {
      setWaiting(true);
      void import('./confirm-payment.ts')
        .then(({ confirmPayment }) => confirmPayment(user.sub, queries))
        .then(({ paid, from }) => {
          if (from) navigate(from, { replace: true }); // returns to the screen the checkout started from
          if (paid) toast({ tone: 'good', title: 'Payment successful', text: paid });
          else sayProcessing('Your plan changes as soon as it has arrived. Nothing more is needed from you.');
        })
        .finally(() => setWaiting(false));
    }
  }, [hash, status, user, navigate, queries]);
  return waiting;
}

const sayProcessing = (text: string) => toast({ title: 'Your payment is still being processed', text });
