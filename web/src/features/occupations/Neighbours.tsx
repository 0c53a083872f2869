import { Link } from 'react-router-dom';
import { usd } from '#shared/lib/format.ts';
import { sourceNote } from '#shared/occupations/figures.ts';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { CountryOfWork, OnMap } from '#web/parts/occupation-map/CountryOfWork.tsx';
import { paths } from '#web/paths.ts';
import css from './Neighbours.module.css';

/** The occupation's position on the map, and occupations near it. */
export const Neighbours = ({ page: { name, place, neighbours } }: { page: OccupationPage }) => (
  <div className={css.neighbours}>
    <figure className={css.figure}>
      <CountryOfWork>
        {neighbours.map((other) => (
          <OnMap key={other.slug} place={other.place} look={css.other} />
        ))}
        <OnMap place={place} look={css.here} name={name} />
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
