/** Reads a CV by rules: geometry, headings, dates as anchors, titles from the occupation table. Nothing is invented. */
import { readContact, withoutLabelOf } from './contact.ts';
import { isDocumentTitle } from './document-title.ts';
import { withListsJoined } from './education.ts';
import { languageOfCv } from './language.ts';
import { withCapitals } from './layout/capitals.ts';
import { withCardsApart } from './layout/cards.ts';
import { furnitureOf, withoutEchoes, withTownsApart } from './layout/furniture.ts';
import { bodySize, type Flow, flowsOf, type Line } from './layout/lines.ts';
import { withShortMarks } from './layout/mark-runs.ts';
import { isRightToLeft, mirrored, mirroredBack } from './layout/right-to-left.ts';
import { Kept, leftOf, valuesIn } from './left-over.ts';
import { letterIn } from './letter.ts';
import { mayBePlace } from './lexicon/places.ts';
import { readName } from './name.ts';
import type { CvPages } from './pages.ts';
import { anchorOf, foundLine, isBullet, partsOf } from './parts.ts';
import { personalLines } from './personal.ts';
import { isOfClients, readSection } from './read-section.ts';
import type { CvReading, Found } from './reading.ts';
import type { Section } from './section.ts';
import { sectionsOf } from './sections.ts';
import { TITLE, type TitleLexicon, titleScore } from './titles.ts';
import { withYearRanges } from './year-ranges.ts';

export function readCv(file: CvPages, titles: TitleLexicon): CvReading {
  const pages = withShortMarks(file);
  return isRightToLeft(pages) ? mirroredBack(readPages(mirrored(pages), titles), pages) : readPages(pages, titles);
}

function readPages(pages: CvPages, titles: TitleLexicon): CvReading {
  const flows = withYearRanges(withTownsApart(withCapitals(withCardsApart(withoutEchoes(flowsOf(pages))))));
  const lines = flows.flatMap((flow) => flow.lines);
  // not about the work: listed under notPlaced, and not read
  const apart = new Set([...furnitureOf(lines), ...letterIn(lines), ...personalLines(lines)]);
  const sections = partsIn(flows, apart, titles);
  const head = sections.filter(({ kind }) => kind === 'head' || kind === 'contact');
  const headLines = new Set(head.flatMap((section) => section.lines));
  const { basics, used, reached } = readBasics(pages, lines, headLines, titles);
  for (const line of lines) if (isDocumentTitle(line.text)) used.add(line);

  const reading: CvReading = {
    language: languageOfCv(lines.map(({ text }) => text).join('\n')),
    basics,
    work: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    notPlaced: [],
  };
  const left: Line[] = [...apart];
  for (const section of sections.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const own = section.lines.filter((line) => !used.has(line));
    const known = { hasWork: reading.work.length > 0, hasEducation: reading.education.length > 0 };
    left.push(...readSection({ ...section, lines: own }, reading, titles, known));
  }
  reading.education = withListsJoined(reading.education);
  reading.basics.location ??= placeBeside(
    reached.filter((line) => headLines.has(line)),
    [basics.name, basics.email, basics.phone].flatMap((found) => (found ? [found.value] : [])),
  );
  reading.notPlaced = notPlaced(lines, left, [
    ...valuesIn(reading),
    ...sections.flatMap(({ heading }) => (heading ? [heading.text] : [])),
  ]);
  return reading;
}

/** The lines without a place, and what is left of the others, each once, in the order of the page. */
function notPlaced(lines: readonly Line[], left: readonly Line[], read: readonly string[]): Found[] {
  const order = new Map(lines.map((line, index) => [line, index]));
  const whole = left.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const kept = new Kept([...read, ...whole.map(({ text }) => text)]);
  const pieces = lines.flatMap((line) => leftOf(line, kept).map((found) => ({ found, line })));
  const once = new Map(pieces.toReversed().map((piece) => [piece.found.value, piece]));
  return [
    ...whole.map((line) => ({ found: foundLine(line), line })),
    ...pieces.filter((piece) => once.get(piece.found.value) === piece),
  ]
    .sort((a, b) => (order.get(a.line) ?? 0) - (order.get(b.line) ?? 0))
    .map(({ found }) => found);
}

/** Parts under unknown headings are read last: they count as jobs or schools only if the known ones held none. */
function rankOf(section: Section): number {
  if (isOfClients(section)) return 3;
  if (section.kind === 'unknown' || section.kind === 'head') return 2;
  return section.kind === 'other' ? 1 : 0;
}

/** The parts of a CV; jobs that follow a list become a part of their own. */
function partsIn(flows: Flow[], apart: ReadonlySet<Line>, titles: TitleLexicon): Section[] {
  const parted = sectionsOf(flows)
    .map((section) => ({ ...section, lines: section.lines.filter((line) => !apart.has(line)) }))
    .flatMap((section) => jobsBehindList(section, titles));
  const namesWork = parted.some(({ kind }) => kind === 'work');
  // "Career summary" may be the heading of the jobs
  const isCareer = ({ kind, lines }: Section) =>
    !namesWork && kind === 'summary' && lines.filter((line) => anchorOf(line)?.range.isRange).length >= 2;
  return parted.map((section): Section => (isCareer(section) ? { ...section, kind: 'work' } : section));
}

interface BasicsRead {
  basics: CvReading['basics'];
  /** lines without further content */
  used: Set<Line>;
  /** contact lines */
  reached: Line[];
}

function readBasics(
  pages: CvPages,
  lines: readonly Line[],
  headLines: ReadonlySet<Line>,
  lexicon: TitleLexicon,
): BasicsRead {
  const { email, phone, links, ...contact } = readContact(lines, pages, headLines);
  // a printer's first page may be empty
  const firstPage = Math.min(...lines.map(({ page }) => page));
  const named = readName({
    lines: lines.filter(({ page }) => page === firstPage),
    headLines,
    body: bodySize(lines),
    mail: email?.value,
    lexicon,
  });
  const reached = [...contact.mailLines, ...(contact.phoneLine ? [contact.phoneLine] : [])];
  const ownMail = named && email ? { ...email, value: withoutLabelOf(named.name.value, email.value) } : email;
  return {
    basics: {
      ...(named && { name: named.name }),
      ...(ownMail && { email: ownMail }),
      ...(phone && { phone }),
      links,
    },
    used: new Set([...(named?.lines ?? []), ...reached, ...contact.linkLines]),
    reached,
  };
}

/** "Swedish (Beginner)", and below it "CTO, Acme, 2024": jobs without a heading that follow a list. */
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

/** The most words of a line with a title, an employer and dates. */
const MAX_JOB_WORDS = 12;

/** "ada@example.com | +1 512 555 0143 | Austin, TX": the place of residence beside the contact details. */
const placeBeside = (lines: readonly Line[], known: readonly string[]): Found | undefined =>
  lines
    .map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, text: without(cell.text, known) })) }))
    .flatMap((line) => partsOf(line, 0))
    .map(({ text, place }) => ({ value: text.replace(/^\p{L}+:\s*/u, ''), place }))
    .find(({ value }) => mayBePlace(value));

const without = (text: string, known: readonly string[]) =>
  known.reduce((left, value) => left.replace(value, '|'.repeat(value.length)), text);
