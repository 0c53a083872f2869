import { sources } from '#shared/occupations/sources.ts';
import css from './OccupationMap.module.css';

/** The one ornament, and it is a figure: drawn from the occupation table by web/draw-occupation-map.ts. */
export function OccupationMap() {
  return (
    <figure className={css.map}>
      <div className={css.lines} aria-hidden="true" />
      <figcaption>
        {`The country of work: every occupation lies where its interests pull it, and each line joins places with equally many. Practical work at the top, ideas to the right, people below, order to the left. ${sources.onet.release}.`}
      </figcaption>
    </figure>
  );
}
