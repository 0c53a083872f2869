import type { MailStop } from '#shared/account/profile.ts';
import { day } from '#shared/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** Why reminders to the address are stopped, and a button to resume. Requested links still go (docs/decisions/0075). */
export function MailsStopped({ stop, busy, onResume }: { stop: MailStop; busy: boolean; onResume(): void }) {
  const { address, why, since } = stop;
  return (
    <Notice
      tone="warn"
      title={`We have stopped reminders to ${address}`}
      action={
        <Button busy={busy} onClick={onResume}>
          Send reminders there again
        </Button>
      }
    >
      {why === 'returned'
        ? `An email bounced on ${day(since)}: the address does not accept mail. If that is fixed, send reminders there again; if not, change the address above.`
        : `An email was reported as unwanted from that address on ${day(since)}. If that was a mistake, send reminders there again.`}
    </Notice>
  );
}
