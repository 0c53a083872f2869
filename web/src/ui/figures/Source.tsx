import type { ReactNode } from 'react';
import type { Provenance } from '#shared/lib/provenance.ts';
import css from './Source.module.css';

export type SourceKind = Provenance['kind'];

interface SourceProps {
  kind: SourceKind;
  /** Publisher and date: "BLS OEWS, May 2025". */
  text: ReactNode;
}

const word: Record<SourceKind, string> = {
  observed: 'Observed',
  modelled: 'Modeled',
  estimate: 'Estimate',
  snapshot: 'Snapshot',
  benchmark: 'Illustrative benchmark',
  example: 'Example',
};

/** A figure's source, shown with every figure. The word carries the meaning; the dot only makes it easy to find. */
export const Source = ({ kind, text }: SourceProps) => (
  <p className={css.source}>
    <span className={css.kind} data-provenance={kind}>
      {word[kind]}
    </span>{' '}
    {text}
  </p>
);
