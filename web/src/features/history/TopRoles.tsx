import css from './AssessmentCard.module.css';
import type { resultSummary } from './assessment-card.ts';

type TopRolesProps = Pick<NonNullable<ReturnType<typeof resultSummary>>, 'roles' | 'more'>;

/** The best matches, best first. */
export const TopRoles = ({ roles, more }: TopRolesProps) => (
  <ul className={css.titles} aria-label="Top roles">
    {roles.map(({ code, name }) => (
      <li key={code}>{name}</li>
    ))}
    {more > 0 && <li className={css.more}>+{more} more</li>}
  </ul>
);
