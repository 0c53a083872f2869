/** Slashes between the pieces at the head of an entry: "Oscar Mayer / Kraft Heinz — Plant Manager". */
import { isLikelyPlace, isPlace, mayBePlace } from './lexicon/places.ts';
import { type Part, placeOf } from './parts.ts';
import {
  LIKELY_ORGANISATION,
  NAMED_ORGANISATION,
  organisationScore,
  TITLE,
  type TitleLexicon,
  titleScore,
} from './titles.ts';

/** "Frontend / Backend Developer" */
const fieldOfWork =
  /^(?:front[- ]?end|back[- ]?end|full[- ]?stack|web|mobile|ios|android|software|hardware|firmware|embedded|systems?|network|data|cloud|qa|test|ui|ux|hr|sales|marketing|accounts? (?:payable|receivable)|day|night|line|prep|graphic|interior|civil|mechanical|electrical|warehouse|front desk|bar|floor)$/i;

/** Whether only a slash separates two pieces. */
const isStroke = (one: Part, next: Part): boolean =>
  one.cell === next.cell && /^\s*\/\s*$/.test(one.cell.text.slice(one.to, next.from));

const isTownLike = ({ text }: Part): boolean => mayBePlace(text);

/** "Data scientist / Cloud Architect – Deloitte": everything before the dash is one title. */
function isOneRole(run: readonly Part[], all: readonly Part[], lexicon: TitleLexicon): boolean {
  const { cell, to } = run.at(-1)!;
  return (
    run.some(({ text }) => titleScore(text, lexicon) >= TITLE) &&
    run.every((part) => organisationScore(part.text) < 0.6 && !isTownLike(part)) &&
    all.some((part) => part.cell === cell && part.from > to && !isTownLike(part))
  );
}

/** "Apprentice / Improver, Keepmoat Homes", "AIN / Personal Care Assistant" below a hospital: one is unlisted. */
function isTwoTitles(run: readonly Part[], all: readonly Part[], lexicon: TitleLexicon): boolean {
  const [first, second, ...more] = run;
  if (!first || !second || more.length > 0) return false;
  const [next, ...behind] = second.text.split(/,\s+/);
  const isShortName = (text: string) =>
    text.split(' ').length <= 2 &&
    organisationScore(text) <= NAMED_ORGANISATION &&
    !isPlace(text) &&
    !isLikelyPlace(text);
  if (titleScore(first.text, lexicon) >= TITLE) return behind.length > 0 && isShortName(next!);
  const isElsewhere = all.some(
    ({ text, cell }) => cell !== first.cell && organisationScore(text) >= LIKELY_ORGANISATION,
  );
  return isElsewhere && isShortName(first.text) && titleScore(next!, lexicon) >= TITLE;
}

/**
 * "Oscar Mayer / Kraft Heinz — Plant Manager": a slash does not separate two names of which neither is a title, nor two
 * titles.
 */
export function withStrokes(parts: readonly Part[], lexicon: TitleLexicon): Part[] {
  const isName = (part: Part) => titleScore(part.text, lexicon) < 1 && !isTownLike(part);
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1);
    if (last && isStroke(last, part)) runs.at(-1)!.push(part);
    else runs.push([part]);
  }
  const together = (from: Part, to: Part): Part => {
    const text = from.cell.text.slice(from.from, to.to);
    return { ...from, text, to: to.to, place: placeOf(from.cell, from.from, to.to) };
  };
  return runs.flatMap((run) => {
    if (run.length > 1 && (isOneRole(run, parts, lexicon) || isTwoTitles(run, parts, lexicon)))
      return [together(run[0]!, run.at(-1)!)];
    const joined: Part[] = [];
    for (const part of run) {
      const last = joined.at(-1);
      if (last && isName(last) && (isName(part) || fieldOfWork.test(last.text)))
        joined[joined.length - 1] = together(last, part);
      else joined.push(part);
    }
    return joined;
  });
}
