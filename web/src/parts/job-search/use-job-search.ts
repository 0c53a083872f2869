import { createElement, lazy, type ReactNode, useRef, useState } from 'react';
import { product } from '#shared/product.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';
import { knownSession } from '#web/session/session.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { openOutsideTab } from '#web/ui/outside-tab.ts';
import { toast } from '#web/ui/toast.ts';
import { jobSearchUrl } from './job-search.ts';

// what only a click needs is loaded by it: the landing page carries this file
const MatchLimit = lazy(() => import('./MatchLimit.tsx').then((module) => ({ default: module.MatchLimit })));

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
  const [denial, setDenial] = useState<Denial | null>(null);
  const [busy, setBusy] = useState(false);
  // the second click of a double click comes before the state does
  const underWay = useRef(false);

  const open = async (title: string | null, location: string | null = null) => {
    if (underWay.current) return;
    const tab = openOutsideTab('job search');
    const lead = (note?: string) => {
      if (tab.go(jobSearchUrl(title, location))) sayRedirected(note);
    };
    underWay.current = true;
    setBusy(true);
    try {
      const { user } = await knownSession();
      if (!user) return lead();
      const { countMatch } = await import('./count-match.ts');
      const denied = await countMatch();
      if (!denied) return lead();
      tab.close();
      setDenial(denied);
    } catch {
      lead('It could not be counted as a smart match.');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const limit = denial && createElement(MatchLimit, { denial, onClose: () => setDenial(null) });
  return {
    open: (title, location) => void open(title, location),
    busy,
    dialog: createElement(LazyPart, null, limit),
  };
}

// DSH-22
const sayRedirected = (note?: string) =>
  toast({ title: `You were redirected to ${product.jobSearch.name}.`, ...(note && { text: note }) });
