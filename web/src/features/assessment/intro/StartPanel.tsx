import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { releaseSession, rememberSession, showNotStartedToast } from '#web/parts/assessment/session-end.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';
import { paths } from '#web/paths.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { DenialDialog } from './DenialDialog.tsx';
import { OpenAssessment } from './OpenAssessment.tsx';
import type { OpenQuery } from './open-assessment.ts';
import { startAssessment } from './start-assessment.ts';
import { UsageLine } from './UsageLine.tsx';
import { isUsedUp, type UsageQuery } from './usage.ts';

export interface StartPanelProps {
  userId: string;
  open: OpenQuery;
  usage: UsageQuery;
}

/** Continues an open assessment or starts one (AIN-10 to AIN-17). */
export function StartPanel({ userId, open, usage }: StartPanelProps) {
  const { start, busy, denial, dismiss } = useStart(userId);
  const usedUp = usage.data !== undefined && isUsedUp(usage.data);
  const [asking, setAsking] = useState(false);
  const [pressed, setPressed] = useState(false);

  const goOn = useEffectEvent(() => {
    setPressed(false);
    if (open.isError) return showNotStartedToast();
    if (open.data) setAsking(true);
    else void start();
  });
  // a press while the list is reloading takes effect once it has loaded
  useEffect(() => {
    if (pressed && !open.isFetching) goOn();
  }, [pressed, open.isFetching]);
  const begin = () => {
    setPressed(true);
    if (open.isError) void open.refetch();
  };

  return (
    <Stack gap={5}>
      {open.data && <OpenAssessment assessment={open.data} />}
      <Cluster gap={4}>
        <Button variant={open.data || usedUp ? 'secondary' : 'primary'} busy={busy || pressed} onClick={begin}>
          Start AI Career Analysis
        </Button>
        {usedUp && (
          <ButtonLink variant="primary" to={paths.history()}>
            Open your results
          </ButtonLink>
        )}
        <UsageLine usage={usage} />
      </Cluster>
      <ConfirmDialog
        open={asking}
        title="Start over?"
        confirmLabel="Start over"
        cancelLabel="Keep it"
        tone="danger"
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void start(open.data?.session_id).then(() => setAsking(false))}
      >
        <p>A new start replaces the assessment you have open. Its answers cannot be continued afterwards.</p>
      </ConfirmDialog>
      {denial && <DenialDialog denial={denial} nextReset={usage.data?.nextReset} onClose={dismiss} />}
    </Stack>
  );
}

function useStart(userId: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [denial, setDenial] = useState<Denial | null>(null);
  // constant until a start succeeds or is denied, so that a retry after a failure reserves nothing twice
  const key = useRef(newIdempotencyKey());

  const start = async (replaced?: string) => {
    setBusy(true);
    try {
      if (replaced) await releaseSession(userId, replaced);
      const outcome = await startAssessment(userId, key.current);
      key.current = newIdempotencyKey();
      if ('denied' in outcome) return setDenial(outcome.denied);
      rememberSession(localStore, outcome.started.sessionId);
      navigate(paths.continueAssessment(outcome.started.sessionId), { state: outcome.started });
    } catch {
      showNotStartedToast();
    } finally {
      setBusy(false);
      void invalidate('getUsageSummary'); // GAT-10
      void invalidate('listAssessments');
    }
  };
  return { start, busy, denial, dismiss: () => setDenial(null) };
}
