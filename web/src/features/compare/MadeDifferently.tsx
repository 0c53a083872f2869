import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { day } from '#shared/lib/format.ts';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import type { Comparison } from './comparison.ts';
import { sinceText } from './wording.ts';

interface MadeDifferentlyProps {
  older: ResultBody;
  newer: ResultBody;
  comparison: Comparison;
}

/** The effect of engine and data: each stored list against the same answers ranked today. */
export function MadeDifferently({ older, newer, comparison }: MadeDifferentlyProps) {
  const { today } = comparison;
  const rows = [
    {
      when: `Earlier result, ${day(older.created_at)}`,
      ...older.scoring_meta,
      stayed: comparison.sinceOlder.stayed.length,
    },
    {
      when: `Later result, ${day(newer.created_at)}`,
      ...newer.scoring_meta,
      stayed: comparison.sinceNewer.stayed.length,
    },
    { when: 'Today', ...today, stayed: null },
  ];
  return (
    <Section title="Engine and data" lead={sinceText(older, newer, comparison)}>
      <DataTable
        caption="What each was ranked with"
        rows={rows}
        rowKey={({ when }) => when}
        columns={[
          { header: 'When', rowHeader: true, cell: ({ when }) => when },
          { header: 'Engine', cell: ({ modelVersion }) => modelVersion },
          {
            header: 'Data',
            cell: ({ dataVersion, dataHash }) => (
              <>
                {dataVersion}, <code>{dataHash.slice(0, 8)}</code>
              </>
            ),
          },
          {
            header: 'Of its ten, the same today',
            align: 'end',
            cell: ({ stayed }) => (stayed === null ? '' : `${stayed} of 10`),
          },
        ]}
      />
    </Section>
  );
}
