import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountRoutes } from '#shared/account/contract.ts';
import { lastNote, whatStays } from '#shared/account/erasure.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { forgetSession } from '#web/session/forget-session.ts';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

export function EraseAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section
      look="ruled"
      title="Erase everything"
      lead="Your account and everything we keep about you, permanently. A running subscription ends at once. Save an export first if you might want it later."
    >
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Erase my account
        </Button>
      </div>
      {asking && <Confirmation email={email} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Confirmation({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const erase = useMutation({
    mutationFn: () => call(accountRoutes.eraseAccount, { confirm: typed }),
    onSuccess: async ({ receipt }) => {
      await navigate(paths.erased(receipt), { replace: true });
      forgetSession();
    },
  });
  const isStale = erase.error instanceof ApiError && erase.error.field === 'sign-in';
  const submit = () => {
    const fits = typed.trim().toLowerCase() === email.toLowerCase();
    setMissing(fits ? undefined : `Type ${email}, the address of this account.`);
    if (fits) erase.mutate();
  };
  return (
    <Dialog
      open
      title="Erase everything permanently?"
      onClose={onClose}
      stay={erase.isPending}
      footer={
        <>
          <Button disabled={erase.isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" busy={erase.isPending} onClick={submit}>
            Erase permanently
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>This cannot be undone, not even by us. This is what stays:</p>
        <ul>
          {[...whatStays, lastNote].map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <TextField
          label="Your email address, to confirm"
          hint={email}
          type="email"
          autoComplete="off"
          value={typed}
          error={missing}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isStale ? (
          <Notice
            tone="warn"
            live
            title="Sign in again first"
            action={<Button onClick={() => void signOut()}>Sign in again</Button>}
          >
            Erasing takes a fresh sign-in, so that nobody can do it at a screen you left open.
          </Notice>
        ) : (
          erase.error && <ErrorNotice title="Your account was not erased" message={explain(erase.error)} />
        )}
      </Stack>
    </Dialog>
  );
}
