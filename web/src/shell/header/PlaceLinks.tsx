import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/subscription.ts';
import { currentAt, placesFor } from './places.ts';
import css from './SiteHeader.module.css';

/** The way around for somebody who is signed in. On the landing page its own link to the prices is enough. */
export function PlaceLinks({ home }: { home: boolean }) {
  const { subscribed } = useSubscription();
  const { pathname } = useLocation();
  const places = placesFor(subscribed).filter(({ to }) => !home || to !== paths.pricing());
  return (
    <nav aria-label="Main" className={css.places}>
      <ul>
        {places.map((place) => (
          <li key={place.to}>
            <Link to={place.to} className={css.link} aria-current={currentAt(place, pathname)}>
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
