import type { ReactNode } from 'react';
import css from './TextButton.module.css';

/** A button that looks like a link, on a line of its own or in a list: it opens details over the page. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={css.button} onClick={onClick}>
    {children}
  </button>
);
