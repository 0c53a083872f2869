/** Jobs: one head piece of an entry is the title and one the employer; a document's entries agree on which. */
import { isBreak } from './breaks.ts';
import { type Entry, entriesOf } from './entries.ts';
import { employerAlone, jobOf } from './job.ts';
import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { clearWays, leaningsOf, waysBeside } from './pairing.ts';
import { highlightsOf } from './paragraphs.ts';
import { anchorOf, isBullet } from './parts.ts';
import type { Work } from './reading.ts';
import { noSharing, openGroup, share } from './shared-employers.ts';
import { SURE_TITLE, TITLE, type TitleLexicon, titleScore } from './titles.ts';
import { type ToldTitle, titleToldIn } from './told-title.ts';
import { readUndated, undatedAmong, type WorkRead } from './undated-work.ts';
import { candidatesOf, chosenOf } from './work-candidates.ts';
import { type Candidate, employerOfGroup, employersByDuration, isWithinDates } from './work-groups.ts';

/** @param isTrusted whether the heading announces jobs; if not, both title and employer must be plain */
export function readWork(lines: readonly Line[], lexicon: TitleLexicon, isTrusted: boolean): WorkRead {
  const { undated, others } = isTrusted ? undatedAmong(lines, lexicon) : { undated: [], others: lines };
  const { work, rest } = readDated(others, lexicon, isTrusted);
  return { work: undated.length > 0 ? [...work, ...undated].sort(byPlace) : work, rest };
}

/** In the order of the document. */
function byPlace(one: Work, other: Work): number {
  const [a, b] = [one, other].map(({ position, name }) => (position ?? name)?.place);
  return a && b ? a.page - b.page || a.box.y - b.box.y : 0;
}

/** Which dated lines begin an entry despite their bullet. */
function bulletsThatAnchor(lines: readonly Line[], lexicon: TitleLexicon): (line: Line) => boolean {
  const isList = lines.every(isBullet);
  // "• President's Club 2012, 2013", "• Grid operator: maintenance plan (2021 – 2022)" describe a job
  const tells = (line: Line) => isBullet(line) && !isList && (/:/.test(line.text) || !anchorOf(line)?.range.isRange);
  const opening = (line: Line) => withoutBullet(line.cells[0]!.text).split(/[,|–—(]| - | at |\. /)[0]!;
  return (line) => !tells(line) && titleScore(opening(line), lexicon) >= SURE_TITLE;
}

function readDated(lines: readonly Line[], lexicon: TitleLexicon, isTrusted: boolean): WorkRead {
  const { others, employerAbove } = employersByDuration(lines);
  const { entries, before } = entriesOf(others, bulletsThatAnchor(lines, lexicon));
  if (entries.length === 0 && isTrusted) return readUndated(lines, lexicon);
  const candidates = candidatesOf(entries, lexicon);
  const chosen = chosenOf(candidates);
  const leanings = leaningsOf(chosen);
  const clear = clearWays(chosen);

  const work: Work[] = [];
  const rest: Line[] = [...before];
  let sharing = noSharing();
  candidates.forEach((candidate, n) => {
    const { entry } = candidate;
    const over = employerOfGroup(candidates, n);
    if (over && !isBreak(over.value)) {
      sharing = openGroup(sharing, entry, over);
      rest.push(...entry.next, ...entry.body);
      return;
    }
    const [previous, followed] = [candidates[n - 1], candidates[n + 1]];
    const sharesHead = previous !== undefined && entry.head.length < previous.entry.head.length;
    const told = titleToldIn(entry, lexicon);
    const parts = chosen[n]!;
    const job =
      jobOf(entry, parts, { leanings, others: waysBeside(clear, parts) }, isTrusted) ??
      employerOver(candidate, followed) ??
      (told && isTrusted ? employerAlone(entry, parts) : null);
    // without such a heading, a title alone is a job only below the one it followed
    const isLone = !isTrusted && job && !job.name;
    if (!job || (isLone && !(sharing.employer && sharesHead))) {
      rest.push(...entry.head, ...entry.next, ...entry.body);
      sharing = { ...sharing, hasHeader: false };
      return;
    }
    if (job.name && startsGroup(job, entry, followed)) {
      sharing = openGroup(sharing, entry, job.name);
      return;
    }
    sharing = share(job, entry, sharing, {
      sharesHead,
      isLevel: previous !== undefined && entry.head.length <= previous.entry.head.length,
      lastTitle: work.at(-1)?.position?.value ?? '',
      above: entry.head.map(employerAbove).find((found) => found !== undefined),
    });
    work.push(withTold(job, entry, told));
  });
  return { work, rest };
}

/** Whether an employer is alone above a title with dates of its own. */
const startsGroup = (job: Work, { next, body }: Entry, followed: Candidate | undefined): boolean =>
  !job.position && body.length === 0 && next.length === 0 && followed?.own.some((part) => part.title >= TITLE) === true;

const keyOf = (page: number, y: number): string => `${page}|${Math.round(y)}`;

/** A job with the description below its head; its title may be in there. */
function withTold(job: Work, { next, body }: Entry, told: ToldTitle | undefined): Work {
  const used = new Set([job.position?.place, job.name?.place].map((place) => place && keyOf(place.page, place.box.y)));
  const names = (line: Line) => !isBullet(line) && line.cells.some((cell) => used.has(keyOf(cell.page, cell.y)));
  const highlights = highlightsOf([...next, ...body].filter((line) => !names(line)));
  if (job.position || !told) return { ...job, highlights };
  return { ...job, position: told.title, highlights: told.isBullet ? highlights.slice(1) : highlights };
}

/** An unlisted name above an entry with a title and with dates within its own: the employer of both. */
function employerOver({ entry, own }: Candidate, next: Candidate | undefined): Work | null {
  const [only, ...more] = own;
  const isOver = next?.own.some((part) => part.title >= TITLE) && isWithinDates(next.entry, entry);
  if (!only || more.length > 0 || only.title >= TITLE || !isOver || isBreak(only.text)) return null;
  return { name: { value: only.text, place: only.place }, current: false, highlights: [] };
}
