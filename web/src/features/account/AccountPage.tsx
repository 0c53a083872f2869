import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { renewalNote } from '#web/parts/billing/plan-note.ts';
import { usePortal } from '#web/parts/billing/use-portal.ts';
import { paths } from '#web/paths.ts';
import { requestReset } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { type User, useSession } from '#web/session/session.ts';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { ImportData } from './ImportData.tsx';
import { Look } from './Look.tsx';
import { Mails } from './Mails.tsx';
import { PersonName } from './PersonName.tsx';
import { type ProfileQuery, useProfile } from './use-profile.ts';

/** Name, sign-in, plan, mails, and the export, import and erasure of data (D-94). */
export default function AccountPage() {
  const { user } = useSession();
  return user ? <Account user={user} /> : null;
}

function Account({ user }: { user: User }) {
  const profile = useProfile();
  return (
    <Page>
      <PageHeader title="Your account" lead={`Signed in as ${user.email}.`} />
      {/* all at once, because a section that loads later would push the next from under a finger */}
      {profile.isPending ? (
        <Loading label="Looking up your settings" rows={5} />
      ) : (
        <Sections email={user.email} profile={profile} />
      )}
    </Page>
  );
}

const Sections = ({ email, profile }: { email: string; profile: ProfileQuery }) => (
  <>
    <PersonName profile={profile} />
    <EmailAddress email={email} />
    <SignIn email={email} />
    <Plan />
    <Mails email={email} profile={profile} />
    <Look />
    <ExportData />
    <ImportData />
    <EraseAccount email={email} />
  </>
);

function SignIn({ email }: { email: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const link = useMutation({ mutationFn: () => requestReset(email) });
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
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void signOut();
          navigate(paths.home()); // not to sign-in, which would report a lost session
        }}
      >
        <p>Every device that is signed in with this account has to sign in again, including this one.</p>
      </ConfirmDialog>
    </Section>
  );
}

function Plan() {
  const { subscription_tier: plan, past_due_until, ...rest } = useSubscription();
  const { subscribed } = rest;
  const portal = usePortal();
  return (
    <Section
      look="ruled"
      title="Plan and invoices"
      lead={`You are on the ${plan} plan. ${subscribed ? `${renewalNote({ plan, past_due: past_due_until !== null, ...rest })} Cards, invoices, change and cancellation are with Stripe, our payment provider.` : 'It is free and never turns into a paid plan.'}`}
    >
      <Cluster>
        {subscribed ? (
          <Button busy={portal.busy} onClick={portal.open}>
            Plan and invoices at Stripe
          </Button>
        ) : (
          <ButtonLink to={paths.pricing()}>Plans and prices</ButtonLink>
        )}
        <ButtonLink to={paths.usage()}>Your usage</ButtonLink>
      </Cluster>
    </Section>
  );
}
