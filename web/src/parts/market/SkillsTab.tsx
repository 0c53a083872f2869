import type { CSSProperties } from 'react';
import { share, signed } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { type Column, DataTable } from '#web/ui/figures/DataTable.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import { FigureSources } from './FigureSources.tsx';
import { Known } from './Known.tsx';
import css from './SkillsTab.module.css';
import { inOrder } from './wording.ts';

const SHOWN = 8;

/** Shown from the second O*NET release on: the first has nothing to compare with. */
const growthColumn: Column<Overview['skillDemand'][number]> = {
  header: 'Growth in points',
  align: 'end',
  cell: ({ growth }) => <Known value={growth} format={signed} />,
};

/** The skills in highest demand (MKT-06). */
export const SkillsTab = ({ overview }: { overview: Overview }) => (
  <Stack gap={5}>
    <DataTable
      caption={`The ${SHOWN} skills that most jobs ask for`}
      rows={inOrder(overview.skillDemand, ({ demand }) => demand).slice(0, SHOWN)}
      rowKey={({ skill }) => skill}
      empty="No skills in this version."
      columns={[
        {
          header: 'Skill',
          rowHeader: true,
          cell: ({ skill, emerging }) => (
            <>
              {skill} {emerging && <Badge tone="info">Emerging</Badge>}
            </>
          ),
        },
        { header: 'Demand', align: 'end', cell: ({ demand }) => <Demand percent={demand} /> },
        ...(overview.skillDemand.some(({ growth }) => growth !== null) ? [growthColumn] : []),
      ]}
    />
    <FigureSources
      overview={overview}
      figures={[
        ['Demand', 'skillDemand.demand'],
        ['Growth', 'skillDemand.growth'],
        ['Emerging', 'skillDemand.emerging'],
      ]}
    />
  </Stack>
);

const Demand = ({ percent }: { percent: number | null }) =>
  percent === null ? (
    <NotAvailable />
  ) : (
    <span className={css.demand} style={{ '--share': `${Math.max(0, Math.min(100, percent))}%` } as CSSProperties}>
      {share(percent)}
    </span>
  );
