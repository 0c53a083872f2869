import { useState } from 'react';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import { call, newIdempotencyKey } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { noRetry } from '#web/api/transport.ts';
import { failureOf, saveStage } from '#web/parts/assessment/saving/save-stage.ts';
import { useSavedOnLeaving } from '#web/parts/assessment/saving/use-saved-on-leaving.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { loadSession, openSession } from './open-session.ts';
import { SimpleRun } from './simple-run.ts';

/** The running assessment of this page. */
export function useRun(sub: string, bank: SimpleBank) {
  const [run] = useState(() => newRun(sub, bank));
  const view = run.useView();
  useSavedOnLeaving(run);
  return { run, view };
}

function newRun(sub: string, bank: SimpleBank): SimpleRun {
  const key = newIdempotencyKey();
  return new SimpleRun(
    {
      sub,
      storage: localStore,
      open: (request) => openSession(request, key).finally(sayUsed),
      save: saveStage,
      load: loadSession,
      finish: (assessmentId) =>
        call(assessmentRoutes.completeAssessment, { assessment_id: assessmentId }, { retry: noRetry })
          .then(({ result_id }) => result_id)
          .finally(sayUsed),
      failure: failureOf,
      // biome-ignore lint/suspicious/noConsole: ARB-45 names it; the screen says the same in words
      warn: (what, error) => console.warn(`Assessment: ${what} failed, the answers are kept`, error),
    },
    bank,
  );
}

/** Refreshes usage (GAT-10) and the lists that contain the assessment. */
function sayUsed(): void {
  void invalidate('getUsageSummary');
  void invalidate('listAssessments');
}
