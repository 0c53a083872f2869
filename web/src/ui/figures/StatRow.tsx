import type { ReactNode } from 'react';
import css from './StatRow.module.css';

interface StatRowProps {
  /** sets its columns and breakpoints */
  className: string | undefined;
  /** list items */
  children: ReactNode;
}

/** Four figures side by side, or two by two where there is less room, separated by hairlines. */
export const StatRow = ({ className, children }: StatRowProps) => (
  <ul className={`${css.row} ${className ?? ''}`}>{children}</ul>
);
