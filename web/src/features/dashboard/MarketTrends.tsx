import type { StoredRole } from '#shared/assessment/result-shape.ts';
import { signedPercent } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { usSource } from '#web/parts/latest-result/sources.ts';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './MarketTrends.module.css';

/** DSH-24: fixed benchmarks, as in the original product (D-59). */
const benchmarks = [
  { name: 'AI/ML Engineers', figure: '+45%' },
  { name: 'Cloud Architects', figure: '+32%' },
  { name: 'UX Designers', figure: '+28%' },
] as const;

const ROLES = 3;

interface MarketTrendsProps {
  /** best first; null while unknown */
  roles: readonly StoredRole[] | null;
}

/** Named benchmarks beside the projections for the person's own roles, labelled as two kinds of figure. */
export const MarketTrends = ({ roles }: MarketTrendsProps) => (
  <div className={css.trends}>
    <Stack gap={3}>
      <h3>Benchmark</h3>
      <FigureRows rows={benchmarks} />
      <Source
        kind="benchmark"
        text="that this product began with, September 2025. Not measured by it and not updated since: examples of demand, not a forecast."
      />
    </Stack>
    <Stack gap={3}>
      <h3>Your top roles</h3>
      {roles && roles.length > 0 ? (
        <>
          <FigureRows
            rows={roles.slice(0, ROLES).map(({ code, title, opportunity: { growth } }) => ({
              key: code,
              name: nameOf(code, title),
              figure: growth === null ? null : signedPercent(growth),
            }))}
          />
          <Source {...trendSource} />
        </>
      ) : (
        <p>
          {roles
            ? 'After your first analysis: the projected change in employment for the roles on top of it.'
            : 'Not available until your results can be loaded.'}
        </p>
      )}
    </Stack>
  </div>
);

const { kind, text } = usSource('projections');
const trendSource = { kind, text: `${text}. Change in employment over ten years.` };
