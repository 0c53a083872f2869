import { contours, shareOf } from '../profile-shape.ts';
import css from './Contours.module.css';

const RADIUS = 100;
const LINES = 13;

/** Height lines of the person's own interest profile, with their waymark on the summit. Says nothing of its own. */
export function Contours({ interests }: { interests: readonly number[] }) {
  return (
    <svg className={css.contours} viewBox="-104 -104 208 208" aria-hidden="true">
      {contours(interests.map(shareOf), RADIUS, LINES).map((line, step) => (
        <path key={line} d={line} data-index={(step + 1) % 5 === 0} />
      ))}
      <rect className={css.mark} x="-3" y="-4.5" width="6" height="9" rx="0.6" />
    </svg>
  );
}
