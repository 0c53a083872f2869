import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import { isDenied } from '#shared/plans/metered-route.ts';
import { explain } from '#web/api/api-error.ts';
import { newIdempotencyKey } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { costText } from '#web/parts/billing/cost-text.ts';
import { UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

/** A metered route's answer when it is not a denial. */
type Product<Answer> = Exclude<Answer, { allowed: false }>;

interface MeteredActionProps<Answer extends object> {
  /** the feature whose units it uses */
  feature: CountedFeature;
  label: string;
  /** the label including its subject, as an accessible name */
  name: string;
  ask: (idempotencyKey: string) => Promise<Answer>;
  /** renders the product until it is closed */
  children: (product: Product<Answer>, close: () => void) => ReactNode;
}

/**
 * A button that uses up a unit of a feature, and shows the product or why there is none and what another plan offers
 * (DLG-10).
 */
export function MeteredAction<Answer extends object>(props: MeteredActionProps<Answer>) {
  const { feature, label, name, ask, children } = props;
  // a click after a lost answer repeats the same action, which is counted once
  const key = useRef(newIdempotencyKey());
  const { data, mutate, isPending, reset } = useMutation({
    mutationFn: () => ask(key.current),
    onSuccess: () => {
      key.current = newIdempotencyKey();
      void invalidate('getUsageSummary'); // GAT-10
    },
    onError: (error) =>
      toast({ tone: 'bad', title: `${label} not available`, text: `${explain(error)} ${costText(error)}` }),
  });
  return (
    <>
      <Button variant="quiet" busy={isPending} aria-label={name} onClick={() => mutate()}>
        {label}
      </Button>
      {data && isDenied(data) && <UpgradeDialog feature={feature} denial={data} onClose={reset} />}
      {data && !isDenied(data) && children(data as Product<Answer>, reset)}
    </>
  );
}
