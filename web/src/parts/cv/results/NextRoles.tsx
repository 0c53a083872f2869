import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { usd } from '#shared/lib/format.ts';
import css from './ResultsView.module.css';

/** Occupations that the CV leads to, with their pay. */
export function NextRoles({ roles }: Pick<CvAnalysis['career_recommendations'], 'roles'>) {
  if (roles.length === 0)
    return (
      <p>No role can be named before one of your titles, or the role you aim at, is an occupation that we know.</p>
    );
  return (
    <ul className={css.parts}>
      {roles.map(({ code, title, median_pay, note }) => (
        <li key={code}>
          <b>{title}</b>
          <b>{median_pay === null ? 'pay not published' : `${usd(median_pay)} a year`}</b>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
