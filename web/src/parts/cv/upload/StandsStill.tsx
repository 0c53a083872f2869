import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** A working connection may pause this long. */
const STILL_MS = 8_000;

/** Says that an upload has stalled, and offers a retry. Remounted on every progress event. */
export function StandsStill({ onAgain }: { onAgain: () => void }) {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), STILL_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!still) return null;
  return (
    <Notice tone="warn" live title="The upload has stalled" action={<Button onClick={onAgain}>Send again</Button>}>
      Your connection may be slow or down. We keep trying for a minute, and what you have filled in stays.
    </Notice>
  );
}
