import { useMutation } from '@tanstack/react-query';
import { firstChoicesAsText } from '#web/parts/assessment/first-choices.ts';
import { resendLink } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** For an expired or used link: requests a new one with the same choices. */
export function NewLinkForm({ username, choices }: { username: string; choices: string | null }) {
  const resend = useMutation({ mutationFn: () => resendLink(username, firstChoicesAsText() ?? choices) });
  if (resend.isSuccess) {
    return (
      <Notice tone="good" live title="New link sent">
        Check your inbox, and the spam folder. Only the newest link works.
      </Notice>
    );
  }
  return (
    <Notice
      tone="bad"
      live
      title="This link has expired or was already used"
      action={
        <Button variant="primary" busy={resend.isPending} onClick={() => resend.mutate()}>
          Resend link
        </Button>
      }
    >
      {resend.isError
        ? asAccountError(resend.error).message
        : 'If you have verified your email already, just sign in. Otherwise have a new link emailed to you.'}
    </Notice>
  );
}
