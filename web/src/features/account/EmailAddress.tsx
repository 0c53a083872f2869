import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emailAddress } from '#shared/account/email-address.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';

/** Query parameter in the link mailed to the new address (functions/account/write-mail.ts). */
const codeParam = 'code';

type Step = 'shown' | 'address' | 'code';

/** The address for sign-in and mails. A new one takes effect only once its code has been entered. */
export function EmailAddress({ email }: { email: string }) {
  const [params, setParams] = useSearchParams();
  const mailed = params.get(codeParam);
  const [step, setStep] = useState<Step>(mailed ? 'code' : 'shown');
  const [asked, setAsked] = useState('');
  const [changed, setChanged] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<Step>('shown');
  useEffect(() => {
    // the pressed button is gone
    if (last.current !== step) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    last.current = step;
  }, [step]);
  const close = () => {
    setStep('shown');
    if (mailed) setParams({}, { replace: true });
  };
  return (
    <Section look="ruled" title="Email address" lead={`You sign in as ${email}. Our emails and receipts go there.`}>
      <div ref={place}>
        {step === 'shown' && (
          <Cluster>
            <Button onClick={() => setStep('address')}>Change the address</Button>
            <span role="status">{changed && 'Your address is changed. Sign in with the new one from now on.'}</span>
          </Cluster>
        )}
        {step === 'address' && (
          <NewAddress
            email={email}
            onClose={close}
            onSent={(next) => {
              setAsked(next);
              setStep('code');
            }}
          />
        )}
        {step === 'code' && (
          <NewCode
            asked={asked}
            mailed={mailed ?? ''}
            onChanged={() => {
              close();
              setChanged(true);
            }}
            onClose={close}
            onAgain={() => setStep('address')}
          />
        )}
      </div>
    </Section>
  );
}

interface NewAddressProps {
  email: string;
  onSent: (email: string) => void;
  onClose: () => void;
}

function NewAddress({ email, onSent, onClose }: NewAddressProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const ask = useMutation({
    mutationFn: async (next: string) => (await import('#web/session/account/new-email.ts')).requestNewEmail(next),
    onSuccess: (_done, next) => onSent(next),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = emailAddress.safeParse(typed);
    const isSame = read.data?.toLowerCase() === email.toLowerCase();
    const said = isSame ? 'This is the address of your account already' : read.error?.issues[0]?.message;
    setFault(said);
    if (read.success && !said) ask.mutate(read.data);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label="New email address"
          hint="We email a code to it. Until you enter that here, everything stays as it is."
          type="email"
          autoComplete="email"
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.target.value)}
        />
        {ask.error && <ErrorNotice title="No code was sent" message={asAccountError(ask.error).message} />}
        <Cluster>
          <Button type="submit" variant="primary" busy={ask.isPending}>
            Email the code
          </Button>
          <Button disabled={ask.isPending} onClick={onClose}>
            Keep the address
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

interface NewCodeProps {
  /** the new address; empty if the mailed link was opened */
  asked: string;
  mailed: string;
  onChanged: () => void;
  onAgain: () => void;
  onClose: () => void;
}

function NewCode({ asked, mailed, onChanged, onAgain, onClose }: NewCodeProps) {
  const [typed, setTyped] = useState(mailed);
  const [fault, setFault] = useState<string>();
  const confirm = useMutation({
    mutationFn: async () => (await import('#web/session/account/new-email.ts')).confirmNewEmail(typed),
    onSuccess: onChanged,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isCode = /^\d{6}$/.test(typed.trim());
    setFault(isCode ? undefined : 'Enter the six digits from the email');
    if (isCode) confirm.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {asked && <p>A code is on its way to {asked}, unless that address has an account here already.</p>}
        <TextField
          label="Code from the email to the new address"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.target.value)}
        />
        {confirm.error && (
          <ErrorNotice title="The address was not changed" message={asAccountError(confirm.error).message} />
        )}
        <Cluster>
          <Button type="submit" variant="primary" busy={confirm.isPending}>
            Change the address
          </Button>
          <Button disabled={confirm.isPending} onClick={onAgain}>
            Email another code
          </Button>
          <Button disabled={confirm.isPending} onClick={onClose}>
            Keep the address
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
