import { usd } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import { FigureSources } from './FigureSources.tsx';
import { Known } from './Known.tsx';
import { movementText } from './wording.ts';

/** The change of pay between two years (MKT-08). */
export const SalariesTab = ({ overview }: { overview: Overview }) => (
  <Stack gap={5}>
    <DataTable
      caption="Median yearly pay in US dollars, then and now"
      rows={overview.salaryMovements}
      rowKey={({ code }) => code}
      empty="No salaries in this version."
      columns={[
        { header: 'Role', rowHeader: true, cell: ({ role }) => role },
        {
          header: 'Median pay before',
          align: 'end',
          cell: ({ previousAvg }) => <Known value={previousAvg} format={usd} />,
        },
        {
          header: 'Median pay now',
          align: 'end',
          cell: ({ currentAvg }) => <Known value={currentAvg} format={usd} />,
        },
        {
          header: 'Change',
          align: 'end',
          cell: ({ direction, change }) =>
            direction === null || change === null ? <NotAvailable /> : movementText(direction, change),
        },
      ]}
    />
    <FigureSources
      overview={overview}
      figures={[
        ['Median pay before', 'salaryMovements.previousAvg'],
        ['Median pay now', 'salaryMovements.currentAvg'],
        ['Change', 'salaryMovements.change'],
      ]}
    />
  </Stack>
);
