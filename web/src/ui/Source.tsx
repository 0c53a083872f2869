import type { ReactNode } from 'react';
import css from './Source.module.css';

export type SourceKind = 'observed' | 'modelled' | 'snapshot' | 'example';

interface SourceProps {
  /** `observed`: counted or measured by somebody. `modelled`: worked out. `snapshot`: true on a day. `example`: made up to show. */
  kind: SourceKind;
  /** Who publishes it, and of when: "BLS OEWS, May 2025". */
  text: ReactNode;
}

const word: Record<SourceKind, string> = {
  observed: 'Observed',
  modelled: 'Modelled',
  snapshot: 'Snapshot',
  example: 'Example',
};

/** Where a figure comes from: stands with every figure. The word says it; the dot only lets the eye find it. */
export const Source = ({ kind, text }: SourceProps) => (
  <p className={css.source}>
    <span className={css.kind} data-kind={kind}>
      {word[kind]}
    </span>{' '}
    {text}
  </p>
);
