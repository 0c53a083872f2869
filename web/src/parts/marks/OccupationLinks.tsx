import { Link } from 'react-router-dom';
import { slugOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import css from './OccupationLinks.module.css';

interface OccupationLinksProps {
  /** anchor of the list */
  id?: string;
  /** accessible name, if no heading gives one */
  label?: string;
  /** our own names */
  names: readonly string[];
}

/** Occupations in columns, each a link to its page. */
export const OccupationLinks = ({ id, label, names }: OccupationLinksProps) => (
  <ul id={id} aria-label={label} className={css.list}>
    {names.map((name) => (
      <li key={name}>
        <Link to={paths.occupation(slugOf(name))}>{name}</Link>
      </li>
    ))}
  </ul>
);
