import { createContext, useContext } from 'react';
import type { Act } from '../draft/history.ts';
import type { Path } from '../draft/paths.ts';
import type { CvDraft } from '../draft/shape.ts';

/** The field that a click on the page fills. */
export interface ActiveField {
  path: Path;
  label: string;
  element: HTMLElement;
}

export interface CvWork {
  draft: CvDraft;
  act: (act: Act) => void;
  active: ActiveField | null;
  setActive: (field: ActiveField) => void;
  /** the key of the field that is to be looked at next */
  wanted: string | null;
  setWanted: (key: string | null) => void;
  /** what a model has found is right: the next of its values is shown, or the way on */
  confirm: (path: Path) => void;
}

export const CvContext = createContext<CvWork | null>(null);

export function useCv(): CvWork {
  const work = useContext(CvContext);
  if (!work) throw new Error('a field of a CV stands outside of its builder');
  return work;
}
