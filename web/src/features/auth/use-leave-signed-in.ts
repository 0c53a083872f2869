import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/session/session.ts';
import { useNavigatingAway } from '#web/shell/navigating-away.ts';

const FADE_MS = 300; // AUT-27

/**
 * Signed-in people have nothing to do on /auth (AUT-02): they are sent on at once, unless they have just signed in by
 * the form, which fades out first, or are setting a new password.
 */
export function useLeaveSignedIn({ target, stay }: { target: string; stay: boolean }) {
  const { status } = useSession();
  const navigate = useNavigate();
  const navigatingAway = useNavigatingAway();
  const held = useRef(false);
  const [fadingTo, setFadingTo] = useState<string | null>(null);

  useEffect(() => {
    if (status === 'signed-in' && !held.current && !stay && !navigatingAway) navigate(target, { replace: true });
  }, [status, stay, navigatingAway, target, navigate]);

  useEffect(() => {
    if (fadingTo === null) return;
    const timer = setTimeout(() => navigate(fadingTo, { replace: true }), FADE_MS);
    return () => clearTimeout(timer);
  }, [fadingTo, navigate]);

  return {
    fading: fadingTo !== null,
    /** The form is about to change the session: stay until it is done. */
    hold: (on: boolean) => {
      held.current = on;
    },
    fade: (to: string) => setFadingTo(to),
  };
}
