import { compact, usd } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { FigureSources } from './FigureSources.tsx';
import { Known } from './Known.tsx';

/** Occupations with the most openings (MKT-10). */
export const HotRolesTab = ({ overview }: { overview: Overview }) => (
  <Stack gap={5}>
    <DataTable
      caption="Roles that grow faster and pay more than most, by openings a year"
      rows={overview.jobPostings.hotRoles}
      rowKey={({ code }) => code}
      empty="No roles in this version."
      columns={[
        { header: 'Role', rowHeader: true, cell: ({ role }) => role },
        {
          header: 'Openings a year',
          align: 'end',
          cell: ({ count }) => <Known value={count} format={compact} />,
        },
        {
          header: 'Median pay a year',
          align: 'end',
          cell: ({ avgSalary }) => <Known value={avgSalary} format={usd} />,
        },
      ]}
    />
    <FigureSources
      overview={overview}
      figures={[
        ['Openings a year', 'hotRoles.count'],
        ['Median pay a year', 'hotRoles.avgSalary'],
      ]}
    />
  </Stack>
);
