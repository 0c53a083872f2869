import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useResetUsage } from './use-usage.ts';

/** Above the dashboard, for accounts that may reset (USG-02, D-32). */
export function ResetUsage({ limit }: { limit: number }) {
  const [asking, setAsking] = useState(false);
  const reset = useResetUsage();
  return (
    <>
      <Button onClick={() => setAsking(true)}>Reset my usage</Button>
      <ConfirmDialog
        open={asking}
        title="Reset your usage?"
        confirmLabel="Reset my usage"
        busy={reset.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => reset.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>{`Career Path Analysis counts from 0 of ${limit} again. Results and receipts stay. Every reset is logged.`}</p>
      </ConfirmDialog>
    </>
  );
}
