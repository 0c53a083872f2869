import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './DataTable.module.css';
import { useOverflow } from './use-overflow.ts';

export interface Column<Row> {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** The column that names the row. */
  rowHeader?: boolean;
}

interface DataTableProps<Row> {
  caption: ReactNode;
  /** Hides the caption visually, if a heading already says it. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
}

/** A table of figures: hairlines, right-aligned numbers, and horizontal scrolling when there is no room. */
export function DataTable<Row>({ caption, captionHidden, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  const box = useRef<HTMLElement>(null);
  const wide = useOverflow(box);
  return (
    // a scrollable region must be reachable by keyboard; any other must not be a tab stop
    <section
      ref={box}
      className={css.scroll}
      tabIndex={wide ? 0 : undefined}
      aria-label={!wide ? undefined : typeof caption === 'string' ? caption : 'Table'}
    >
      <table className={css.table}>
        {captionHidden ? (
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
        ) : (
          <caption className={css.caption}>{caption}</caption>
        )}
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <th key={index} scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <Cell key={index} scope={column.rowHeader ? 'row' : undefined} data-align={column.align}>
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
