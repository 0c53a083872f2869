import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountRoutes } from '#shared/account/contract.ts';
import { explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { requestReset } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { tellLeaving } from '#web/session/leaving.ts';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';

export function SignIn({ email }: { email: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const link = useMutation({ mutationFn: () => requestReset(email) });
  // signs this device out only when the others are, so that a failure can be retried
  const everywhere = useMutation({
    mutationFn: () => {
      tellLeaving();
      return call(accountRoutes.signOut, {});
    },
    onSuccess: () => {
      setAsking(false);
      void signOut({ refused: true });
      navigate(paths.home()); // not to sign-in, which would report a lost session
    },
    onError: () => setAsking(false),
  });
  return (
    <Section look="ruled" title="Password and sign-in" lead="We email you a link to set a new password.">
      <Cluster>
        <Button busy={link.isPending} onClick={() => link.mutate()}>
          Email me a link for a new password
        </Button>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
        <span role="status">{link.isSuccess && `The link is on its way: look for an email to ${email}.`}</span>
      </Cluster>
      {link.error && <ErrorNotice title="No link was sent" message={asAccountError(link.error).message} />}
      {everywhere.error && (
        <ErrorNotice
          title="Your other devices are still signed in"
          message={explain(everywhere.error)}
          onRetry={() => everywhere.mutate()}
          retrying={everywhere.isPending}
        />
      )}
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        busy={everywhere.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => everywhere.mutate()}
      >
        <p>Every device that is signed in with this account has to sign in again, including this one.</p>
      </ConfirmDialog>
    </Section>
  );
}
