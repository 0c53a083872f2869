import type { ReactNode } from 'react';
import css from './StatRow.module.css';

interface StatRowProps {
  /** for its columns, and where they fold */
  className: string | undefined;
  /** a list item each */
  children: ReactNode;
}

/** Four figures side by side, two by two where there is less room, with hairlines between them. */
export const StatRow = ({ className, children }: StatRowProps) => (
  <ul className={`${css.row} ${className ?? ''}`}>{children}</ul>
);
