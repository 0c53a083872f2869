import { useState } from 'react';
import * as z from 'zod/mini';
import { type Aim, aim as aimShape } from '#shared/resume/aim/aim.ts';
import type { Emphasis } from '#shared/resume/aim/emphasis.ts';
import { aimRoutes } from '#shared/resume/aim-contract.ts';
import { completeOf, type ResumeData } from '#shared/resume/data.ts';
import { MIN_LENGTH } from '#shared/vacancies/terms.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { resumeAim } from '#web/session/device/draft.ts';
import { storedAs, useStored } from '../stored-as.ts';

const chosen = z.object({
  kind: z.enum(['nobody', 'occupation', 'vacancy']),
  code: z.nullable(z.string()),
  text: z.string(),
});
/** The choice and the pasted text, kept on this device until sign-out. */
export type Chosen = z.infer<typeof chosen>;
const nobody: Chosen = { kind: 'nobody', code: null, text: '' };

const stored = storedAs(resumeAim, chosen);

/** What the job asks for; `data` is the resume data the answer refers to. */
export interface Asked {
  emphasis: Emphasis;
  data: ResumeData;
}

/** @throws ApiError */
export const askAim = (resumeData: ResumeData, aim: Aim): Promise<Emphasis> =>
  call(aimRoutes.aimResume, { resumeData: { targetRole: '', ...resumeData }, aim });

export function useAim(sub: string) {
  const [chosenBefore, choose] = useStored(stored, sub);
  const choice = chosenBefore ?? nobody;
  const [answer, setAnswer] = useState<(Asked & { of: Chosen }) | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const change = (part: Partial<Chosen>) => {
    choose({ ...choice, ...part });
    setRefused(undefined);
  };
  /** Null if no job is chosen, or the pasted text is too short or too long. */
  const aim: Aim | null =
    choice.kind === 'nobody'
      ? null
      : (aimShape.safeParse(
          choice.kind === 'vacancy'
            ? { kind: 'vacancy', text: choice.text }
            : { kind: 'occupation', code: choice.code },
        ).data ?? null);
  const ask = async (typed: ResumeData) => {
    if (!aim)
      return setRefused(
        choice.kind === 'vacancy' && choice.text.trim().length < MIN_LENGTH
          ? `Paste all of the job posting: ${MIN_LENGTH} characters at least.`
          : 'Paste the job posting alone: this is too long for one.',
      );
    const data = completeOf(typed);
    setBusy(true);
    setRefused(undefined);
    try {
      setAnswer({ emphasis: await askAim(data, aim), data, of: choice });
    } catch (error) {
      setRefused(
        error instanceof ApiError && error.field === 'aim.text'
          ? `The text ${error.detail.replace(/^aim\.text:? /, '')}.`
          : explain(error),
      );
    } finally {
      setBusy(false);
    }
  };
  return {
    choice,
    change,
    aim,
    /** null if the answer is for another job than the one chosen now */
    asked: answer?.of === choice ? answer : null,
    busy,
    refused,
    ask,
    /** sets the job of an opened version */
    load: (opened: Aim | null) =>
      change(
        opened === null
          ? nobody
          : opened.kind === 'vacancy'
            ? { kind: 'vacancy', code: null, text: opened.text }
            : { kind: 'occupation', code: opened.code, text: '' },
      ),
  };
}
export type AimChoice = ReturnType<typeof useAim>;
