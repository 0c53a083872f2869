import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Without lines and in small type, for details of the element above it. */
  quiet?: boolean;
  onToggle?: (open: boolean) => void;
}

/** Expandable details, by the native element. */
export function Disclosure({ summary, children, open, quiet = false, onToggle }: DisclosureProps) {
  return (
    <details
      className={quiet ? `${css.disclosure} ${css.quiet}` : css.disclosure}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
