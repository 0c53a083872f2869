import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import css from './Stat.module.css';

interface StatProps {
  label: ReactNode;
  /** The figure with its unit. */
  value: ReactNode;
  /** Unit and origin: a line of text or a Source. */
  note?: ReactNode;
}

/** A single prominent figure. */
export const Stat = ({ label, value, note }: StatProps) => (
  <div className={css.stat}>
    <p className={css.label}>{label}</p>
    <p>
      <Amount size="large">{value}</Amount>
    </p>
    {note && <div className={css.note}>{note}</div>}
  </div>
);
