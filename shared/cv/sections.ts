/** The parts of a CV with their lines: opened by headings, continued in the column below and on the next page. */
import { datesIn } from './dates.ts';
import { isDocumentTitle } from './document-title.ts';
import { type Styles, styleOf, stylesOf } from './heading-styles.ts';
import { headingKind } from './headings.ts';
import type { Cell } from './layout/cells.ts';
import { type Flow, type Line, lineOf } from './layout/lines.ts';
import type { SectionKind } from './lexicon/headings.data.ts';
import { joinedCell, withHungHeadings, withRailedHeadings, wrappedHeading } from './placed-headings.ts';
import type { Section } from './section.ts';
import { type Begin, beside, goesOnWith, inNextColumn } from './section-columns.ts';
import { type Opened, openedBy } from './section-headings.ts';
import { isSchool } from './titles.ts';

const namesSchoolOrYear = (text: string): boolean =>
  datesIn(text).length > 0 || text.split(/\s*[,;–|]\s*/).some(isSchool);

/** "Skills: Java, SQL", "Education: BSc, Cairo University, 2014" as one line. */
function openedInline(line: Line, current: Section['kind']): { kind: SectionKind; rest: string; at: number } | null {
  const match = /^([^:]{3,40}):\s+(\S.*)$/.exec(line.cells[0]!.text);
  const kind = match && headingKind(match[1]!);
  if (!kind || current === 'skills') return null;
  // "Skills: Java, SQL" within a job does not open a part; "Education:" does with a school or a year beside it
  const isOfSchool = kind === 'education' && current !== 'education' && namesSchoolOrYear(match[2]!);
  const isList = current !== 'work' && ['skills', 'languages', 'certificates'].includes(kind);
  if (!isOfSchool && !isList) return null;
  return { kind, rest: match[2]!, at: match[0].length - match[2]!.length };
}

/** "Vocational", "Miscellaneous" and "Highlights" below a larger "Experience" divide that part. */
const isWithin = ({ kind, heading }: Section, opened: Section['kind'], line: Line): boolean =>
  (kind === 'work' || kind === 'education') &&
  (opened === 'other' || opened === 'unknown' || opened === 'summary') &&
  heading !== null &&
  heading.fontSize > line.fontSize + 1;

/** The parts found above a line. */
interface Open {
  section: Section;
  sections: Section[];
  begins: Begin[];
  styles: Styles;
}

/** A line of a flow, joined with the line below if a column has broken a heading. */
interface LineAt {
  flow: Flow;
  i: number;
  line: Line;
  whole: Line;
  isWrapped: boolean;
}

export function sectionsOf(all: readonly Flow[]): Section[] {
  const flows = withRailedHeadings(withHungHeadings(all));
  const head: Section = { kind: 'head', heading: null, lines: [] };
  const styles = stylesOf(flows.flatMap(({ lines }) => lines));
  const open: Open = { section: head, sections: [head], begins: [], styles };
  const ends = new Map<Flow, Section>();
  flows.forEach((flow, index) => {
    open.section =
      beside(flow, flows.slice(0, index), open.begins) ??
      inNextColumn(flow, flows[index - 1], ends) ??
      goesOnWith(flow, flows.slice(0, index), ends) ??
      head;
    addFlow(flow, open);
    ends.set(flow, open.section);
  });
  return open.sections;
}

function addFlow(flow: Flow, open: Open): void {
  let wrapped: Line | undefined;
  flow.lines.forEach((line, i) => {
    if (line.cells.length === 0 || line === wrapped) return;
    wrapped = wrappedHeading(line, flow.lines[i + 1]);
    const whole = wrapped ? lineOf([joinedCell(line, wrapped)], flow, line.gap) : line;
    const at: LineAt = { flow, i, line, whole, isWrapped: wrapped !== undefined };
    const found = headingAt(at, open);
    // "Highlights" below each job neither ends nor names it
    if (found?.kind === 'summary' && isWithin(open.section, found.kind, whole)) return;
    if (found) openSection(found, at, open);
    else {
      wrapped = undefined;
      addLine(line, flow, open);
    }
  });
}

/** The part that a line opens, unless the line is an entry of the part above. */
function headingAt({ flow, i, line, whole }: LineAt, { section, styles }: Open): Opened | null {
  const found = isDocumentTitle(line.text) ? null : openedBy(whole, styles, flow.lines[i - 1], flow.lines[i + 1]);
  // a line right below a heading, or one that looks like the part's entries, is an entry
  const isEntry =
    found?.kind === 'unknown' &&
    section.heading !== null &&
    (section.lines.length === 0 || section.lines.some((other) => styleOf(other) === styleOf(whole)));
  return isEntry ? null : found;
}

/** The most, in points, by which the second line of a heading is offset from the first. */
const SAME_EDGE = 4;
/** The gap above text beside a heading, which has nothing above it. */
const FIRST_GAP = 99;

function openSection({ kind, cells }: Opened, { flow, i, line, whole, isWrapped }: LineAt, open: Open): void {
  const heading = lineOf(whole.cells.slice(0, cells), flow, line.gap);
  open.section = { kind: isWithin(open.section, kind, whole) ? open.section.kind : kind, heading, lines: [] };
  open.sections.push(open.section);
  const rest = whole.cells.slice(cells);
  // a heading beside its section may be broken over two lines
  const below = rest.length > 0 ? flow.lines[i + 1]?.cells[0] : undefined;
  const isAtEdge = below && Math.abs(below.x - line.x) < SAME_EDGE;
  if (isAtEdge && headingKind(`${line.cells[0]!.text} ${below.text}`)) flow.lines[i + 1]!.cells.shift();
  if (rest.length > 0) open.section.lines.push(lineOf(rest, flow, FIRST_GAP));
  const first = flow.lines[i + (isWrapped ? 2 : 1)];
  if (first) open.begins.push({ flow, y: first.y, section: open.section });
}

/** Adds a line that is not a heading to the current part, unless it names and lists one: "Skills: Java, SQL". */
function addLine(line: Line, flow: Flow, open: Open): void {
  const inline = openedInline(line, open.section.kind);
  if (!inline) {
    open.section.lines.push(line);
    return;
  }
  open.section = { kind: inline.kind, heading: null, lines: [] };
  open.sections.push(open.section);
  const [cell, ...others] = line.cells as [Cell, ...Cell[]];
  const share = inline.at / cell.text.length;
  const rest = { ...cell, text: inline.rest, x: cell.x + cell.width * share, width: cell.width * (1 - share) };
  open.section.lines.push(lineOf([rest, ...others], flow, line.gap));
}
