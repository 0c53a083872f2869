/** Which part a block of the page continues: the one above, beside it, or at the end of the page before. */
import { datesIn } from './dates.ts';
import { stripBullet } from './heading-styles.ts';
import { headingKind } from './headings.ts';
import type { Flow } from './layout/lines.ts';
import type { Section } from './section.ts';

const overlap = (a: Flow, b: Flow): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Text in columns of one width, as in a newspaper: the next column begins with the rest of an entry or another one. */
export function inNextColumn(flow: Flow, before: Flow | undefined, ends: Map<Flow, Section>): Section | undefined {
  if (!before?.inColumn || !flow.inColumn || before.page !== flow.page || before.right > flow.left) return undefined;
  const widths = [before.right - before.left, flow.right - flow.left];
  const section = ends.get(before);
  if (Math.min(...widths) < 0.85 * Math.max(...widths) || !section?.heading) return undefined;
  const end = flow.lines.findIndex((line) => line.cells.length > 0 && headingKind(stripBullet(line.text)) !== null);
  const first = flow.lines.slice(0, end < 0 ? flow.lines.length : end);
  return first.some((line) => datesIn(line.text).some(({ isRange }) => isRange)) ? section : undefined;
}

export interface Begin {
  flow: Flow;
  /** of the first line below the heading */
  y: number;
  section: Section;
}

/** Entries in columns below one heading: the second column begins at the height of the first line of the first. */
export const beside = (flow: Flow, before: readonly Flow[], begins: readonly Begin[]): Section | undefined =>
  begins.find(
    (begin) =>
      flow.inColumn &&
      before.includes(begin.flow) &&
      begin.flow.page === flow.page &&
      begin.flow.right <= flow.left &&
      Math.abs(begin.y - flow.top) < 3,
  )?.section;

/** The section of the block above, on this page or at the end of the page before. */
export function goesOnWith(flow: Flow, before: readonly Flow[], ends: Map<Flow, Section>): Section | undefined {
  const bottom = (of: Flow) => of.lines.at(-1)!.y;
  const above = before.filter((of) => of.page === flow.page && bottom(of) <= flow.top + 2 && overlap(of, flow) > 0);
  const nearest = above.sort((a, b) => bottom(b) - bottom(a))[0];
  if (nearest) return ends.get(nearest);
  const page = Math.max(0, ...before.filter((of) => of.page < flow.page).map((of) => of.page));
  const last = before.filter((of) => of.page === page && overlap(of, flow) > 0);
  const widest = last.sort((a, b) => overlap(b, flow) - overlap(a, flow) || bottom(b) - bottom(a))[0];
  // among blocks of one width, the lowest
  const asWide = last.filter((of) => widest && overlap(of, flow) > 0.8 * overlap(widest, flow));
  const lowest = asWide.sort((a, b) => bottom(b) - bottom(a))[0];
  return lowest && ends.get(lowest);
}
