import type { ReactNode } from 'react';
import css from './Amount.module.css';

/** A figure in the serif, within a line or a card. One that stands alone, with its label and its source, is a Stat. */
export const Amount = ({ size = 'normal', children }: { size?: 'normal' | 'large'; children: ReactNode }) => (
  <b className={css[size]}>{children}</b>
);
