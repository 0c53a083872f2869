import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { rememberedReturnPath, rememberReturnPath, safeReturnPath } from '#web/session/return-path.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import css from './AuthPage.module.css';
import { AuthTabs } from './AuthTabs.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

/** `message` chooses from this table; nothing of the address is ever shown as text (reliability, section 5). */
const messages: Record<string, { title: string; text: string }> = {
  'check-email': {
    title: 'Check your e-mail',
    text: 'If the address has an account, a link to set a new password is on its way. It works once, for a short time.',
  },
};

export default function AuthPage() {
  const [query, setQuery] = useSearchParams();
  const next = safeReturnPath(query.get('next'));
  const reset = query.get('reset');
  const code = query.get('code');
  const setsPassword = Boolean(reset && code);
  const [email, setEmail] = useState('');
  const leave = useLeaveSignedIn({ target: next ?? paths.home(), stay: setsPassword });
  const onSignedIn = () => {
    leave.fade(next ?? rememberedReturnPath() ?? paths.home());
    rememberReturnPath(null); // once is enough
  };
  const message = messages[query.get('message') ?? ''];

  return (
    <Page width="narrow">
      <div className={css.auth} data-leaving={leave.fading}>
        <Link to={paths.home()} className={css.back}>
          Back to Home
        </Link>
        {message && (
          <Notice title={message.title} live>
            {message.text}
          </Notice>
        )}
        {reset && code ? (
          <NewPasswordForm username={reset} code={code} onDone={() => setQuery({}, { replace: true })} />
        ) : (
          <AuthTabs
            open={query.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in'}
            onOpen={(tab) =>
              setQuery({ ...(next ? { next } : {}), ...(tab === 'sign-up' ? { tab } : {}) }, { replace: true })
            }
            email={email}
            onEmail={setEmail}
            next={next}
            onSigningIn={leave.hold}
            onSignedIn={onSignedIn}
          />
        )}
      </div>
    </Page>
  );
}
