/** The parts of a CV, each with its lines: opened by headings, gone on with in the column below and on the next page. */
import { datesIn } from './dates.ts';
import { isDocumentTitle } from './document-title.ts';
import { styleOf, stylesOf } from './heading-styles.ts';
import { headingKind } from './headings.ts';
import { type Flow, type Line, lineOf } from './layout/lines.ts';
import type { SectionKind } from './lexicon/headings.data.ts';
import { joinedCell, withHungHeadings, withRailedHeadings, wrappedHeading } from './placed-headings.ts';
import type { Section } from './section.ts';
import { type Begin, beside, goesOnWith, inNextColumn } from './section-columns.ts';
import { openedBy } from './section-headings.ts';
import { isSchool } from './titles.ts';

const namesSchoolOrYear = (text: string): boolean =>
  datesIn(text).length > 0 || text.split(/\s*[,;–|]\s*/).some(isSchool);

/** "Skills: Java, SQL", "Education: BSc, Cairo University, 2014" as one line. */
function openedInline(line: Line, current: Section['kind']): { kind: SectionKind; rest: string; at: number } | null {
  const match = /^([^:]{3,40}):\s+(\S.*)$/.exec(line.cells[0]!.text);
  const kind = match && headingKind(match[1]!);
  if (!kind || current === 'skills') return null;
  // what a job is told with is no part of its own: "Skills: Java, SQL"; a year stands beside a school
  const isOfSchool = kind === 'education' && current !== 'education' && namesSchoolOrYear(match[2]!);
  const isList = current !== 'work' && ['skills', 'languages', 'certificates'].includes(kind);
  if (!isOfSchool && !isList) return null;
  return { kind, rest: match[2]!, at: match[0].length - match[2]!.length };
}

/** "Vocational", "Miscellaneous" and "Highlights" below a larger "Experience" part what it tells. */
const isWithin = ({ kind, heading }: Section, opened: Section['kind'], line: Line): boolean =>
  (kind === 'work' || kind === 'education') &&
  (opened === 'other' || opened === 'unknown' || opened === 'summary') &&
  heading !== null &&
  heading.fontSize > line.fontSize + 1;

export function sectionsOf(all: readonly Flow[]): Section[] {
  const flows = withRailedHeadings(withHungHeadings(all));
  const styles = stylesOf(flows.flatMap(({ lines }) => lines));
  const head: Section = { kind: 'head', heading: null, lines: [] };
  const sections: Section[] = [head];
  const ends = new Map<Flow, Section>();
  const begins: Begin[] = [];
  flows.forEach((flow, index) => {
    let section =
      beside(flow, flows.slice(0, index), begins) ??
      inNextColumn(flow, flows[index - 1], ends) ??
      goesOnWith(flow, flows.slice(0, index), ends) ??
      head;
    let wrapped: Line | undefined;
    flow.lines.forEach((line, i) => {
      if (line.cells.length === 0 || line === wrapped) return;
      wrapped = wrappedHeading(line, flow.lines[i + 1]);
      const whole = wrapped ? lineOf([joinedCell(line, wrapped)], flow, line.gap) : line;
      const found = isDocumentTitle(line.text) ? null : openedBy(whole, styles, flow.lines[i - 1], flow.lines[i + 1]);
      // what stands right below a heading, or looks like the entries of its part, is one of them
      const isEntry =
        found?.kind === 'unknown' &&
        section.heading !== null &&
        (section.lines.length === 0 || section.lines.some((other) => styleOf(other) === styleOf(whole)));
      // "Highlights" below each job ends it no more than it names it
      if (found?.kind === 'summary' && isWithin(section, found.kind, whole)) return;
      const opens = isEntry ? null : found;
      if (!opens) wrapped = undefined;
      if (opens && isWithin(section, opens.kind, whole)) opens.kind = section.kind;
      if (opens) {
        section = { kind: opens.kind, heading: lineOf(whole.cells.slice(0, opens.cells), flow, line.gap), lines: [] };
        sections.push(section);
        const rest = whole.cells.slice(opens.cells);
        // a heading beside its section may be broken over two lines
        const below = rest.length > 0 ? flow.lines[i + 1]?.cells[0] : undefined;
        if (below && Math.abs(below.x - line.x) < 4 && headingKind(`${line.cells[0]!.text} ${below.text}`))
          flow.lines[i + 1]!.cells.shift();
        if (rest.length > 0) section.lines.push(lineOf(rest, flow, 99));
        const first = flow.lines[i + (wrapped ? 2 : 1)];
        if (first) begins.push({ flow, y: first.y, section });
        return;
      }
      const inline = openedInline(line, section.kind);
      if (inline) {
        section = { kind: inline.kind, heading: null, lines: [] };
        sections.push(section);
        const [cell, ...others] = line.cells;
        const share = inline.at / cell!.text.length;
        const rest = {
          ...cell!,
          text: inline.rest,
          x: cell!.x + cell!.width * share,
          width: cell!.width * (1 - share),
        };
        section.lines.push(lineOf([rest, ...others], flow, line.gap));
        return;
      }
      section.lines.push(line);
    });
    ends.set(flow, section);
  });
  return sections;
}
