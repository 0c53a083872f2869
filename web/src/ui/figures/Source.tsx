import type { ReactNode } from 'react';
import type { Provenance } from '#shared/lib/provenance.ts';
import css from './Source.module.css';

export type SourceKind = Provenance['kind'];

interface SourceProps {
  kind: SourceKind;
  /** Who publishes it, and of when: "BLS OEWS, May 2025". */
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

/** Where a figure comes from: stands with every figure. The word says it; the dot only lets the eye find it. */
export const Source = ({ kind, text }: SourceProps) => (
  <p className={css.source}>
    <span className={css.kind} data-provenance={kind}>
      {word[kind]}
    </span>{' '}
    {text}
  </p>
);
