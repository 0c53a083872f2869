import css from './Stories.module.css';

/** Used instead of a photo: two letters on a hill of contour lines. Nobody real is shown (D-60). */
export const Monogram = ({ letters }: { letters: string }) => (
  <svg viewBox="0 0 64 64" role="img" aria-label={`Drawn monogram ${letters}`} className={css.monogram}>
    <path d="M9 35c-1-14 9-25 24-26s23 10 22 23-9 24-24 23S10 46 9 35Z" />
    <path d="M3 37C1 19 14 4 33 3s29 12 28 29-12 30-29 29S4 51 3 37Z" />
    <text x="32" y="38">
      {letters}
    </text>
  </svg>
);
