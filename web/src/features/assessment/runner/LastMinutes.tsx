import { Notice } from '#web/ui/notices/Notice.tsx';
import { clockText, WARNING_MS } from '../countdown.ts';

/** The warning before the session ends (D-66): announced once; the seconds are only shown. */
export function LastMinutes({ left }: { left: number }) {
  if (left > WARNING_MS) return null;
  return (
    <Notice tone="warn" live title="Less than 5 minutes left">
      This assessment closes in{' '}
      <span role="timer" aria-live="off">
        {clockText(left)}
      </span>
      . Finish it now; if you do not, its use is returned to you.
    </Notice>
  );
}
