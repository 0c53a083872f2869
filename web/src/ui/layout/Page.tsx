import type { ReactNode } from 'react';
import css from './Page.module.css';

/** The container of a screen: `narrow` for forms, `text` for reading, `wide` for figures and tables. */
export function Page({ width = 'text', children }: { width?: 'narrow' | 'text' | 'wide'; children: ReactNode }) {
  return <div className={`${css.page} ${css[width]}`}>{children}</div>;
}
