import { compact, share, signedPercent, withSign } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stat } from '#web/ui/figures/Stat.tsx';
import { StatRow } from '#web/ui/figures/StatRow.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { FigureSources } from './FigureSources.tsx';
import { Known } from './Known.tsx';
import css from './SummaryCards.module.css';

/** The four summary figures (MKT-02 to MKT-05). */
export const SummaryCards = ({ overview }: { overview: Overview }) => {
  const { jobPostings, skillDemand, salaryTrend, sources } = overview;
  const { total, newToday, trend7d, index } = jobPostings;
  const hotSkills = emergingCount(skillDemand);
  return (
    <>
      <StatRow className={css.cards}>
        <li>
          <Stat
            label="Total Job Postings"
            value={<Known value={total} format={compact} />}
            note={
              <>
                <p className={css.lead}>
                  {newToday === null ? 'New that day: not available' : `${withSign(newToday, compact)} new that day`}
                </p>
                {index !== null && <p className={css.lead}>{indexText(index)}</p>}
                <FigureSource brief of={sources['jobPostings.total']} />
              </>
            }
          />
        </li>
        <li>
          <Stat
            label="Weekly Growth"
            value={<Known value={trend7d} format={signedPercent} />}
            note={<FigureSource brief of={sources['jobPostings.trend7d']} />}
          />
        </li>
        <li>
          <Stat
            label="Hot Skills"
            value={<Known value={hotSkills} format={String} />}
            note={
              <>
                <p className={css.lead}>
                  {hotSkills === null ? 'The next O*NET release will show which are new' : 'emerging'}
                </p>
                <FigureSource brief of={sources['skillDemand.emerging']} />
              </>
            }
          />
        </li>
        <li>
          <Stat
            label="Salary Trend"
            value={SALARY_BENCHMARK}
            note={
              <>
                <Source kind="benchmark" text="not from a source: it stays the same whatever the data say" />
                <p className={css.lead}>
                  From the data: <strong>{salaryTrend === null ? 'not available' : signedPercent(salaryTrend)}</strong>
                </p>
                <FigureSource brief of={sources.salaryTrend} />
              </>
            }
          />
        </li>
      </StatRow>
      <div className={css.made}>
        <Disclosure quiet summary="How these figures are made">
          <FigureSources
            overview={overview}
            figures={[
              ['Total job postings', 'jobPostings.total'],
              ['New that day', 'jobPostings.newToday'],
              ['Against February 2020', 'jobPostings.index'],
              ['Weekly growth', 'jobPostings.trend7d'],
              ['Hot skills', 'skillDemand.emerging'],
              ['Salary trend from the data', 'salaryTrend'],
            ]}
          />
        </Disclosure>
      </div>
    </>
  );
};

/** MKT-05: fixed whatever the data say, and labelled as a benchmark (D-59). */
const SALARY_BENCHMARK = '+6.4%';

/** MKT-04; null when it is unknown for every skill. */
const emergingCount = (skills: Overview['skillDemand']): number | null =>
  skills.every(({ emerging }) => emerging === null) ? null : skills.filter(({ emerging }) => emerging === true).length;

/** The index beside the modelled count: "postings 12.0% above February 2020". */
function indexText(index: number): string {
  const difference = index - 100;
  if (Math.abs(difference) < 0.05) return 'postings as in February 2020';
  return `postings ${share(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} February 2020`;
}
