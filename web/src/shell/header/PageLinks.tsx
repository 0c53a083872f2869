import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import css from './SiteHeader.module.css';

const links = [
  ['Features', paths.homeFeatures()],
  ['Process', paths.homeProcess()],
  ['Pricing', paths.homePricing()],
] as const;

/**
 * Links to sections of the landing page (LND-12): the main navigation of a visitor. A signed-in person sees them below
 * their own navigation, and only on that page.
 */
export function PageLinks({ label, below = false }: { label: string; below?: boolean }) {
  return (
    <nav aria-label={label} className={below ? css.below : css.nav}>
      {below && (
        <p className={css.groupName} aria-hidden="true">
          {label}
        </p>
      )}
      <ul>
        {links.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className={css.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
