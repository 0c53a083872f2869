import type { ReactNode } from 'react';
import css from './Amount.module.css';

/** A figure in the serif font, inside a line or a card. For a standalone figure with label and source use Stat. */
export const Amount = ({ size = 'normal', children }: { size?: 'normal' | 'large'; children: ReactNode }) => (
  <b className={css[size]}>{children}</b>
);
