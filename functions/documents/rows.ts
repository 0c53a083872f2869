import { inks } from '#shared/documents/document.ts';
import { type Sheet, type Style, styles, type Tag } from './sheet.ts';

const PADDING = 4;
const GUTTER = 12;

/** Texts of one row; null for a cell with only a picture. */
export type Row = (string | null)[];

export interface RowPlan {
  caption?: string;
  widths: number[];
  styles: Style[];
  /** right-aligned columns */
  figures?: number[];
  /** left indentation of the rows */
  indent?: number;
  /** hairlines between the rows, on by default */
  lines?: boolean;
  /** draws a picture beside the texts of a row */
  picture?(y: number, row: number): void;
}

export const rowHeight = (sheet: Sheet, { widths, styles: cells }: RowPlan, row: Row): number =>
  Math.max(
    0,
    ...row.map((text, column) => (text === null ? 0 : sheet.height(text, cells[column]!, inner(widths, column)))),
  ) +
  2 * PADDING;

/** The last column needs no gap after it. */
const inner = (widths: number[], column: number): number => widths[column]! - (column < widths.length - 1 ? GUTTER : 0);

/**
 * Columns as wide as their content. If that is too wide, narrow columns keep their width and wide ones share the rest.
 */
export function tableWidths(sheet: Sheet, rows: Row[]): number[] {
  const needed = rows[0]!.map(
    (_, column) => Math.max(...rows.map((row) => sheet.widthOf(row[column] ?? '', styles.strong))) + GUTTER,
  );
  const widths: number[] = [];
  let rest = sheet.width;
  const ascending = needed.map((_, column) => column).sort((a, b) => needed[a]! - needed[b]!);
  ascending.forEach((column, place) => {
    widths[column] = Math.min(needed[column]!, rest / (needed.length - place));
    rest -= widths[column]!;
  });
  widths[0]! += rest;
  return widths;
}

/** Draws rows as a tagged table. A row is never split across pages, and each new page repeats the column names. */
export function drawRows(sheet: Sheet, plan: RowPlan, rows: Row[], columns?: string[]): void {
  const table = sheet.tag(sheet.root, 'Table');
  if (plan.caption !== undefined) {
    const caption = plan.caption;
    sheet.within(sheet.tag(table, 'Caption'), () => sheet.text(caption, styles.strong));
    sheet.pdf.y += 3;
  }
  const names = { ...plan, styles: plan.widths.map(() => styles.smallStrong) };
  if (columns) drawRow(sheet, names, columns, { row: sheet.tag(table, 'TR'), head: true });
  else if (plan.lines !== false) sheet.line(sheet.pdf.y, inks.hairline, plan.indent);
  rows.forEach((row, index) => {
    if (sheet.keep(rowHeight(sheet, plan, row)) && columns) drawRow(sheet, names, columns, { head: true });
    if (plan.picture) sheet.ornament(() => plan.picture!(sheet.pdf.y + PADDING, index));
    drawRow(sheet, plan, row, { row: sheet.tag(table, 'TR'), head: false });
  });
}

/** Without a tag the row is decoration: the repeated column names. */
function drawRow(sheet: Sheet, plan: RowPlan, row: Row, { row: tag, head }: { row?: Tag; head: boolean }): void {
  const { pdf } = sheet;
  const top = pdf.y + PADDING;
  const height = rowHeight(sheet, plan, row);
  // taller than a page: the cells are stacked and flow across pages
  const stacked = height > sheet.pageHeight;
  let x = sheet.left + (plan.indent ?? 0);
  row.forEach((text, column) => {
    const width = inner(plan.widths, column);
    const placed = stacked
      ? {}
      : { x, width, align: plan.figures?.includes(column) ? ('right' as const) : ('left' as const) };
    x += plan.widths[column]!;
    if (text === null) return;
    if (!stacked || column === 0) pdf.y = top;
    const draw = () => sheet.text(text, plan.styles[column]!, placed);
    if (!tag) sheet.ornament(draw, 'Pagination');
    else if (head) sheet.within(sheet.tag(tag, 'TH', { scope: 'Column' }), draw);
    else sheet.within(column === 0 ? sheet.tag(tag, 'TH', { scope: 'Row' }) : sheet.tag(tag, 'TD'), draw);
  });
  if (!stacked) pdf.y = top - PADDING + height;
  if (plan.lines !== false) sheet.line(pdf.y, head ? inks.ink : inks.hairline, plan.indent);
}
