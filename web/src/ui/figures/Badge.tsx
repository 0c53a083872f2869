import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type Tone = 'neutral' | 'info' | 'good' | 'fair' | 'bad' | 'warn';

/** A status word. The word carries the meaning; the tone only supports it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>;
}
