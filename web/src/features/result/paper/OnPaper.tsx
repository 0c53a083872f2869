import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import { usePrinting } from './use-printing.ts';

interface OnPaperProps {
  /** occupations whose one-sentence descriptions it contains */
  codes: string[];
  /** @param gists descriptions by code; those already loaded */
  children: (gists: ReadonlyMap<string, string>) => ReactNode;
}

/** A separate document that the browser prints instead of the page. */
export function OnPaper({ codes, children }: OnPaperProps) {
  const gists = useGists(codes);
  const printing = usePrinting();
  return printing && createPortal(children(gists), document.body);
}
