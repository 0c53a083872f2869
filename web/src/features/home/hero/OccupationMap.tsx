import type { CSSProperties } from 'react';
import { sources } from '#shared/occupations/sources.ts';
import { CountryOfWork } from '#web/parts/occupation-map/CountryOfWork.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import css from './OccupationMap.module.css';
import map from './occupation-map.json' with { type: 'json' };

/** The page's one ornament, and real data: drawn from the occupation table by web/tools/draw-occupation-map.ts. */
export const OccupationMap = () => (
  <figure className={css.figure}>
    <CountryOfWork>
      <ul className={css.places}>
        {map.places.map(({ title, x, y }) => (
          <li key={title} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </CountryOfWork>
    <figcaption className={css.caption}>
      <p>{`The country of work: ${map.count} occupations, each where its interests pull it. A line joins places with equally many.`}</p>
      <Source kind={sources.onet.kind} text={`from ${sources.onet.release}`} />
    </figcaption>
  </figure>
);
