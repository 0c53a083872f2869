import type { ReactNode } from 'react';
import css from './NotAvailable.module.css';

/** States that a figure is missing, because it is unpublished or could not be loaded; never filled in (D-51). */
export const NotAvailable = ({ children = 'not available' }: { children?: ReactNode }) => (
  <span className={css.missing}>{children}</span>
);
