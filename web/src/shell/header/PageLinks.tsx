import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import css from './SiteHeader.module.css';

const links = [
  ['Features', paths.homeFeatures()],
  ['Process', paths.homeProcess()],
  ['Pricing', paths.homePricing()],
] as const;

/**
 * What the landing page has to say (LND-12). For a visitor these are the way around; for somebody who is signed in they
 * stand below their own navigation, and only on that page.
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
