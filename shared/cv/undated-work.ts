/** Jobs without dates. */
import { toldIn, unmarked } from './entries.ts';
import { headPartsOf, type Scored } from './head-pieces.ts';
import type { Line } from './layout/lines.ts';
import { bestPair, wholeTitle } from './pairing.ts';
import { highlightsOf } from './paragraphs.ts';
import { foundLine, isBullet, partsOf } from './parts.ts';
import type { Work } from './reading.ts';
import { organisationScore, TITLE, type TitleLexicon, titleScore } from './titles.ts';

export interface WorkRead {
  work: Work[];
  /** lines that belong to no job */
  rest: Line[];
}

/** A plain title and an employer on one line, or on two below each other. */
export function readUndated(lines: readonly Line[], lexicon: TitleLexicon): WorkRead {
  const isList = lines.length > 0 && lines.every(isBullet);
  const named = isList ? lines.map(unmarked) : lines;
  const { tells } = toldIn(named);
  const partsAt = (i: number, offset: number) => headPartsOf(partsOf(named[i]!, offset), lexicon);
  const work: Work[] = [];
  const rest: Line[] = [];
  let last: { job: Work; told: Line[] } | undefined;
  for (let i = 0; i < named.length; i++) {
    const own = tells[i] ? [] : partsAt(i, 0);
    const below = i + 1 < named.length && !tells[i + 1] && named[i + 1]!.gap < 0.9 && !isList ? partsAt(i + 1, 1) : [];
    const job = undatedJob(own) ?? (own.length === 1 && below.length <= 2 ? undatedJob([...own, ...below]) : null);
    if (job) {
      if (!undatedJob(own)) i++;
      last = { job, told: [] };
      work.push(job);
    } else if (last) last.told.push(lines[i]!);
    else rest.push(lines[i]!);
    if (last) last.job.highlights = highlightsOf(last.told);
  }
  return work.length > 0 ? { work, rest } : (namesOverBullets(lines, lexicon) ?? { work, rest });
}

/** "Taco Bell" above bullets, and so all of them: for whom, or as what, and no more is said. */
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

/** Both have to be there, and the title has to be plain: nothing else says that this is a job. */
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
