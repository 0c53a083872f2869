import { useState } from 'react';
import { share, signedPercent } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { FigureSources } from './FigureSources.tsx';
import { Known } from './Known.tsx';
import { inOrder } from './wording.ts';

/** More places are shown on request. */
const SHOWN = 10;

/** Jobs and pay by place, starting with the fastest growth of postings (MKT-09). */
export function GeographicTab({ overview }: { overview: Overview }) {
  const [all, setAll] = useState(false);
  const places = inOrder(overview.geographicTrends, ({ jobGrowth }) => jobGrowth);
  return (
    <Stack gap={5}>
      <DataTable
        caption="Pay, work from home and job postings by place"
        rows={all ? places : places.slice(0, SHOWN)}
        rowKey={({ location }) => location}
        empty="No places in this version."
        columns={[
          { header: 'Location', rowHeader: true, cell: ({ location }) => location },
          {
            header: 'Salary index, US = 100',
            align: 'end',
            cell: ({ salaryIndex }) => <Known value={salaryIndex} format={(value) => value.toFixed(1)} />,
          },
          {
            header: 'Remote ratio',
            align: 'end',
            cell: ({ remoteRatio }) => <Known value={remoteRatio} format={share} />,
          },
          {
            header: 'Job postings in a year',
            align: 'end',
            cell: ({ jobGrowth }) => <Known value={jobGrowth} format={signedPercent} />,
          },
        ]}
      />
      {places.length > SHOWN && (
        <Cluster>
          <Button onClick={() => setAll(!all)}>
            {all ? `Show the first ${SHOWN}` : `Show all ${places.length} places`}
          </Button>
        </Cluster>
      )}
      <FigureSources
        overview={overview}
        figures={[
          ['Salary index', 'geographicTrends.salaryIndex'],
          ['Remote ratio', 'geographicTrends.remoteRatio'],
          ['Job postings in a year', 'geographicTrends.jobGrowth'],
        ]}
      />
    </Stack>
  );
}
