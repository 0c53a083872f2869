import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { copyLink, setShared, shareLink } from './share.ts';

/** Private until it is shared, and shared until the owner stops it (D-17). */
export function SharePart({ resultId, shared }: { resultId: string; shared: boolean }) {
  const [isShared, setIsShared] = useState(shared);
  const [copied, setCopied] = useState(false);
  const [busy, setBusy] = useState(false);
  const link = shareLink(resultId);

  const share = async () => {
    setBusy(true);
    const done = isShared || (await setShared(resultId, true));
    setIsShared(done);
    setCopied(done && (await copyLink(link)));
    setBusy(false);
  };
  const stop = async () => {
    setBusy(true);
    if (await setShared(resultId, false)) {
      setIsShared(false);
      setCopied(false);
      toast({ title: 'Sharing stopped', text: 'The link no longer works.', tone: 'good' });
    }
    setBusy(false);
  };
  return (
    <Stack gap={3} as="section" aria-label="Sharing">
      <p role="status">
        {isShared ? (
          <>
            <b>Shared.</b> Whoever has the link and is signed in sees the ranking and its figures: not your answers,
            your profile, your skills or your reasons.
          </>
        ) : (
          <>
            <b>Private.</b> Nobody but you can open this result. Sharing makes a link to the ranking, without your
            answers; you can stop it at any time.
          </>
        )}
      </p>
      {isShared && <TextField label="Link" value={link} readOnly onFocus={(event) => event.target.select()} />}
      <Cluster>
        <Button busy={busy} onClick={share}>
          {copied ? 'Link copied!' : isShared ? 'Copy link' : 'Share'}
        </Button>
        {isShared && (
          <Button variant="quiet" busy={busy} onClick={stop}>
            Stop sharing
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
