import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { queryKey } from '#web/api/operation.ts';
import { paths } from '#web/paths.ts';
import { confirmEmail } from '#web/session/account.ts';
import { asAccountError } from '#web/session/account-error.ts';
import { rememberedReturnPath } from '#web/session/return-path.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Cluster } from '#web/ui/Stack.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

/** Where the link of the verification mail leads (D-15, AUT-30). Without its parameters the page only informs. */
export default function EmailVerifiedPage() {
  const [query] = useSearchParams();
  const user = query.get('user');
  const code = query.get('code');
  return user && code ? <Confirmation user={user} code={code} /> : <Verified />;
}

function Confirmation({ user, code }: { user: string; code: string }) {
  const confirmation = useQuery({
    queryKey: queryKey('ConfirmSignUp', { user, code }),
    queryFn: () => confirmEmail(user, code).then(() => true),
    // A code works once: never ask twice for one link.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (confirmation.isSuccess) return <Verified />;
  if (confirmation.isPending) {
    return (
      <Page>
        <PageHeader title="Verifying your e-mail" />
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
        <NewLinkForm username={user} />
      ) : (
        <ErrorNotice
          title="The link could not be checked"
          message={failure.message}
          onRetry={() => void confirmation.refetch()}
          retrying={confirmation.isFetching}
        />
      )}
      <Cluster>
        <ButtonLink to={paths.auth()}>Continue to sign in</ButtonLink>
        <ButtonLink to={paths.home()}>Go to Home</ButtonLink>
      </Cluster>
    </Page>
  );
}

function Verified() {
  const next = rememberedReturnPath();
  return (
    <Page>
      <PageHeader
        title="Email verified"
        lead={`Your e-mail address is confirmed and your ${product.name} account is active. Sign in to go on.`}
      />
      <Cluster>
        <ButtonLink variant="primary" to={paths.auth(next ? { next } : {})}>
          Continue to sign in
        </ButtonLink>
        <ButtonLink to={paths.home()}>Go to Home</ButtonLink>
      </Cluster>
    </Page>
  );
}
