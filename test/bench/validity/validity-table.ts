/** Figures as table rows: printed, written to docs/validity.md, and kept for comparison with the next engine. */

export interface Cell {
  value: number;
  /** half of the 95 % confidence interval, or its two ends */
  margin?: number;
  low?: number;
  high?: number;
}
type Unit = 'percent' | 'auc' | 'number' | 'points';

export interface Table {
  title: string;
  about: string;
  columns: [name: string, unit: Unit][];
  rows: { name: string; cells: (Cell | undefined)[]; limit?: string }[];
}

const number = (value: number, unit: Unit): string => {
  if (unit === 'percent') return (Math.round(1000 * value) / 10).toFixed(1);
  if (unit === 'points') return value.toFixed(1);
  if (unit === 'auc')
    return value
      .toFixed(3)
      .replace(/^-0\.000$/, '.000')
      .replace(/^(-?)0\./, '$1.');
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
};

function text({ value, margin, low, high }: Cell, unit: Unit): string {
  if (low !== undefined && high !== undefined)
    return `${number(value, unit)} (${number(low, unit)} to ${number(high, unit)})`;
  return margin === undefined ? number(value, unit) : `${number(value, unit)} ±${number(margin, unit)}`;
}

/** The cell of a table by its names; undefined if another run did not measure it. */
export function cellOf(tables: Table[], title: string, row: string, column: string): Cell | undefined {
  const table = tables.find((own) => own.title === title);
  const position = table?.columns.findIndex(([name]) => name === column) ?? -1;
  return table?.rows.find(({ name }) => name === row)?.cells[position];
}

export function printed({ title, about, columns, rows }: Table): string {
  const lines = rows.map(({ name, cells }) => [
    name,
    ...cells.map((cell, i) => (cell ? text(cell, columns[i]![1]) : '')),
  ]);
  const all = [['', ...columns.map(([name]) => name)], ...lines];
  const widths = all[0]!.map((_, i) => Math.max(...all.map((line) => line[i]!.length)));
  const table = all.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('   '),
  );
  return [`\n${title}`, about, ...table].join('\n');
}

/** An earlier engine's figures, by title, row and column. */
export interface Earlier {
  modelVersion: string;
  figures: Record<string, Record<string, Record<string, number>>>;
}

export const kept = (modelVersion: string, tables: Table[]): Earlier => ({
  modelVersion,
  figures: Object.fromEntries(
    tables.map(({ title, columns, rows }) => [
      title,
      Object.fromEntries(
        rows.map(({ name, cells }) => [
          name,
          Object.fromEntries(
            columns.flatMap(([column], i) => {
              const value = cells[i]?.value;
              return value === undefined || column === 'people' ? [] : [[column, Math.round(value * 10_000) / 10_000]];
            }),
          ),
        ]),
      ),
    ]),
  ),
});

/** @param before figures of an earlier engine, shown in brackets */
export function markdown({ title, about, columns, rows }: Table, before: Earlier): string {
  const limited = rows.some(({ limit }) => limit);
  const head = ['', ...columns.map(([name]) => name), ...(limited ? ['limited by'] : [])];
  const lines = rows.map(({ name, cells, limit }) => [
    name,
    ...cells.map((cell, i) => {
      const [column, unit] = columns[i]!;
      const was = before.figures[title]?.[name]?.[column];
      return `${cell ? text(cell, unit) : ''}${was === undefined ? '' : ` [${number(was, unit)}]`}`;
    }),
    ...(limited ? [limit ?? ''] : []),
  ]);
  const bar = head.map((_, i) => (i === 0 || (limited && i === head.length - 1) ? '---' : '---:'));
  return [`## ${title}`, '', about, '', ...[head, bar, ...lines].map((line) => `| ${line.join(' | ')} |`)].join('\n');
}
