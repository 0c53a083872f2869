import { renewalNote } from '#web/parts/billing/plan-note.ts';
import { usePortal } from '#web/parts/billing/use-portal.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { type User, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { ImportData } from './ImportData.tsx';
import { Look } from './Look.tsx';
import { Mails } from './Mails.tsx';
import { PersonName } from './PersonName.tsx';
import { SignIn } from './SignIn.tsx';
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
