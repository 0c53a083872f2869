import { Tabs } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { useTitle } from '#web/shell/title.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { dismissToast, toast } from '#web/ui/toasts/toast.ts';
import { CheckInbox } from './CheckInbox.tsx';
import type { AuthTab } from './fitting-tab.ts';
import { SignInForm } from './SignInForm.tsx';
import { type Created, SignUpForm } from './SignUpForm.tsx';

interface AuthTabsProps {
  open: AuthTab;
  onOpen: (tab: AuthTab) => void;
  email: string;
  onEmail: (email: string) => void;
  /** Where the person was going, if anywhere. */
  next: string | null;
  onSigningIn: (on: boolean) => void;
  onSignedIn: () => void;
}

/** One screen, two forms (AUT-01) that share the typed address. */
export function AuthTabs({ open, onOpen, email, onEmail, next, onSigningIn, onSignedIn }: AuthTabsProps) {
  const [created, setCreated] = useState<Created | null>(null);
  /** sign-in was refused because the email is not confirmed yet: the form says what to do first */
  const [refused, setRefused] = useState(false);
  const nextStep = useRef<HTMLDivElement>(null);
  const showsNext = created !== null && open === 'sign-in';
  const said = useRef<{ of: Created; toast: number }>(null);
  useEffect(() => {
    if (!showsNext || said.current?.of === created) return;
    // the clicked button is gone and the next step is above it, so the focus moves there
    nextStep.current?.focus();
    const title = 'Account created successfully! You can now sign in with your credentials.';
    const text = 'Check your inbox for the link that verifies your email.';
    said.current = { of: created, toast: toast({ title, text, tone: 'good' }) };
  }, [created, showsNext]);
  // leaving means having signed in or gone elsewhere: the toast would be outdated on the next screen
  useEffect(() => () => void (said.current && dismissToast(said.current.toast)), []);
  const onCreated = (made: Created) => {
    onEmail(made.email);
    setCreated(made);
    setRefused(false);
    onOpen('sign-in');
  };
  const signsIn = open === 'sign-in';
  const title = signsIn ? 'Sign in' : 'Create your account'; // "Apply" and "Get Started" also lead here
  useTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        lead={signsIn ? !showsNext && 'New here? Choose Sign Up: it is free.' : 'It is free, and needs no card.'}
      />
      <Stack ref={nextStep} gap={5} tabIndex={-1}>
        {showsNext && !refused && <CheckInbox email={created.email} onCorrect={() => onOpen('sign-up')} />}
        <Tabs.Container value={open} onValueChange={(tab) => onOpen(tab === 'sign-up' ? 'sign-up' : 'sign-in')}>
          <Tabs.List aria-label="Sign in or sign up">
            <Tabs.Item value="sign-in">Sign In</Tabs.Item>
            <Tabs.Item value="sign-up">Sign Up</Tabs.Item>
          </Tabs.List>
          <Tabs.Panel value="sign-in">
            {open === 'sign-in' && (
              <SignInForm
                email={email}
                created={created}
                next={next}
                onEmail={onEmail}
                onSigningIn={onSigningIn}
                onUnconfirmed={() => setRefused(true)}
                onSignedIn={onSignedIn}
              />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="sign-up">
            {open === 'sign-up' && (
              <SignUpForm email={email} created={created} onEmail={onEmail} next={next} onCreated={onCreated} />
            )}
          </Tabs.Panel>
        </Tabs.Container>
      </Stack>
    </>
  );
}
