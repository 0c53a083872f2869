import type { ReactNode } from 'react';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './ChartFigure.module.css';
import { DataTable } from './DataTable.tsx';

export interface ChartTable {
  /** The first one heads the names of the rows. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Unit of the figures, where the columns do not state it. */
  note?: ReactNode;
}

interface ChartFigureProps {
  /** The chart's message, where its figures allow one: "Half earn $80,000 to $107,000 a year". */
  title: string;
  /** Speak the title but do not draw it, where a heading already says it. */
  titleHidden?: boolean;
  /** The quantity and its unit, under a title that states the message. */
  measure?: string;
  /** Reading aids: the message, the legend, the source. */
  caption?: ReactNode;
  /** Text alternative: one sentence for people who cannot see the chart. */
  alt: string;
  /** Every figure that is drawn. */
  table: ChartTable;
  /** The drawing: an svg with `aria-hidden`, since the words above are its alternative. */
  children: ReactNode;
}

/** A chart that can be looked at, listened to and read: the drawing, its words and, on demand, its figures. */
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
