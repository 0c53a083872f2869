import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { usd } from '#shared/lib/format.ts';
import css from './ResultsView.module.css';

/** Occupations the CV leads to, with their pay. */
export function NextRoles({ roles }: Pick<CvAnalysis['career_recommendations'], 'roles'>) {
  if (roles.length === 0)
    return <p>We suggest next roles once we know which occupation you are in, or which role you are aiming for.</p>;
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
