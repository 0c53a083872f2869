import type { ReactNode } from 'react';
import { percent } from '#shared/lib/format.ts';
import { NotAvailable } from '#web/ui/NotAvailable.tsx';
import { Stat } from '#web/ui/Stat.tsx';
import type { LatestResult } from './latest-result.ts';
import css from './StatCards.module.css';

interface StatCardsProps {
  result: LatestResult;
  /** where the pay is from */
  paySource?: ReactNode;
}

/** The four figures of an analysis, side by side like dials (DSH-09). */
export function StatCards({ result, paySource }: StatCardsProps) {
  const [role] = result.top_roles;
  return (
    <ul className={css.cards}>
      <li>
        <Stat
          label="Career Match Score"
          value={<span className={css.score}>{percent(result.final_score)}</span>}
          note={`Fit ${percent(result.fit_score)}`}
        />
      </li>
      <li>
        <Stat
          label="Top Recommended Role"
          value={<Words of={role?.title} />}
          note={role && `${percent(role.final_score)} match, the first of ${result.top_roles.length}`}
        />
      </li>
      <li>
        <Stat
          label="Salary Range"
          value={<Words of={role?.salary_range} money />}
          note={
            <>
              <p>Opportunity {percent(result.opportunity_score)}</p>
              {role?.salary_range && paySource}
            </>
          }
        />
      </li>
      <li>
        <Stat
          label="Career Feasibility"
          value={<span className={css.score}>{percent(result.feasibility_score)}</span>}
          note="skills, time, money and place together"
        />
      </li>
    </ul>
  );
}

/** A figure that is missing is said to be so, never filled in (D-51). */
const Words = ({ of, money }: { of: string | null | undefined; money?: boolean }) =>
  of ? (
    <span className={money ? css.money : css.words}>{of}</span>
  ) : (
    <span className={css.words}>
      <NotAvailable />
    </span>
  );
