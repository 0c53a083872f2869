import { isPersistent } from '#web/session/device/local-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { Trouble } from './trouble.ts';

interface SaveNoticeProps {
  trouble: Trouble;
  saving: boolean;
  onRetry: () => void;
}

/** Says that answers are not on the server yet and are being sent (ARA-24), until the server confirms them. */
export function SaveNotice({ trouble, saving, onRetry }: SaveNoticeProps) {
  if (!trouble) return null;
  return (
    <Notice
      tone="bad"
      live
      title="Failed to save assessment progress"
      action={
        <Button onClick={onRetry} busy={saving}>
          Retry now
        </Button>
      }
    >
      {trouble === 'failing'
        ? `Not saved yet — retrying. Your answers are kept ${whereKept()}; you can go on.`
        : `The server did not accept these answers. They are kept ${whereKept()}. ${isPersistent() ? 'Reload the page, then try again.' : 'Try again.'}`}
    </Notice>
  );
}

export const whereKept = () => (isPersistent() ? 'on this device' : 'in this page: leave it open');
