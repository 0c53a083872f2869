import { useQueryClient } from '@tanstack/react-query';
import { createElement, type ReactNode, useRef, useState } from 'react';
import { api } from '#shared/api.ts';
import { product } from '#shared/product.ts';
import { call } from '#web/api/client.ts';
import { currentSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toast.ts';
import { openOutsideTab } from '../outside-tab.ts';
import type { Denial } from '../plans/UpgradeDialog.tsx';
import { usageSummary } from '../plans/usage-summary.ts';
import { jobSearchUrl } from './job-search.ts';
import { MatchLimit } from './MatchLimit.tsx';

/** An empty tab stands open meanwhile: nobody is kept from the job site for longer. */
const PATIENCE_MS = 4_000;
const oneMoreTry = { retries: 1, firstDelayMs: 300 };

interface JobSearch {
  /** To be called in a click. Without a title the general jobs page opens (DSH-21). */
  open: (title: string | null, location?: string | null) => void;
  /** the use is being counted; a click meanwhile does nothing */
  busy: boolean;
  /** to be rendered: the limit, once it is reached */
  dialog: ReactNode;
}

/**
 * Opens the job site in a new tab and counts one smart match (D-70). Only a refusal of the server keeps it closed: what
 * is outside must not go down with us, so where nothing can be counted it opens all the same. Nobody signed in: nothing
 * is counted.
 */
export function useJobSearch(): JobSearch {
  const queries = useQueryClient();
  const [denial, setDenial] = useState<Denial | null>(null);
  const [busy, setBusy] = useState(false);
  // the second click of a double click comes before the state does
  const underWay = useRef(false);

  const open = async (title: string | null, location: string | null = null) => {
    if (underWay.current) return;
    const { user } = currentSession();
    const tab = openOutsideTab('job search');
    const lead = (note?: string) => {
      if (tab.go(jobSearchUrl(title, location))) sayRedirected(note);
    };
    if (!user) return lead();
    underWay.current = true;
    setBusy(true);
    const answer = await countMatch();
    underWay.current = false;
    setBusy(false);
    if (!answer) return lead('It could not be counted as a smart match.');
    void queries.invalidateQueries({ queryKey: usageSummary(user.sub).queryKey }); // GAT-10
    if (answer.allowed) return lead();
    tab.close();
    setDenial(answer);
  };

  const dialog = denial && createElement(MatchLimit, { denial, onClose: () => setDenial(null) });
  return { open: (title, location) => void open(title, location), busy, dialog };
}

/** One request: the call's own key makes its repeats one use. Null when there was no answer in time. */
const countMatch = () =>
  call(
    api.plans.checkGate,
    { feature: 'smart_matches_daily', mode: 'commit' },
    { retry: oneMoreTry, signal: AbortSignal.timeout(PATIENCE_MS) },
  ).catch(() => null);

// DSH-22
const sayRedirected = (note?: string) =>
  toast({ title: `You were redirected to ${product.jobSearch.name}.`, ...(note && { text: note }) });
