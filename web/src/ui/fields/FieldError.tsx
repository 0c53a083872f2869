import css from './FieldError.module.css';

/** A control's error and how to fix it. Always rendered, so that screen readers announce changes. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className={css.error} aria-live="polite">
    {children}
  </p>
);
