import type { ReactNode } from 'react';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './ChartFigure.module.css';
import { DataTable } from './DataTable.tsx';

export interface ChartTable {
  /** The first one heads the row names. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Unit of the figures, if the columns do not state it. */
  note?: ReactNode;
}

interface ChartFigureProps {
  /** The chart's message, if its figures allow one: "Half earn $80,000 to $107,000 a year". */
  title: string;
  /** Hides the title visually, if a heading already says it. */
  titleHidden?: boolean;
  /** The quantity and its unit, below a title that states the message. */
  measure?: string;
  /** Reading aids: the message, the legend, the source. */
  caption?: ReactNode;
  /** Text alternative: one sentence for people who cannot see the chart. */
  alt: string;
  /** Every figure that is drawn. */
  table: ChartTable;
  /** The drawing: an svg with `aria-hidden`, since the texts above are its alternative. */
  children: ReactNode;
}

/** A chart for eyes and screen readers: the drawing, its texts and, on demand, its figures. */
export function ChartFigure({ title, titleHidden = false, measure, caption, alt, table, children }: ChartFigureProps) {
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        {measure && <small className={css.measure}> {measure}</small>}
      </figcaption>
      <div role="img" aria-label={`${title}: ${alt}`} className={css.drawing}>
        {children}
      </div>
      {caption && <div className={css.caption}>{caption}</div>}
      <Disclosure quiet summary="Show the figures">
        <DataTable
          caption={measure ? `${title}. ${measure}` : title}
          captionHidden
          columns={table.columns.map((header, index) => ({
            header,
            rowHeader: index === 0,
            align: index === 0 ? 'start' : 'end',
            cell: (row: readonly ReactNode[]) => row[index],
          }))}
          rows={table.rows}
          rowKey={(row) => String(table.rows.indexOf(row))}
        />
        {table.note && <p className={css.note}>{table.note}</p>}
      </Disclosure>
    </figure>
  );
}
