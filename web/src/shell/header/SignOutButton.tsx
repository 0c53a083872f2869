import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { signOut } from '#web/session/sign-out.ts';
import css from './SiteHeader.module.css';

/** Navigates home before the session ends, or a screen that needs a session would redirect to sign-in. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const leave = async () => {
    setBusy(true);
    const left = signOut(); // marks the session as leaving first, so that home loads nothing for this person
    navigate(paths.home());
    await left;
  };
  return (
    <button type="button" className={css.link} aria-disabled={busy} onClick={() => (busy ? undefined : void leave())}>
      Sign out
    </button>
  );
}
