import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { rememberedAddress } from '#web/session/account/given-address.ts';
import { rememberedReturnPath, rememberReturnPath, safeReturnPath } from '#web/session/account/return-path.ts';
import { isFamiliarDevice } from '#web/session/device/familiar-device.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import css from './AuthPage.module.css';
import { AuthTabs } from './AuthTabs.tsx';
import { fittingTab } from './fitting-tab.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLeaveSignedIn } from './use-leave-signed-in.ts';

/** `message` selects an entry; text from the address is never displayed (reliability, section 5). */
const messages: Record<string, { title: string; text: string }> = {
  'check-email': {
    title: 'Check your email',
    text: 'If the address has an account, a link to set a new password is on its way. It works once, for a short time.',
  },
  'session-ended': {
    title: 'Your session has ended',
    text: 'Sign in to continue where you were. What you saved is in your account.',
  },
  'account-erased': {
    title: 'The account was erased',
    text: 'The account that was signed in here has been erased, with everything in it. What this device had kept of it is gone too.',
  },
};

export default function AuthPage() {
  const [query, setQuery] = useSearchParams();
  const [familiar] = useState(isFamiliarDevice);
  const next = safeReturnPath(query.get('next'));
  const reset = query.get('reset');
  const code = query.get('code');
  const setsPassword = Boolean(reset && code);
  const [email, setEmail] = useState(rememberedAddress);
  const leave = useLeaveSignedIn({ target: next ?? paths.home(), stay: setsPassword });
  const onSignedIn = () => {
    leave.fade(next ?? rememberedReturnPath() ?? paths.home());
    rememberReturnPath(null); // used only once
  };
  const message = messages[query.get('message') ?? ''];
  const open = fittingTab({ named: query.get('tab'), next, begins: query.get('as') === 'new', familiar });

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
          <NewPasswordForm
            username={reset}
            code={code}
            email={email}
            onDone={() => setQuery({ tab: 'sign-in' }, { replace: true })}
          />
        ) : (
          <AuthTabs
            open={open}
            onOpen={(tab) => setQuery({ ...(next ? { next } : {}), tab }, { replace: true })}
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
