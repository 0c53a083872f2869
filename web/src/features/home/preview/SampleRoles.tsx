import { count, percent, signedPercent, usd } from '#shared/lib/format.ts';
import css from './SampleRoles.module.css';

export interface SampleRole {
  title: string;
  /** the 25th percentile of pay; `high` is the 75th */
  low: number;
  high: number;
  demand: string | null;
  openings: number;
  growth: number;
  /** set if the figures are those of a wider group */
  group: string | null;
  match: number;
}

const thousands = (pay: number) => Math.round(pay / 1000);

/** Sorted by match, best first. */
export const SampleRoles = ({ roles }: { roles: readonly SampleRole[] }) => (
  <ul className={css.roles}>
    {roles
      .toSorted((a, b) => b.match - a.match)
      .map(({ title, low, high, demand, openings, growth, group, match }) => (
        <li key={title}>
          <h3>{title}</h3>
          <dl>
            <div>
              <dt>Salary range</dt>
              <dd>
                <b>{`${usd(low)}–${usd(high)}`}</b>
                <svg viewBox="0 0 200 6" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M${thousands(low)} 3H${thousands(high)}`} />
                </svg>
                {group && <small>{group}</small>}
              </dd>
            </div>
            <div>
              <dt>Demand</dt>
              <dd>
                <b>{demand}</b>
                <small>{`${count(openings)} openings a year, jobs ${signedPercent(growth)} by 2034`}</small>
              </dd>
            </div>
            <div>
              <dt>Match</dt>
              <dd>
                <b>{percent(match)}</b>
                <small>example</small>
              </dd>
            </div>
          </dl>
        </li>
      ))}
  </ul>
);
