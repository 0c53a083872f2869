/** A CV read by rules: geometry, headings, dates as anchors, titles against the occupation table. Nothing is invented. */
import { readContact, withoutLabelOf } from './contact.ts';
import { datesIn } from './dates.ts';
import { isDocumentTitle } from './document-title.ts';
import { namesSchool, namesSchools, readEducation, withListsJoined } from './education.ts';
import { withoutLabels } from './labels.ts';
import { languageOfCv } from './language.ts';
import { withoutBullet } from './layout/bullets.ts';
import { withCapitals } from './layout/capitals.ts';
import { withCardsApart } from './layout/cards.ts';
import { bodySize, type Flow, flowsOf, type Line } from './layout/lines.ts';
import { isRightToLeft, mirrored, mirroredBack } from './layout/right-to-left.ts';
import { letterIn } from './letter.ts';
import { mayBePlace } from './lexicon/places.ts';
import { readName } from './name.ts';
import type { CvPages } from './pages.ts';
import { paragraphsOf } from './paragraphs.ts';
import { anchorOf, foundLine, foundLines, isBullet, partsOf, placeOf } from './parts.ts';
import type { CvReading, Found } from './reading.ts';
import type { Section } from './section.ts';
import { sectionsOf } from './sections.ts';
import { readLanguages, readList } from './skills.ts';
import { isSchool, TITLE, type TitleLexicon, titleScore } from './titles.ts';
import { readWork } from './work.ts';
import { withYearRanges } from './year-ranges.ts';

const isPageNumber =
  /^(?:(?:page|seite|página|pagina|strona|sida|side|str\.?)\s*)?\d{1,2}(?:\s*(?:of|von|de|di|van|z|av|\/|\|)\s*\d{1,2})?$/iu;

/** "Kroger-Perrysburg, OH", as one program sets each employer and school. */
const beforeTown = /^(\p{Lu}.{1,70}[^\s-])-(?=\p{Lu}[\p{L}.' ]{1,24}, \p{Lu}{2}$)/u;

/** Where that is how this CV joins names and towns, they are parted. */
function withTownsApart(flows: Flow[]): Flow[] {
  const isJoined = ({ cells }: Line) => cells.length === 1 && beforeTown.test(cells[0]!.text);
  if (flows.flatMap(({ lines }) => lines).filter(isJoined).length < 2) return flows;
  const parted = (text: string) => text.replace(beforeTown, '$1|');
  const lineParted = (line: Line): Line =>
    isJoined(line)
      ? { ...line, text: parted(line.text), cells: line.cells.map((cell) => ({ ...cell, text: parted(cell.text) })) }
      : line;
  return flows.map((flow) => ({ ...flow, lines: flow.lines.map(lineParted) }));
}

/** LinkedIn copies each line twice, once as it is read aloud: pairs of lines that say the same are one, where there are several. */
function withoutEchoes(flows: Flow[]): Flow[] {
  const isEcho = (lines: readonly Line[], i: number) =>
    lines[i]!.text === lines[i - 1]?.text && /\p{L}{3}/u.test(lines[i]!.text);
  const echoes = flows.flatMap(({ lines }) => lines.filter((_, i) => isEcho(lines, i))).length;
  if (echoes < MIN_ECHOES) return flows;
  return flows.map((flow) => ({ ...flow, lines: flow.lines.filter((_, i) => !isEcho(flow.lines, i)) }));
}
const MIN_ECHOES = 3;

/** Of so many lines at the top or the end of a page one may stand on all of them; of fewer where its numbers differ. */
const RUNNING_LINES = 5;
const NUMBERED_LINES = 1;

/** What stands on every page in the same place at its edge, and page numbers. */
function furnitureOf(lines: readonly Line[]): Set<Line> {
  const rows = Map.groupBy(lines, ({ page }) => page);
  const fromEdge = ({ page, y }: Line) => {
    const above = rows.get(page)!.filter((other) => other.y < y - 1).length;
    return Math.min(above, rows.get(page)!.filter((other) => other.y > y + 1).length);
  };
  const key = (line: Line) => {
    const at = fromEdge(line);
    // "Store 114" and "Store 87" at one height within two pages are two employers
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

export const readCv = (pages: CvPages, titles: TitleLexicon): CvReading =>
  isRightToLeft(pages) ? mirroredBack(readPages(mirrored(pages), titles), pages) : readPages(pages, titles);

function readPages(pages: CvPages, titles: TitleLexicon): CvReading {
  const flows = withYearRanges(withTownsApart(withCapitals(withCardsApart(withoutEchoes(flowsOf(pages))))));
  const lines = flows.flatMap((flow) => flow.lines);
  // what tells nothing of the person: it is listed, and read no further
  const apart = new Set([...furnitureOf(lines), ...letterIn(lines)]);
  const told = sectionsOf(flows).map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !apart.has(line)),
  }));
  const parted = told.flatMap((section) => jobsBehindList(section, titles));
  const namesWork = parted.some(({ kind }) => kind === 'work');
  // "Career summary" may be the heading of the jobs
  const isCareer = ({ kind, lines: own }: Section) =>
    !namesWork && kind === 'summary' && own.filter((line) => anchorOf(line)?.range.isRange).length >= 2;
  const sections = parted.map((section): Section => (isCareer(section) ? { ...section, kind: 'work' } : section));
  const headLines = new Set(
    sections.filter(({ kind }) => kind === 'head' || kind === 'contact').flatMap((section) => section.lines),
  );

  const contact = readContact(lines, pages, headLines);
  // a printer's first page may be empty
  const firstPage = Math.min(...lines.map(({ page }) => page));
  const named = readName({
    lines: lines.filter(({ page }) => page === firstPage),
    headLines,
    body: bodySize(lines),
    mail: contact.email?.value,
    lexicon: titles,
  });
  const reached = [...contact.mailLines, ...(contact.phoneLine ? [contact.phoneLine] : [])];
  const used = new Set<Line>([...(named?.lines ?? []), ...reached, ...contact.linkLines]);
  for (const line of lines) if (isDocumentTitle(line.text)) used.add(line);

  const reading: CvReading = {
    language: languageOfCv(lines.map(({ text }) => text).join('\n')),
    basics: {
      ...(named && { name: named.name }),
      ...(contact.email && {
        email: named
          ? { ...contact.email, value: withoutLabelOf(named.name.value, contact.email.value) }
          : contact.email,
      }),
      ...(contact.phone && { phone: contact.phone }),
      links: contact.links,
    },
    work: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    notPlaced: [],
  };
  const left: Line[] = [...apart];
  // what stands under headings nobody knows tells of jobs where the known ones told of none
  const rankOf = ({ kind }: Section) => (kind === 'unknown' || kind === 'head' ? 2 : kind === 'other' ? 1 : 0);
  for (const section of sections.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const own = section.lines.filter((line) => !used.has(line));
    const known = { hasWork: reading.work.length > 0, hasEducation: reading.education.length > 0 };
    left.push(...readSection({ ...section, lines: own }, reading, titles, known));
  }
  reading.education = withListsJoined(reading.education);
  reading.basics.location ??= placeBeside(
    reached.filter((line) => headLines.has(line)),
    [named?.name, contact.email, contact.phone].flatMap((found) => (found ? [found.value] : [])),
  );
  const order = new Map(lines.map((line, index) => [line, index]));
  reading.notPlaced = left.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).map(foundLine);
  return reading;
}

/** "Swedish (Beginner)", and below it "CTO, Acme, 2024": jobs that have no heading follow a list. */
function jobsBehindList(section: Section, titles: TitleLexicon): Section[] {
  if (section.kind !== 'languages' && section.kind !== 'skills') return [section];
  const isHead = (line: Line) =>
    !isBullet(line) &&
    line.text.split(' ').length <= MAX_JOB_WORDS &&
    anchorOf(line) !== null &&
    titleScore(line.text.split(/,|\s[–—|-]\s/)[0]!, titles) >= TITLE;
  const first = section.lines.findIndex(isHead);
  if (first < 1 || section.lines.filter(isHead).length < 2) return [section];
  return [
    { ...section, lines: section.lines.slice(0, first) },
    { kind: 'work', heading: null, lines: section.lines.slice(first) },
  ];
}

/** As many as a line has that names a title, an employer and dates. */
const MAX_JOB_WORDS = 12;

/** "ada@example.com | +1 512 555 0143 | Austin, TX": where a person lives, beside how one reaches them. */
const placeBeside = (lines: readonly Line[], known: readonly string[]): Found | undefined =>
  lines
    .map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, text: without(cell.text, known) })) }))
    .flatMap((line) => partsOf(line, 0))
    .map(({ text, place }) => ({ value: text.replace(/^\p{L}+:\s*/u, ''), place }))
    .find(({ value }) => mayBePlace(value));

const without = (text: string, known: readonly string[]) =>
  known.reduce((left, value) => left.replace(value, '|'.repeat(value.length)), text);

/** What the parts with a known heading told of. */
interface Known {
  hasWork: boolean;
  hasEducation: boolean;
}

/** What somebody does within a job tells of others only where it names them plainly. */
const isActivity = /^(?:teaching|research|training)\b\W*$/i;

/** Where nothing else is called education, this is. */
const isTraining = /^(?:trainings?|schooling|schools?)\b\W*$/i;
const isOfSchool = ({ text }: Line): boolean => isSchool(text) && datesIn(text).length > 0;

/** Adds what a section tells; returns the lines that found no place. */
function readSection(section: Section, reading: CvReading, titles: TitleLexicon, known: Known): Line[] {
  const { lines } = section;
  switch (section.kind) {
    case 'work': {
      const isTrusted = !(known.hasWork && isActivity.test(section.heading?.text ?? ''));
      const { work, rest } = readWork(withoutLabels(lines), titles, isTrusted);
      reading.work.push(...work);
      return rest;
    }
    case 'education': {
      const { education, rest } = readEducation(withoutLabels(lines));
      reading.education.push(...education);
      return rest;
    }
    case 'skills': {
      const { values, rest } = readList(lines);
      reading.skills.push(...values);
      return rest;
    }
    case 'languages': {
      const { languages, others } = readLanguages(lines);
      reading.languages.push(...languages);
      return others;
    }
    case 'certificates':
      reading.certificates.push(...paragraphsOf(lines).map(foundLines).map(bare));
      return [];
    case 'summary': {
      if (lines.length === 0) return [];
      if (reading.basics.summary) return lines;
      reading.basics.summary = foundLines(lines);
      return [];
    }
    case 'head':
    case 'contact':
      return readHead(lines, reading, titles, known);
    case 'other':
    case 'unknown': {
      // "Training", "Courses": a school and its degree may stand under any heading
      const hasSchool = namesSchools(lines) || (isTraining.test(section.heading?.text ?? '') && lines.some(isOfSchool));
      if (!known.hasEducation && hasSchool) {
        const { education, rest } = readEducation(withoutLabels(lines));
        reading.education.push(...education);
        return rest;
      }
      if (known.hasWork || section.kind === 'other') return lines;
      const { work, rest } = readWork(lines, titles, false);
      reading.work.push(...work);
      return rest;
    }
  }
}

const bare = (found: Found): Found => ({ ...found, value: withoutBullet(found.value) });

const withoutLabel = (cell: Line['cells'][number]) => ({ ...cell, text: cell.text.replace(/^\S+:\s*/, '') });

/** Where a person lives; and, in a CV without headings, the jobs and the schools. */
function readHead(lines: readonly Line[], reading: CvReading, titles: TitleLexicon, known: Known): Line[] {
  const rest: Line[] = [];
  for (const line of lines) {
    const cell = line.cells.map(withoutLabel).find(({ text }) => mayBePlace(text));
    if (cell && !reading.basics.location) reading.basics.location = { value: cell.text, place: placeOf(cell) };
    else rest.push(line);
  }
  // a few lines are no jobs, but where two of them have a range of dates
  const isShort = rest.length < 8 && rest.filter((line) => anchorOf(line)?.range.isRange).length < 2;
  if (known.hasWork || isShort) return rest;
  const schools = known.hasEducation ? [] : schoolsAmong(rest);
  const { education, rest: left } = readEducation(schools);
  reading.education.push(...education);
  const found = readWork(
    rest.filter((line) => !schools.includes(line)),
    titles,
    false,
  );
  reading.work.push(...found.work);
  return [...found.rest, ...left];
}

/** A school and its degree, on one line or on two below each other, with no heading over them. */
function schoolsAmong(lines: readonly Line[]): Line[] {
  const mayName = (line: Line) => !isBullet(line) && line.text.split(' ').length <= MAX_SCHOOL_WORDS;
  const isWhole = (own: readonly Line[]) => own.every(mayName) && namesSchool(own);
  return lines.filter((line, i) =>
    [[line], lines.slice(i, i + 2), lines.slice(Math.max(0, i - 1), i + 1)].some(isWhole),
  );
}

/** More is told than named. */
const MAX_SCHOOL_WORDS = 14;
