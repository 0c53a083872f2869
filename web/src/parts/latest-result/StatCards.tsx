import type { ReactNode } from 'react';
import { percent } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { Stat } from '#web/ui/figures/Stat.tsx';
import { StatRow } from '#web/ui/figures/StatRow.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import type { LatestResult } from './latest-result.ts';
import css from './StatCards.module.css';
import { moveNote } from './score-moves.ts';

interface StatCardsProps {
  result: LatestResult;
  /** the previous result, if any, to show what has changed */
  before?: LatestResult | undefined;
  /** the source of the pay */
  paySource?: ReactNode;
}

/** The four figures of an analysis side by side (DSH-09). */
export function StatCards({ result, before, paySource }: StatCardsProps) {
  const [role] = result.top_roles;
  return (
    <StatRow className={css.cards}>
      <li>
        <Stat
          label="Career Match Score"
          value={<span className={css.score}>{percent(result.final_score)}</span>}
          note={
            <>
              <p>Fit {percent(result.fit_score)}</p>
              {before && <p>{moveNote(result, before)}</p>}
            </>
          }
        />
      </li>
      <li>
        <Stat
          label="Top Recommended Role"
          value={<Words of={role && nameOf(role.code, role.title)} />}
          note={role && `the first of ${result.top_roles.length}`}
        />
      </li>
      <li>
        <Stat
          label="Salary Range"
          value={<Words of={role?.salary_range} unit="a year" />}
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
    </StatRow>
  );
}

/** Words, or an amount with its unit. Missing figures are stated as missing, never filled in (D-51). */
const Words = ({ of, unit }: { of: string | null | undefined; unit?: string }) => (
  <span className={unit && of ? css.money : css.words}>
    {of || <NotAvailable />}
    {unit && of && <span className={css.unit}> {unit}</span>}
  </span>
);
