import type { ReactNode } from 'react';
import css from './StripPart.module.css';

interface StripPartProps {
  title: string;
  /** the main text, a few words */
  main: ReactNode;
  note?: ReactNode;
  /** links to continue */
  children?: ReactNode;
}

export const StripPart = ({ title, main, note, children }: StripPartProps) => (
  <li className={css.part}>
    <h2 className={css.title}>{title}</h2>
    <p className={css.main}>{main}</p>
    {note && <p className={css.note}>{note}</p>}
    {children && <p className={css.ways}>{children}</p>}
  </li>
);
