import css from './SiteHeader.module.css';

/** Shows that something opens below; points up while it is open. */
export const Chevron = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" className={css.chevron} aria-hidden="true">
    <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);
