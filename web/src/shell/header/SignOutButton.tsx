import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { signOut } from '#web/session/sign-out.ts';
import css from './SiteHeader.module.css';

/** Leaves for home first: a screen that needs a session must not send the person to sign-in on the way out. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const leave = async () => {
    setBusy(true);
    const left = signOut(); // home is told first, so that it begins nothing for somebody who is leaving
    navigate(paths.home());
    await left;
  };
  return (
    <button type="button" className={css.link} aria-disabled={busy} onClick={() => (busy ? undefined : void leave())}>
      Sign out
    </button>
  );
}
