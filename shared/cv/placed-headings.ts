/** Headings that a column has broken over two lines, that are in a column of their own, or that hang in the margin. */
import { datesIn } from './dates.ts';
import { stripBullet, styleOf } from './heading-styles.ts';
import { headingKind } from './headings.ts';
import type { Cell } from './layout/cells.ts';
import { type Flow, type Line, lineOf } from './layout/lines.ts';

/** "COURSE-" above "WORK" is one word. */
const joinedText = (line: Line, below: Line): string =>
  /\p{L}-$/u.test(line.text) ? line.text.slice(0, -1) + below.text : `${line.text} ${below.text}`;

export const joinedCell = (line: Line, below: Line): Cell => ({
  ...line.cells[0]!,
  text: joinedText(line, below),
  height: below.y + below.height - line.y,
});

/** The second line of a heading broken by a narrow column, if both together are a known one. */
export function wrappedHeading(line: Line, below: Line | undefined): Line | undefined {
  const isAlike =
    below && styleOf(line) === styleOf(below) && line.cells.length === 1 && below.cells.length === 1 && below.gap < 0.8;
  if (!isAlike || datesIn(below.text).length > 0) return undefined;
  const whole = headingKind(stripBullet(joinedText(line, below)));
  const own = headingKind(stripBullet(line.text));
  // "Experiencia" above "profesional" is one; "Experience" above the first employer is not
  if (own && headingKind(stripBullet(below.text)) === null && whole !== own) return undefined;
  return whole ? below : undefined;
}

/** Puts headings from a column of their own above the text beside them. */
export function withRailedHeadings(all: readonly Flow[]): Flow[] {
  const flows = all.map((flow) => ({ ...flow, lines: [...flow.lines] }));
  for (const rail of flows) {
    const headings = railOf(rail);
    const beside = flows.find(
      (flow) =>
        flow !== rail &&
        flow.page === rail.page &&
        flow.left > (rail.left + rail.right) / 2 &&
        headings.length >= 2 &&
        flow.lines.some(({ y }) => y >= headings[0]!.y - 6) &&
        flow.lines.at(-1)!.y >= headings.at(-1)!.y - 6,
    );
    if (!beside) continue;
    for (const heading of headings) {
      const at = beside.lines.findIndex(({ y }) => y >= heading.y - 6);
      beside.lines.splice(at, 0, lineOf(heading.cells, beside, 2));
    }
    rail.lines = rail.lines.filter(({ y }) => y < headings[0]!.y);
  }
  return flows.filter(({ lines }) => lines.length > 0);
}

/** The headings at the end of a column with nothing else between or below them. */
function railOf({ lines, inColumn }: Flow): Line[] {
  if (!inColumn) return [];
  const isNamed = ({ text }: Line) => headingKind(stripBullet(text)) !== null;
  const first = lines.findIndex((line, i) => isNamed(line) || wrappedHeading(line, lines[i + 1]) !== undefined);
  const headings: Line[] = [];
  for (let i = first; i >= 0 && i < lines.length; i++) {
    const line = lines[i]!;
    const wrapped = wrappedHeading(line, lines[i + 1]);
    if (!wrapped && !isNamed(line)) return [];
    headings.push(wrapped ? lineOf([joinedCell(line, wrapped)], line, line.gap) : line);
    if (wrapped) i++;
  }
  return headings;
}

/** "EXPERIENCE Acme Corp." above indented lines: a heading in the margin, with no gap between it and its first line. */
export const withHungHeadings = (flows: readonly Flow[]): Flow[] =>
  flows.map((flow) => ({
    ...flow,
    lines: flow.lines.flatMap((line, i) => {
      const [first, ...others] = line.cells;
      const below = flow.lines[i + 1];
      const hung = /^\p{Lu}{4,}(?: (?:\p{Lu}{2,}|&))*(?= \S*\p{Ll})/u.exec(first?.text ?? '')?.[0];
      const isHung = hung && below && below.x - line.x > 3 * line.fontSize && headingKind(hung) !== null;
      if (!isHung) return [line];
      const rest = { ...first!, text: first!.text.slice(hung.length + 1), turns: [], x: below.x };
      const heading = { ...first!, text: hung, turns: [], width: below.x - line.x };
      return [lineOf([heading], flow, line.gap), lineOf([rest, ...others], flow, 0)];
    }),
  }));
