import css from './FieldError.module.css';

/** What is wrong with one control and how to go on. It is always there, so that screen readers hear what enters it. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className={css.error} aria-live="polite">
    {children}
  </p>
);
