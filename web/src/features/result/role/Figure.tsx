import type { ReactNode } from 'react';
import type { Figure } from '#shared/occupations/figures.ts';
import { NotAvailable } from '#web/ui/NotAvailable.tsx';
import { Source } from '#web/ui/Source.tsx';
import css from './Figure.module.css';

interface FigureRowProps {
  label: string;
  figure: Figure;
  /** the value with its unit */
  format: (value: number) => ReactNode;
  /** what the figure means, where its name could mislead */
  note?: string;
}

/** A figure never stands bare: value with unit, publisher, date, and whether it was observed or modelled. */
export function FigureRow({ label, figure, format, note }: FigureRowProps) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>
        {figure.value === null ? <NotAvailable /> : <b>{format(figure.value)}</b>}
        {note && figure.value !== null && <span className={css.note}>{note}</span>}
        <SourceNote source={figure.source} />
      </dd>
    </div>
  );
}

export function SourceNote({ source }: { source: Figure['source'] }) {
  const month = source.release.includes(source.date.slice(0, 4)) ? '' : `, ${monthOf(source.date)}`;
  return <Source kind={source.kind} text={`${source.publisher}: ${source.release}${month}`} />;
}

/** "2025-05" as "May 2025". */
const monthOf = (date: string): string =>
  new Date(`${date.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
