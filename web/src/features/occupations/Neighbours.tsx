import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { usd } from '#shared/lib/format.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { CountryOfWork } from '#web/parts/occupation-map/CountryOfWork.tsx';
import { paths } from '#web/paths.ts';
import css from './Neighbours.module.css';

/** Where the occupation lies in the country of work, and what lies near it. */
export const Neighbours = ({ page: { name, place, neighbours } }: { page: OccupationPage }) => (
  <div className={css.neighbours}>
    <figure className={css.figure}>
      <CountryOfWork>
        {neighbours.map((other) => (
          <i
            key={other.slug}
            className={css.other}
            style={{ '--x': `${other.place.x}%`, '--y': `${other.place.y}%` } as CSSProperties}
          />
        ))}
        <b className={css.here} style={{ '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties}>
          <span>{name}</span>
        </b>
      </CountryOfWork>
      <figcaption className={css.caption}>
        The country of work: each occupation lies where its interests pull it. The ring is this one, the dots are its
        neighbors.
      </figcaption>
    </figure>
    <div>
      <ul className={css.list}>
        {neighbours.map(({ name: other, slug, pay }) => (
          <li key={slug}>
            <Link to={paths.occupation(slug)}>{other}</Link>
            <span>{pay === null ? 'pay not available' : `${usd(pay)} a year`}</span>
          </li>
        ))}
      </ul>
      <SourceNote source={sourceNote('onet')} />
      <SourceNote source={sourceNote('oews')} />
    </div>
  </div>
);
