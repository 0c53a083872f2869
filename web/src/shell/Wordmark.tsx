import { product } from '#shared/product.ts';
import css from './Wordmark.module.css';

/** The logo: a painted waymark and the product name. */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <svg viewBox="0 0 24 28" width="21" height="25" aria-hidden="true">
        <rect x="1" y="1" width="22" height="26" rx="1.5" className={css.plate} />
        <path d="M6.5 18.5 12 7.5l5.5 11" className={css.arrow} />
      </svg>
      <span className={css.name}>{product.name}</span>
    </span>
  );
}
