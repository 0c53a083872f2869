import { useRef, useState } from 'react';
import type { Input } from '#shared/lib/route.ts';
import { isDenied } from '#shared/plans/metered-route.ts';
import { letterRoutes } from '#shared/resume/letter-contract.ts';
import type { DeliveredLetter } from '#shared/resume/saved-resume.ts';
import { explain } from '#web/api/api-error.ts';
import { call, newIdempotencyKey } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';

/** Writes a letter; repeating the same request after a lost response gives the same letter. */
export function useLetter() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [denial, setDenial] = useState<Denial | null>(null);
  const use = useRef({ of: '', idempotencyKey: '' });

  /** @returns null if the plan denies it or it failed */
  const write = async (input: Input<typeof letterRoutes.generateLetter>): Promise<DeliveredLetter | null> => {
    const of = JSON.stringify(input);
    if (use.current.of !== of) use.current = { of, idempotencyKey: newIdempotencyKey() };
    setBusy(true);
    setFailure(null);
    try {
      const answer = await call(letterRoutes.generateLetter, input, { idempotencyKey: use.current.idempotencyKey });
      use.current.of = '';
      void invalidate('getUsageSummary');
      if (!isDenied(answer)) return { letter: answer.letter, provider: answer.provider };
      setDenial(answer);
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
    return null;
  };
  return { write, busy, failure, denial, dismissDenial: () => setDenial(null) };
}
