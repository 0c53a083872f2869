import type { ReactNode } from 'react';
import css from './NotAvailable.module.css';

/** A figure that nobody publishes, or that could not be had: said to be so, never filled in (D-51). */
export const NotAvailable = ({ children = 'not available' }: { children?: ReactNode }) => (
  <span className={css.missing}>{children}</span>
);
