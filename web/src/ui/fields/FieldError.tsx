import css from './FieldError.module.css';

/** The error of one control and how to go on. It is always rendered, so that screen readers announce its text. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className={css.error} aria-live="polite">
    {children}
  </p>
);
