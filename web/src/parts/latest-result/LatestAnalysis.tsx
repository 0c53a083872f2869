import { percent } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { useGists } from '#web/parts/occupation-texts/use-gists.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './LatestAnalysis.module.css';
import { type LatestResult, subScores } from './latest-result.ts';
import { SubScores } from './SubScores.tsx';
import { usSource } from './sources.ts';

/** The panel shows this many; the result page shows the rest. */
const FIELDS = 3;

/** The latest analysis: the parts of its match, the top role with its market, and its fields (DSH-10). */
export const LatestAnalysis = ({ result }: { result: LatestResult }) => (
  <div className={css.parts}>
    <div className={css.part}>
      <ChartFigure
        title="What the match is made of"
        alt={`${subScores.map(({ name, of }) => `${name} ${percent(of(result))}`).join(', ')}.`}
        caption={<Source kind="modelled" text="From your answers and the figures of the occupation on top" />}
        table={{
          columns: ['Score', 'Of 100'],
          rows: subScores.map(({ name, of }) => [name, of(result).toFixed(1)]),
        }}
      >
        <SubScores result={result} />
      </ChartFigure>
    </div>
    <TopRole role={result.top_roles[0]} />
    <LeadingFields fields={result.top_clusters.slice(0, FIELDS)} />
  </div>
);

function TopRole({ role }: { role: LatestResult['top_roles'][number] | undefined }) {
  const gists = useGists(role ? [role.code] : []);
  return (
    <Stack gap={3} className={css.part}>
      <h4>Top role</h4>
      <p className={css.role}>{role ? nameOf(role.code, role.title) : 'not available'}</p>
      {role && <p className={css.gist}>{gists.get(role.code)}</p>}
      <dl className={css.facts}>
        <div>
          <dt>Salary range</dt>
          <dd>
            <Known value={role?.salary_range} />
            {role?.salary_range && (
              <>
                <p className={css.note}>a year before tax; half of those who do the work earn within it</p>
                <Source {...usSource('oews')} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Growth outlook</dt>
          <dd>
            <Known value={role?.growth_outlook} />
            {role?.growth_outlook && <Source {...usSource('projections')} />}
          </dd>
        </div>
      </dl>
    </Stack>
  );
}

/** A short assessment is more certain about fields than about single occupations. */
const LeadingFields = ({ fields }: { fields: LatestResult['top_clusters'] }) => (
  <Stack gap={3} className={css.part}>
    <h4>Leading fields</h4>
    {fields.length > 0 ? (
      <FigureRows ranked rows={fields.map(({ name, avg_score }) => ({ name, figure: percent(avg_score) }))} />
    ) : (
      <p>
        <NotAvailable />
      </p>
    )}
    <p className={css.note}>A field is steadier than a single occupation when you answer again.</p>
    <Source kind="modelled" text="From your answers" />
  </Stack>
);

const Known = ({ value }: { value: string | null | undefined }) => (value ? <b>{value}</b> : <NotAvailable />);
