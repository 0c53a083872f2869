import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { sha256 } from '#shared/lib/sha256.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { isDenied } from '#shared/plans/metered-route.ts';
import type { Aim } from '#shared/resume/aim/aim.ts';
import { aimed } from '#shared/resume/aim/aimed.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { completeOf, type ResumeData } from '#shared/resume/data.ts';
import type { Delivered } from '#shared/resume/saved-resume.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call, newIdempotencyKey } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';
import { resumeUse } from '#web/session/device/draft.ts';
import { dismissToast, toast } from '#web/ui/toasts/toast.ts';
import { askAim } from './aim/use-aim.ts';
import { storedResume } from './delivered.ts';
import { storedAs, useStored } from './stored-as.ts';
import { useRejectedChanges } from './use-rejected-changes.ts';

const FAILED = 'Failed to generate resume. Please try again.';
const none: ReadonlySet<string> = new Set();

const use = z.object({ of: z.string(), key: z.string(), isReserved: z.boolean() });
type Use = z.infer<typeof use>;
const storedUse = storedAs(resumeUse, use);

/** Closed, being written, open (RSM-19). */
export type Dialog = { state: 'closed' } | { state: 'generating' } | { state: 'open'; delivered: Delivered };

/** Checks the allowance, then writes the resume; a failure is shown and counts nothing. */
export function useGenerate(sub: string, aim: Aim | null) {
  const [dialog, setDialog] = useState<Dialog>({ state: 'closed' });
  const [denial, setDenial] = useState<Denial | null>(null);
  const [last, store] = useStored(storedResume, sub);
  const [refused, setRefused] = useRejectedChanges(last);
  // the toast of the last failure, dismissed on a retry
  const failed = useRef(0);

  const generate = async (data: ResumeData): Promise<boolean> => {
    const resumeData = completeOf(data);
    dismissToast(failed.current);
    const before = dialog;
    setDialog({ state: 'generating' });
    let delivered: Delivered | null;
    try {
      delivered = await write(resumeData);
    } catch (error) {
      failed.current = toast({ tone: 'bad', title: 'Generation Failed', text: (error as Error).message });
      // a failed regeneration does not lose the version shown before
      setDialog(before);
      return false;
    }
    setDialog(delivered ? { state: 'open', delivered } : { state: 'closed' });
    if (!delivered) return false;
    show(delivered);
    toast({
      tone: 'good',
      title: 'Resume Generated Successfully!',
      text: 'Your professional resume has been created.',
    });
    return true;
  };

  /** @returns null if the plan denies it */
  async function write(resumeData: ResumeData): Promise<Delivered | null> {
    const use = keyedUse(sub, resumeData);
    const isNew = !resumeData.regenerationFeedback;
    if (isNew && !use.isReserved) {
      const checked = await call(
        plansRoutes.checkGate,
        { feature: 'resume_builds' },
        { idempotencyKey: use.key },
      ).catch(failure);
      if (!checked.allowed) return refuse(checked);
      storedUse.write(sub, { ...use, isReserved: true });
    }
    const answer = await call(resumeRoutes.generateResume, { resumeData }, { idempotencyKey: use.key }).catch(failure);
    if ('success' in answer && (!answer.success || !answer.resume || !answer.provider))
      throw new Error(answer.error || 'Failed to generate resume'); // RSM-25
    // keeps what another tab has requested since
    if (storedUse.read(sub)?.key === use.key) storedUse.write(sub, null);
    void invalidate('getUsageSummary'); // GAT-10
    if (isDenied(answer)) return refuse(answer);
    return orderedFor(aim, { resume: answer.resume!, provider: answer.provider!, emphasis: null });
  }

  const show = (delivered: Delivered | null, refusedOfIt = none) => {
    store(delivered);
    setRefused(refusedOfIt, delivered);
  };
  const refuse = (answer: Denial): null => {
    setDenial(answer);
    return null;
  };
  return {
    dialog,
    generate,
    close: () => setDialog({ state: 'closed' }),
    last,
    refused,
    onRefused: setRefused,
    /** replaces the last resume by that of an opened version */
    show,
    /** selects and orders the lines of the last resume for the job; writes nothing new, so counts nothing */
    order: async (): Promise<void> => {
      if (!last || !aim) return;
      const delivered = await orderedFor(aim, last);
      if (delivered === last) return; // it failed: the accepted and rejected changes stay
      show(delivered);
      setDialog({ state: 'open', delivered });
    },
    /** opens the last resume again; null if there is none */
    reopen: last && (() => setDialog({ state: 'open', delivered: last })),
    denial,
    dismissDenial: () => setDenial(null),
  };
}

/**
 * The same data keeps its key across lost responses and reloads, so that it counts once. A reserved use carries over to
 * the next text.
 */
function keyedUse(sub: string, data: ResumeData): Use {
  const of = sha256(JSON.stringify(data));
  const last = storedUse.read(sub);
  if (last?.of === of) return last;
  const use = { of, key: newIdempotencyKey(), isReserved: last?.isReserved ?? false };
  storedUse.write(sub, use);
  return use;
}

/** Orders the resume for the job; returns it unchanged if that fails. */
async function orderedFor(aim: Aim | null, delivered: Delivered): Promise<Delivered> {
  if (!aim) return delivered;
  try {
    const emphasis = await askAim(delivered.resume.data, aim);
    return { ...delivered, resume: aimed(delivered.resume, emphasis), emphasis };
  } catch (error) {
    toast({ tone: 'bad', title: 'The resume could not be reordered for the job', text: explain(error) });
    return delivered;
  }
}

/** Throws an error with the server's message (RSM-24), or that it could not be reached. */
const failure = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.code === 'BAD_ANSWER') throw new Error(FAILED);
  throw new Error(error.status >= 400 ? error.detail : explain(error));
};
