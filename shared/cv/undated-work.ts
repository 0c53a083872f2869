/** Jobs without dates. */
import { unmarked } from './entry-marks.ts';
import { headPartsOf, type Scored } from './head-pieces.ts';
import { type Line, PARAGRAPH_GAP } from './layout/lines.ts';
import { bestPair, wholeTitle } from './pairing.ts';
import { highlightsOf } from './paragraphs.ts';
import { anchorOf, foundLine, isBullet, partsOf } from './parts.ts';
import type { Work } from './reading.ts';
import { toldIn } from './telling-lines.ts';
import { EXACT_TITLE, organisationScore, TITLE, type TitleLexicon, titleScore } from './titles.ts';

export interface WorkRead {
  work: Work[];
  /** lines that belong to no job */
  rest: Line[];
}

/** The largest gap between lines of one head, in font sizes. */
const MAX_HEAD_GAP = 0.9;

/** Reads a plain title and employer on one line, or on two consecutive ones. */
export function readUndated(lines: readonly Line[], lexicon: TitleLexicon): WorkRead {
  const isList = lines.length > 0 && lines.every(isBullet);
  const named = isList ? lines.map(unmarked) : lines;
  const { tells } = toldIn(named);
  const partsAt = (i: number, offset: number) => headPartsOf(partsOf(named[i]!, offset), lexicon);
  /** The job that begins at a line, and the number of lines that name it. */
  const jobAt = (i: number): { job: Work; count: number } | null => {
    const own = tells[i] ? [] : partsAt(i, 0);
    const alone = undatedJob(own);
    if (alone) return { job: alone, count: 1 };
    const next = named[i + 1];
    const isHead = next !== undefined && !tells[i + 1] && next.gap < MAX_HEAD_GAP && !isList;
    const below = isHead ? partsAt(i + 1, 1) : [];
    const job = own.length === 1 && below.length <= 2 ? undatedJob([...own, ...below]) : null;
    return job && { job, count: 2 };
  };
  const jobs: { job: Work; told: Line[] }[] = [];
  const rest: Line[] = [];
  for (let i = 0; i < named.length; i++) {
    const found = jobAt(i);
    if (found) {
      i += found.count - 1;
      jobs.push({ job: found.job, told: [] });
    } else (jobs.at(-1)?.told ?? rest).push(lines[i]!);
  }
  const work = jobs.map(({ job, told }) => ({ ...job, highlights: highlightsOf(told) }));
  return work.length > 0 ? { work, rest } : (namesOverBullets(lines, lexicon) ?? { work, rest });
}

const paragraphsIn = (lines: readonly Line[]): Line[][] =>
  lines.reduce<Line[][]>((all, line, i) => {
    if (i === 0 || (line.gap > PARAGRAPH_GAP && line.page === lines[i - 1]!.page)) all.push([line]);
    else all.at(-1)!.push(line);
    return all;
  }, []);

/**
 * "Market trader" above "St Nicholas Market" in a paragraph of its own, among paragraphs that are jobs with dates: a
 * job without dates.
 */
export function undatedAmong(lines: readonly Line[], lexicon: TitleLexicon): { undated: Work[]; others: Line[] } {
  const paragraphs = paragraphsIn(lines);
  const headOf = (paragraph: readonly Line[]) => paragraph.slice(0, MAX_HEAD_LINES);
  const isDated = (paragraph: readonly Line[]) =>
    headOf(paragraph).some((line) => !isBullet(line) && anchorOf(line)?.range.isRange);
  const isUndated = (paragraph: readonly Line[]) => {
    const [title, employer] = paragraph;
    const areNamed = [title, employer].every((line) => line && !isBullet(line) && isNameLike(line.text.trim()));
    return areNamed && !paragraph.some((line) => anchorOf(line)) && titleScore(title!.text, lexicon) >= EXACT_TITLE;
  };
  const without = paragraphs.filter((paragraph) => !isDated(paragraph));
  if (paragraphs.length - without.length < MIN_DATED || !without.every(isUndated))
    return { undated: [], others: [...lines] };
  const read = without.map((paragraph) => ({ paragraph, jobs: readUndated(paragraph, lexicon).work }));
  const used = new Set(read.flatMap(({ paragraph, jobs }) => (jobs.length === 1 ? paragraph : [])));
  return {
    undated: read.flatMap(({ jobs }) => (jobs.length === 1 ? jobs : [])),
    others: lines.filter((line) => !used.has(line)),
  };
}
/** This many dated jobs show how this CV lays out a job. */
const MIN_DATED = 2;
const MAX_HEAD_LINES = 3;

/** Jobs named only by lines above bullets, such as "Taco Bell": each is an employer or a title. */
function namesOverBullets(lines: readonly Line[], lexicon: TitleLexicon): WorkRead | null {
  const isHead = (line: Line, i: number) => {
    const below = lines[i + 1];
    return !isBullet(line) && below !== undefined && isBullet(below) && isNameLike(line.text.trim());
  };
  const heads = lines.flatMap((line, i) => (isHead(line, i) ? [i] : []));
  const isTold = (line: Line, i: number) => heads.includes(i) || isBullet(line) || /^\p{Ll}/u.test(line.text);
  if (heads.length < 2 || heads[0] !== 0 || !lines.every(isTold)) return null;
  const work = heads.map((at, n): Work => {
    const found = foundLine(lines[at]!);
    const isTitle = titleScore(found.value, lexicon) >= TITLE && organisationScore(found.value) < 1.5;
    const told = lines.slice(at + 1, heads[n + 1]);
    return { ...(isTitle ? { position: found } : { name: found }), current: false, highlights: highlightsOf(told) };
  });
  return { work, rest: [] };
}

const isNameLike = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) && text.split(/\s+/).length <= 6 && !/[.:;,!?]$/.test(text);

/** Both must be there, and the title must be plain, as there is no other evidence of a job. */
function undatedJob(parts: readonly Scored[]): Work | null {
  if (parts.length < 2) return null;
  const { title, employer } = bestPair(parts, new Map());
  if (!title || !employer || title.title < 2 || title.title <= title.organisation) return null;
  if (employer.title >= TITLE && employer.organisation < 1.5) return null;
  if (!/^[\p{Lu}\d]/u.test(employer.text) || employer.text.split(' ').length > 8) return null;
  return {
    position: wholeTitle(title, employer, parts),
    name: { value: employer.text, place: employer.place },
    current: false,
    highlights: [],
  };
}
