import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import { usePrinting } from './use-printing.ts';

interface OnPaperProps {
  /** whose sentences on what they are stand in it */
  codes: string[];
  /** @param gists what the occupations are, by code; those that have come */
  children: (gists: ReadonlyMap<string, string>) => ReactNode;
}

/** A document of its own: what a browser prints instead of the page. */
export function OnPaper({ codes, children }: OnPaperProps) {
  const gists = useGists(codes);
  const printing = usePrinting();
  return printing && createPortal(children(gists), document.body);
}
