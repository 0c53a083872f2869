import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

/** More on request: native details. */
export function Disclosure({ summary, children, open }: { summary: ReactNode; children: ReactNode; open?: boolean }) {
  return (
    <details className={css.disclosure} open={open}>
      <summary>{summary}</summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
