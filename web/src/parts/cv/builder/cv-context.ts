import { createContext, useContext } from 'react';
import type { Act } from '../draft/history.ts';
import type { Path } from '../draft/paths.ts';
import type { CvDraft } from '../draft/shape.ts';

/** The field filled by a click on the page. */
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
  /** key of the field to show next */
  wanted: string | null;
  setWanted: (key: string | null) => void;
  /** confirms a value found by a model, then shows the next one or how to go on */
  confirm: (path: Path) => void;
}

export const CvContext = createContext<CvWork | null>(null);

export function useCv(): CvWork {
  const work = useContext(CvContext);
  if (!work) throw new Error('a field of a CV stands outside of its builder');
  return work;
}
