import { Link } from 'react-router-dom';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { scoreBandText } from '#shared/lib/score-band-text.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import type { Comparison } from './comparison.ts';
import { changeWords, scaleName, verdict } from './wording.ts';

/** What changed in the answers, and whether it exceeds chance. */
export function AnswersChanged({ comparison }: { comparison: Comparison }) {
  const { bank } = comparison;
  const { changes, expected } = comparison.changes;
  const reliable = changes.filter((change) => change.reliable);
  const rest = changes.filter((change) => !change.reliable);
  const { title, text } = verdict(comparison);
  return (
    <Section title={title} lead={text}>
      {reliable.length > 0 ? (
        <ChangeTable caption="More than answering twice would move them" bank={bank} rows={reliable} />
      ) : (
        <p>No single trait, interest, value or skill moved more than it would if you simply answered twice.</p>
      )}
      <p>
        <small>
          {comparison.answers.differ} of {comparison.answers.of} single answers differ. Of {changes.length} scales,
          about {Math.max(1, Math.round(expected))} would be called changed by chance alone.
        </small>
      </p>
      {rest.length > 0 && (
        <Disclosure quiet summary={`${rest.length} scales within what chance does`}>
          <ChangeTable caption="Within what chance does" bank={bank} rows={rest} />
        </Disclosure>
      )}
      <Source
        kind="modelled"
        text={
          <>
            reliable change index, from the error that the engine assumes of each scale;{' '}
            <Link to={paths.howItWorks()}>how well this works</Link>
          </>
        }
      />
    </Section>
  );
}

interface ChangeTableProps {
  caption: string;
  bank: ItemBank;
  rows: Comparison['changes']['changes'];
}

const ChangeTable = ({ caption, bank, rows }: ChangeTableProps) => (
  <DataTable
    caption={caption}
    rows={rows}
    rowKey={({ block, scale }) => `${block} ${scale}`}
    columns={[
      { header: 'Scale', rowHeader: true, cell: (change) => scaleName(bank, change) },
      { header: 'Before', cell: ({ before }) => scoreBandText(before) },
      { header: 'After', cell: ({ after }) => scoreBandText(after) },
      {
        header: 'Change',
        cell: (change) => <Badge tone={change.reliable ? 'info' : 'neutral'}>{changeWords(change)}</Badge>,
      },
    ]}
  />
);
