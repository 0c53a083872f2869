import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import css from './AssessmentCard.module.css';
import type { resultSummary } from './assessment-card.ts';

type TopRolesProps = Pick<NonNullable<ReturnType<typeof resultSummary>>, 'roles' | 'more'>;

/** The top roles, best first; the first has a short description of its work. */
export function TopRoles({ roles, more }: TopRolesProps) {
  const gists = useGists(roles.slice(0, 1).map(({ code }) => code));
  return (
    <ul className={css.titles} aria-label="Top roles">
      {roles.map(({ code, name }, place) => (
        <li key={code}>
          {name}
          {place === 0 && <p className={css.gist}>{gists.get(code)}</p>}
        </li>
      ))}
      {more > 0 && <li className={css.more}>+{more} more</li>}
    </ul>
  );
}
