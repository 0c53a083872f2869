import type { ReactNode } from 'react';
import type { Figure } from '#shared/occupations/figures.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './Figure.module.css';
import { sourceText } from './source-text.ts';

interface FactRowProps {
  label: string;
  /** with its unit; null is "not available" */
  value: ReactNode;
  /** what the figure means, if its name could mislead */
  note?: string | undefined;
  source: ReactNode;
}

/** Figures are always shown with unit, meaning and source. */
export const FactRow = ({ label, value, note, source }: FactRowProps) => (
  <div className={css.row}>
    <dt>{label}</dt>
    <dd>
      {value === null ? <NotAvailable /> : <b>{value}</b>}
      {note && value !== null && <span className={css.note}>{note}</span>}
      {source}
    </dd>
  </div>
);

interface FigureRowProps extends Pick<FactRowProps, 'label' | 'note'> {
  figure: Figure;
  /** formats the value with its unit */
  format: (value: number) => ReactNode;
}

/** A published figure with publisher, date, and whether it was observed or modelled. */
export const FigureRow = ({ label, figure, format, note }: FigureRowProps) => (
  <FactRow
    label={label}
    value={figure.value === null ? null : format(figure.value)}
    note={note}
    source={<SourceNote source={figure.source} />}
  />
);

export const SourceNote = ({ source }: { source: Figure['source'] }) => (
  <Source kind={source.kind} text={sourceText(source)} />
);
