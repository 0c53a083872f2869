import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';

/** Leaves for home first: a screen that needs a session must not send the person to sign-in on the way out. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const leave = async () => {
    setBusy(true);
    navigate(paths.home());
    const { signOut } = await import('#web/session/sign-out.ts');
    await signOut();
  };
  return (
    <Button variant="quiet" busy={busy} onClick={() => void leave()}>
      Sign out
    </Button>
  );
}
