/** The CV flow: choose, build or correct, analyze, results (CVT-03). Input survives a reload. */

import { useEffect, useReducer, useRef, useState } from 'react';
import { hasNameAndEmail, NAME_AND_EMAIL } from '#shared/cv/builder/steps.ts';
import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { delay } from '#shared/lib/delay.ts';
import { cvDraft } from '#web/session/device/draft.ts';
import { analyseCv, CvFailure, generateCv, saveCv } from './calls.ts';
import { emptyDraft, infoOf } from './draft/draft.ts';
import { historyOf, step as stepOf } from './draft/history.ts';
import { wholeLines } from './draft/lines.ts';
import type { CvDraft } from './draft/shape.ts';
import type { ReadFile } from './upload/use-upload.ts';

export type View =
  | { at: 'choose' }
  | { at: 'build' }
  | { at: 'written'; cvText: string }
  | { at: 'analyse'; progress: 10 | 30 | 50 | 100 }
  | { at: 'results'; analysis: CvAnalysis; isSaved: boolean; cvText: string };

export interface Trouble {
  text: string;
  hint?: string | undefined;
}

interface Stored {
  draft: CvDraft;
  file: ReadFile | null;
  step: number;
}

function readStored(sub: string): Stored | null {
  try {
    const stored = JSON.parse(cvDraft.read(sub)) as Stored;
    // stored by an earlier version
    return { ...stored, file: stored.file ?? null, draft: { ...stored.draft, unsure: stored.draft.unsure ?? [] } };
  } catch {
    return null;
  }
}

/** long enough to be seen as complete */
const COMPLETE_MS = 300;

export function useCvFlow(sub: string, onAnalysed: () => void) {
  const [stored] = useState(() => readStored(sub));
  const [history, act] = useReducer(stepOf, stored?.draft ?? emptyDraft(), historyOf);
  const [file, setFile] = useState<ReadFile | null>(stored?.file ?? null);
  const [step, setStep] = useState(stored?.step ?? 0);
  const [view, setView] = useState<View>(stored ? { at: 'build' } : { at: 'choose' });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const run = useRef(0);
  const draft = history.now;

  useEffect(() => {
    if (view.at === 'build') cvDraft.write(sub, JSON.stringify({ draft, file, step } satisfies Stored));
  }, [sub, view.at, draft, file, step]);

  const open = (next: CvDraft, read: ReadFile | null = null) => {
    act({ kind: 'load', draft: next });
    setFile(read);
    setStep(0);
    setTrouble(null);
    setView({ at: 'build' });
  };
  const reset = () => {
    run.current += 1;
    setBusy(false);
    cvDraft.clear();
    act({ kind: 'load', draft: emptyDraft() });
    setFile(null);
    setStep(0);
    setTrouble(null);
    setView({ at: 'choose' });
  };
  /** Back to editing; pending answers are ignored. */
  const edit = () => {
    run.current += 1;
    setView({ at: 'build' });
  };
  const say = (error: unknown) => {
    if (!(error instanceof CvFailure)) throw error;
    setTrouble({ text: error.message, hint: error.hint });
  };
  /** Lines read without a field are included verbatim. */
  const text = async () => {
    const others = wholeLines(draft).map((line) => `- ${line}`);
    const cvText = await generateCv(infoOf(draft));
    return others.length > 0 ? `${cvText}\n\nOTHER\n${others.join('\n')}` : cvText;
  };
  const isReady = () => {
    if (hasNameAndEmail(infoOf(draft))) return true;
    setTrouble({ text: NAME_AND_EMAIL });
    setStep(0);
    return false;
  };

  const generate = async () => {
    if (!isReady()) return;
    const mine = ++run.current;
    setTrouble(null);
    setBusy(true);
    try {
      const cvText = await text();
      if (run.current === mine) setView({ at: 'written', cvText });
    } catch (error) {
      if (run.current === mine) say(error);
    } finally {
      if (run.current === mine) setBusy(false);
    }
  };

  /** @param present code of the occupation that the person says their current title is */
  const analyse = async (present?: string) => {
    if (!isReady()) return setView({ at: 'build' });
    const mine = ++run.current;
    const go = (progress: 10 | 30 | 50 | 100) => run.current === mine && setView({ at: 'analyse', progress });
    setTrouble(null);
    go(10);
    try {
      const info = infoOf(draft);
      const cvText = await text();
      go(30);
      const analysis = await analyseCv(cvText, info, present);
      if (run.current !== mine) return;
      go(50);
      // only an analyzed CV is stored, and the analysis is useful even if storing fails
      const isSaved = await saveCv(info, present).then(
        () => true,
        () => false,
      );
      go(100);
      await delay(COMPLETE_MS);
      if (run.current !== mine) return;
      cvDraft.clear();
      onAnalysed();
      setView({ at: 'results', analysis, isSaved, cvText });
    } catch (error) {
      if (run.current !== mine) return;
      setView({ at: 'build' });
      say(error);
    }
  };

  return {
    view,
    draft,
    act,
    canUndo: history.past.length > 0,
    file,
    step,
    setStep: (next: number) => {
      setTrouble(null);
      setStep(next);
    },
    trouble,
    busy,
    open,
    reset,
    edit,
    generate,
    analyse,
  };
}
export type CvFlow = ReturnType<typeof useCvFlow>;
