/** Additions by programs and printers: page numbers, running headers, repeated lines, towns joined to names. */
import type { Flow, Line } from './lines.ts';

const isPageNumber =
  /^(?:(?:page|seite|página|pagina|strona|sida|side|str\.?)\s*)?\d{1,2}(?:\s*(?:of|von|de|di|van|z|av|\/|\|)\s*\d{1,2})?$/iu;

/** "Kroger-Perrysburg, OH": one program's format for employers and schools. */
const beforeTown = /^(\p{Lu}.{1,70}[^\s-])-(?=\p{Lu}[\p{L}.' ]{1,24}, \p{Lu}{2}$)/u;

/** Separates names from towns if this CV joins them in that way. */
export function withTownsApart(flows: Flow[]): Flow[] {
  const isJoined = ({ cells }: Line) => cells.length === 1 && beforeTown.test(cells[0]!.text);
  if (flows.flatMap(({ lines }) => lines).filter(isJoined).length < 2) return flows;
  const parted = (text: string) => text.replace(beforeTown, '$1|');
  const lineParted = (line: Line): Line =>
    isJoined(line)
      ? { ...line, text: parted(line.text), cells: line.cells.map((cell) => ({ ...cell, text: parted(cell.text) })) }
      : line;
  return flows.map((flow) => ({ ...flow, lines: flow.lines.map(lineParted) }));
}

/** LinkedIn copies each line twice, once for screen readers: merges such pairs if there are several. */
export function withoutEchoes(flows: Flow[]): Flow[] {
  const isEcho = (lines: readonly Line[], i: number) =>
    lines[i]!.text === lines[i - 1]?.text && /\p{L}{3}/u.test(lines[i]!.text);
  const echoes = flows.flatMap(({ lines }) => lines.filter((_, i) => isEcho(lines, i))).length;
  if (echoes < MIN_ECHOES) return flows;
  return flows.map((flow) => ({ ...flow, lines: flow.lines.filter((_, i) => !isEcho(flow.lines, i)) }));
}
const MIN_ECHOES = 3;

/** Lines from the edge of a page within which repeated text is dropped; below the second, numbers may differ. */
const RUNNING_LINES = 5;
const NUMBERED_LINES = 1;

/** Text at the same place near the edge of several pages, except on the first, and page numbers. */
export function furnitureOf(lines: readonly Line[]): Set<Line> {
  const rows = Map.groupBy(lines, ({ page }) => page);
  const fromEdge = ({ page, y }: Line) => {
    const above = rows.get(page)!.filter((other) => other.y < y - 1).length;
    return Math.min(above, rows.get(page)!.filter((other) => other.y > y + 1).length);
  };
  const key = (line: Line) => {
    const at = fromEdge(line);
    // "Store 114" and "Store 87" at one height on two pages are two employers
    if (at >= RUNNING_LINES) return line;
    return `${Math.round(line.y / 4)}|${at >= NUMBERED_LINES ? line.text : line.text.replace(/\d+/g, '#')}`;
  };
  const pagesOf = Map.groupBy(lines, key);
  return new Set(
    lines
      .filter(
        (line) =>
          isPageNumber.test(line.text.trim()) || new Set(pagesOf.get(key(line))!.map(({ page }) => page)).size > 1,
      )
      .filter((line) => isPageNumber.test(line.text.trim()) || line.page > 1),
  );
}
