import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { currentAt, navItemsFor } from './nav-items.ts';
import css from './SiteHeader.module.css';

/** The main navigation of a signed-in person. The landing page has its own link to the prices. */
export function NavLinks({ home }: { home: boolean }) {
  const { subscribed } = useSubscription();
  const { pathname } = useLocation();
  const items = navItemsFor(subscribed).filter(({ to }) => !home || to !== paths.pricing());
  return (
    <nav aria-label="Main" className={css.nav}>
      <ul>
        {items.map((item) => (
          <li key={item.to} data-optional={item.isOptional}>
            <Link to={item.to} className={css.link} aria-current={currentAt(item, pathname)}>
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
