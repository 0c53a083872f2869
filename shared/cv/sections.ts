/** The parts of a CV, each with its lines: opened by headings, gone on with in the column below and on the next page. */
import { datesIn } from './dates.ts';
import { isDocumentTitle } from './document-title.ts';
import {
  ambiguous,
  isLabel,
  isPlainAmongOwn,
  isProminent,
  type Styles,
  stripBullet,
  styleOf,
  stylesOf,
} from './heading-styles.ts';
import { headingKind, likelyKind, misspeltKind } from './headings.ts';
import type { Cell } from './layout/cells.ts';
import type { Flow, Line } from './layout/lines.ts';
import { hasWrapped, lineOf, PARAGRAPH_GAP } from './layout/lines.ts';
import type { SectionKind } from './lexicon/headings.data.ts';
import { labelKind } from './lexicon/labels.ts';
import { isSpokenLanguage } from './lexicon/spoken-languages.ts';
import { isSchool } from './titles.ts';

export interface Section {
  /** head: what stands before any heading */
  kind: SectionKind | 'head' | 'unknown';
  heading: Line | null;
  lines: Line[];
}

/** A line that may open a part, and what stands around it. */
interface Opening {
  line: Line;
  styles: Styles;
  before: Line | undefined;
  after: Line | undefined;
  /** the text of the line, and of its first cell, without marks */
  whole: string;
  own: string;
  /** whether the whole line is the heading, and not its first cell alone */
  isOne: boolean;
  isProminent: boolean;
  /** whether a heading whose words are known looks so */
  likeOthers: boolean;
}

interface Opened {
  kind: Section['kind'];
  /** how many of its cells are the heading */
  cells: number;
}

function openingOf(line: Line, styles: Styles, before: Line | undefined, after: Line | undefined): Opening {
  const whole = stripBullet(line.cells.map((cell) => cell.text).join(' '));
  return {
    line,
    styles,
    before,
    after,
    whole,
    own: stripBullet(line.cells[0]!.text),
    isOne: line.cells.length === 1 || headingKind(whole) !== null,
    isProminent: isProminent(line, styles),
    likeOthers: (styles.known.get(styleOf(line)) ?? 0) >= 1,
  };
}

/** "Period | Education" over a table. */
function tableHeading({ line, isProminent: isSetApart }: Opening): Opened | null {
  const [first, second] = line.cells;
  if (!second || line.cells.length !== 2 || labelKind(first!.text) !== 'date') return null;
  const kind = headingKind(second.text);
  return kind && isSetApart ? { kind, cells: 2 } : null;
}

/** "Languages" above "English (native)" */
const isOfSpoken = (kind: SectionKind, after: Line | undefined): boolean =>
  kind === 'languages' && after !== undefined && isSpokenLanguage(stripBullet(after.text).split(/[,(:–—-]/)[0]!);

type Refusal = (opening: Opening, name: string, kind: SectionKind) => boolean;

/** Words that also stand elsewhere open a part only where they are large or look like the other headings. */
const isAmbiguous: Refusal = ({ line, styles, after, isProminent: isSetApart, likeOthers }, name, kind) => {
  if (!ambiguous.test(name) || isOfSpoken(kind, after)) return false;
  const isLarge = line.fontSize > styles.body + 0.7 && line.gap > 0.5 && (line.bold || line.isCaps);
  return !isLarge && !(likeOthers && (isSetApart || line.gap > 0.6));
};

/** "School | Hull Grammar" above "Year | 2003" */
const isFormLabel: Refusal = ({ before, after, isOne, own, isProminent: isSetApart }) =>
  !isOne &&
  !isSetApart &&
  labelKind(own) !== null &&
  [before, after].some((other) => other?.cells.length === 2 && labelKind(other.cells[0]!.text) !== null);

/** "Cefn Hengoed Community" above "School" */
const isEndOfName: Refusal = ({ line, styles, before }) =>
  before !== undefined && line.gap < 0.5 && isPlainAmongOwn(line, styles) && hasWrapped(before, line);

/** The end of a sentence that has wrapped. */
const isEndOfSentence: Refusal = ({ line, before, isProminent: isSetApart, likeOthers }) =>
  !isSetApart && !likeOthers && before !== undefined && line.gap < 0.5 && before.width > 0.8 * (line.right - line.left);

/** The first line of a flow stands below nothing. */
const FIRST_GAP = 50;

/** Where one of them holds, a line with the words of a heading is none. */
const refusals: readonly Refusal[] = [
  // "experience" alone above its lines is one, in small letters too
  ({ line, after, isProminent: isSetApart }, name) =>
    /^\p{Ll}/u.test(name) &&
    !isSetApart &&
    !(
      line.gap > PARAGRAPH_GAP &&
      line.gap < FIRST_GAP &&
      after !== undefined &&
      after.gap < line.gap &&
      !/\s/.test(name)
    ),
  ({ line, isProminent: isSetApart }) => /[.,;]$/.test(line.text.trim()) && !isSetApart,
  ({ line, styles }) => isLabel(line, styles),
  isAmbiguous,
  ({ isOne, isProminent: isSetApart, likeOthers }) => !isOne && !isSetApart && !likeOthers,
  isFormLabel,
  isEndOfName,
  isEndOfSentence,
];

/** A line whose words are those of a heading, or one letter from them where it is set like one. */
function knownHeading(opening: Opening): { isRefused: boolean; opened: Opened } | null {
  const { line, whole, own, isOne } = opening;
  const name = isOne ? whole : own;
  const kind = headingKind(name) ?? misspeltHeading(opening);
  if (!kind) return null;
  const isRefused = refusals.some((refuses) => refuses(opening, name, kind));
  return { isRefused, opened: { kind, cells: isOne ? line.cells.length : 1 } };
}

/** "EDUCATON" */
const misspeltHeading = ({ line, whole, isOne, isProminent: isSetApart, likeOthers }: Opening): SectionKind | null =>
  isOne && line.gap > 0.6 && (isSetApart || likeOthers || line.gap > PARAGRAPH_GAP) ? misspeltKind(whole) : null;

/** A line that is set as the known headings are, or whose words say what follows. */
function unknownHeading({ line, styles, whole, isProminent: isSetApart }: Opening): Opened | null {
  const count = styles.known.get(styleOf(line)) ?? 0;
  const others = (styles.all.get(styleOf(line)) ?? 0) - count;
  // larger than all that is told, it opens a part even where only one heading is a known one
  const isLarge = count >= 1 && others <= 6 && line.cells[0]!.fontSize > styles.body + 1.5 && line.gap > 0.9;
  const isCapital = count >= 1 && others <= 2 && line.isCaps && line.bold && line.gap > PARAGRAPH_GAP;
  const likely = likelyKind(whole);
  const isSpoken = count >= 1 && likely !== null && line.gap > PARAGRAPH_GAP && line.text.split(' ').length <= 5;
  // "Jobs I have had:" in a text of one look
  const isIntroduced =
    (likely === 'work' || likely === 'education') &&
    line.gap > PARAGRAPH_GAP &&
    /:$/.test(line.text.trim()) &&
    !isPlainAmongOwn(line, styles);
  // where no heading is a known one, three lines of one larger type are headings all the same
  const isOfOwnType =
    styles.named.size === 0 &&
    count === 0 &&
    others >= 3 &&
    line.cells[0]!.fontSize > 1.3 * styles.body &&
    line.gap > PARAGRAPH_GAP;
  const isUnknownHeading =
    (isIntroduced ||
      isOfOwnType ||
      ((isLarge || isCapital || isSpoken || (count >= 2 && others <= count)) && isSetApart)) &&
    line.cells.length === 1 &&
    whole.split(' ').length <= 5 &&
    !/\d|[@:,|·•]|\s[–—-]\s/.test(whole.replace(/\s?:$/, '')) &&
    line.gap >= 0.7 * (styles.gaps.get(styleOf(line)) ?? 0) &&
    datesIn(whole).length === 0;
  return isUnknownHeading ? { kind: likely ?? 'unknown', cells: 1 } : null;
}

/** The kind of part that a line opens. */
function opened(line: Line, styles: Styles, before: Line | undefined, after: Line | undefined): Opened | null {
  const opening = openingOf(line, styles, before, after);
  const table = tableHeading(opening);
  if (table) return table;
  const known = knownHeading(opening);
  if (known) return known.isRefused ? null : known.opened;
  return unknownHeading(opening);
}

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

/** "COURSE-" above "WORK" is one word. */
const joinedText = (line: Line, below: Line): string =>
  /\p{L}-$/u.test(line.text) ? line.text.slice(0, -1) + below.text : `${line.text} ${below.text}`;

const joinedCell = (line: Line, below: Line): Cell => ({
  ...line.cells[0]!,
  text: joinedText(line, below),
  height: below.y + below.height - line.y,
});

/** The second line of a heading that a narrow column has broken, where both together are a known one. */
function wrappedHeading(line: Line, below: Line | undefined): Line | undefined {
  const isAlike =
    below && styleOf(line) === styleOf(below) && line.cells.length === 1 && below.cells.length === 1 && below.gap < 0.8;
  if (!isAlike || datesIn(below.text).length > 0) return undefined;
  const whole = headingKind(stripBullet(joinedText(line, below)));
  const own = headingKind(stripBullet(line.text));
  // "Experiencia" above "profesional" is one; "Experience" above the first employer is not
  if (own && headingKind(stripBullet(below.text)) === null && whole !== own) return undefined;
  return whole ? below : undefined;
}

/** "Vocational", "Miscellaneous" and "Highlights" below a larger "Experience" part what it tells. */
const isWithin = ({ kind, heading }: Section, opened: Section['kind'], line: Line): boolean =>
  (kind === 'work' || kind === 'education') &&
  (opened === 'other' || opened === 'unknown' || opened === 'summary') &&
  heading !== null &&
  heading.fontSize > line.fontSize + 1;

const overlap = (a: Flow, b: Flow): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Headings in a column of their own stand over what is beside them. */
function withRailedHeadings(all: readonly Flow[]): Flow[] {
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

/** The headings at the end of a column, where nothing else stands between or below them. */
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

/** "EXPERIENCE Acme Corp." above what is set in: a heading that hangs in the margin, with no room between it and its first line. */
const withHungHeadings = (flows: readonly Flow[]): Flow[] =>
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
      const found = isDocumentTitle(line.text) ? null : opened(whole, styles, flow.lines[i - 1], flow.lines[i + 1]);
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

/** Text that runs over columns of one width, as in a newspaper: an entry goes on, or another one follows, at the top of the next. */
function inNextColumn(flow: Flow, before: Flow | undefined, ends: Map<Flow, Section>): Section | undefined {
  if (!before?.inColumn || !flow.inColumn || before.page !== flow.page || before.right > flow.left) return undefined;
  const widths = [before.right - before.left, flow.right - flow.left];
  const section = ends.get(before);
  if (Math.min(...widths) < 0.85 * Math.max(...widths) || !section?.heading) return undefined;
  const end = flow.lines.findIndex((line) => line.cells.length > 0 && headingKind(stripBullet(line.text)) !== null);
  const first = flow.lines.slice(0, end < 0 ? flow.lines.length : end);
  return first.some((line) => datesIn(line.text).some(({ isRange }) => isRange)) ? section : undefined;
}

interface Begin {
  flow: Flow;
  /** of the first line below the heading */
  y: number;
  section: Section;
}

/** Entries in columns below one heading: the second column begins beside the first line of the first. */
const beside = (flow: Flow, before: readonly Flow[], begins: readonly Begin[]): Section | undefined =>
  begins.find(
    (begin) =>
      flow.inColumn &&
      before.includes(begin.flow) &&
      begin.flow.page === flow.page &&
      begin.flow.right <= flow.left &&
      Math.abs(begin.y - flow.top) < 3,
  )?.section;

/** The section of the block above, on this page or at the end of one before. */
function goesOnWith(flow: Flow, before: readonly Flow[], ends: Map<Flow, Section>): Section | undefined {
  const bottom = (of: Flow) => of.lines.at(-1)!.y;
  const above = before.filter((of) => of.page === flow.page && bottom(of) <= flow.top + 2 && overlap(of, flow) > 0);
  const nearest = above.sort((a, b) => bottom(b) - bottom(a))[0];
  if (nearest) return ends.get(nearest);
  const page = Math.max(0, ...before.filter((of) => of.page < flow.page).map((of) => of.page));
  const last = before.filter((of) => of.page === page && overlap(of, flow) > 0);
  const widest = last.sort((a, b) => overlap(b, flow) - overlap(a, flow) || bottom(b) - bottom(a))[0];
  // of blocks of one width the lowest goes on
  const asWide = last.filter((of) => widest && overlap(of, flow) > 0.8 * overlap(widest, flow));
  const lowest = asWide.sort((a, b) => bottom(b) - bottom(a))[0];
  return lowest && ends.get(lowest);
}
