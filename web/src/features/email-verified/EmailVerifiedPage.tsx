import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { queryKey } from '#web/api/operation.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { keepMailedChoices } from '#web/parts/assessment/first-choices.ts';
import { paths } from '#web/paths.ts';
import { confirmEmail } from '#web/session/account/account.ts';
import { asAccountError } from '#web/session/account/account-error.ts';
import { tellConfirmed } from '#web/session/account/confirmed-elsewhere.ts';
import { rememberedReturnPath } from '#web/session/account/return-path.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

/** Target of the verification email's link (D-15, AUT-30). Without its parameters the page only informs. */
export default function EmailVerifiedPage() {
  const [query] = useSearchParams();
  const user = query.get('user');
  const code = query.get('code');
  return user && code ? <Confirmation user={user} code={code} choices={query.get('choices')} /> : <Verified />;
}

function Confirmation({ user, code, choices }: { user: string; code: string; choices: string | null }) {
  const confirmation = useRetried(
    useQuery({
      queryKey: queryKey('ConfirmSignUp', { user, code }),
      queryFn: async () => {
        // a link to an already confirmed account may come from anybody, with any choices
        if (await confirmEmail(user, code)) keepMailedChoices(choices);
        tellConfirmed(user);
        return true;
      },
      // a code works once: never submit the same link twice
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (confirmation.isSuccess) return <Verified />;
  if (confirmation.isPending) {
    return (
      <Page>
        <PageHeader title="Verifying your email" />
        <Loading label="Checking the link" />
      </Page>
    );
  }
  const failure = asAccountError(confirmation.error);
  const stale = failure.code === 'LINK_NOT_VALID' || failure.code === 'WRONG_CREDENTIALS';
  return (
    <Page>
      <PageHeader title="Not verified yet" />
      {stale ? (
        <NewLinkForm username={user} choices={choices} />
      ) : (
        <ErrorNotice
          title="The link could not be checked"
          message={failure.message}
          onRetry={() => void confirmation.refetch()}
          retrying={confirmation.isFetching}
        />
      )}
      <Cluster>
        <ButtonLink to={paths.auth({ tab: 'sign-in' })}>Continue to sign in</ButtonLink>
        <ButtonLink to={paths.home()}>Go to Home</ButtonLink>
      </Cluster>
    </Page>
  );
}

/** The tab where the account was created may sign in meanwhile, which signs this one in too. */
function Verified() {
  // on a device other than that of the sign-up, start where new accounts start (D-91)
  const [next] = useState(() => rememberedReturnPath() ?? paths.newAssessment());
  const signedIn = useSession().status === 'signed-in';
  return (
    <Page>
      <PageHeader
        title="Email verified"
        lead={`Your email address is confirmed and your ${product.name} account is active. ${
          signedIn ? 'You are signed in.' : 'Sign in to continue.'
        }`}
      />
      <Cluster>
        {signedIn ? (
          <ButtonLink variant="primary" to={next}>
            Go on
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={paths.auth({ next, tab: 'sign-in' })}>
            Continue to sign in
          </ButtonLink>
        )}
        <ButtonLink to={paths.home()}>Go to Home</ButtonLink>
      </Cluster>
    </Page>
  );
}
