import type { ReactNode } from 'react';
import css from './TextButton.module.css';

/** A button that looks like a link, within a line or a list: it opens more of what it names, over this page. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={css.button} onClick={onClick}>
    {children}
  </button>
);
