import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** For screen readers only: words within a line, or a heading that is visually unnecessary. */
export const VisuallyHidden = ({ as: Tag = 'span', children }: { as?: 'span' | 'h2' | 'h3'; children: ReactNode }) => (
  <Tag className={css.hidden}>{children}</Tag>
);
