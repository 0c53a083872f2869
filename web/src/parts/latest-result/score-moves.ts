import { day } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { LatestResult } from './latest-result.ts';

/**
 * A person's match changes by at most this many points in about nine of ten repeats when nothing else has changed:
 * measured on the simulated population, see test/web/parts/latest-result/score-moves.test.ts.
 */
export const REPEAT_POINTS = 8;

/** Oldest first, as a line chart reads. */
export const inTime = (results: readonly LatestResult[]): LatestResult[] =>
  results.toSorted((a, b) => a.created_at.localeCompare(b.created_at));

/** Rounded to the displayed whole numbers. */
const moveOf = (newest: LatestResult, before: LatestResult): number =>
  Math.round(newest.final_score) - Math.round(before.final_score);

/** A score difference is a change of the match only if both are for the same occupation. */
const isSameMatch = ({ top_roles: [newest] }: LatestResult, { top_roles: [before] }: LatestResult): boolean =>
  newest?.code === before?.code;

/** The name of the best occupation as displayed; "none" only if a result lists nothing. */
const bestOf = ({ top_roles: [best] }: LatestResult): string => (best ? nameOf(best.code, best.title) : 'none');

/** The change in a few words, for display beside the number. */
export function moveNote(newest: LatestResult, before: LatestResult): string {
  if (!isSameMatch(newest, before)) return `another occupation since ${day(before.created_at)}`;
  const move = moveOf(newest, before);
  const since = `since ${day(before.created_at)}`;
  if (move === 0) return `unchanged ${since}`;
  const size = Math.abs(move);
  const moved = `${size} ${size === 1 ? 'point' : 'points'} ${move > 0 ? 'up' : 'down'} ${since}`;
  return size <= REPEAT_POINTS ? `${moved}: read as unchanged` : moved;
}

/** What the change between the last two matches means, and what it does not. */
export function moveSentence(results: readonly LatestResult[]): string {
  const [before, newest] = inTime(results).slice(-2);
  if (!before || !newest) return '';
  if (!isSameMatch(newest, before)) return otherMatch(newest, before);
  const move = moveOf(newest, before);
  if (Math.abs(move) <= REPEAT_POINTS)
    return `Within ${REPEAT_POINTS} points of the one before: read the newest match as unchanged.`;
  const points = `${Math.abs(move)} points ${move > 0 ? 'above' : 'below'} the one of ${day(before.created_at)}`;
  return `The newest match is ${points}: more than answering again does by itself.`;
}

/** Scores of two occupations are not a change; says where the new one ranked before. */
function otherMatch(newest: LatestResult, before: LatestResult): string {
  const [best] = newest.top_roles;
  const was = before.top_roles.find(({ code }) => code === best?.code);
  const then = was ? `, which scored ${Math.round(was.final_score)} then` : '';
  return `Your best match was ${bestOf(before)} on ${day(before.created_at)}, and is now ${bestOf(newest)}${then}: the two scores are of different occupations.`;
}

/** The sentence names at most this many new occupations. */
const NAMED = 3;

/** Occupations that are new in the latest result, best first; null without an earlier result. */
export function newRolesSentence(results: readonly LatestResult[]): string | null {
  const [before, newest] = inTime(results).slice(-2);
  if (!before || !newest) return null;
  const had = new Set(before.top_roles.map(({ code }) => code));
  const fresh = newest.top_roles.filter(({ code }) => !had.has(code)).map(({ code, title }) => nameOf(code, title));
  const since = `since ${day(before.created_at)}`;
  if (fresh.length === 0) return `No occupation is new ${since}.`;
  const names = fresh.slice(0, NAMED).join(', ');
  const more = fresh.length > NAMED ? ` and ${fresh.length - NAMED} more` : '';
  return `New ${since}, of ${newest.top_roles.length}: ${names}${more}.`;
}

/** Which field led, if known for all results. */
export function fieldSentence(results: readonly LatestResult[]): string | null {
  const all = inTime(results).map((result) => result.top_clusters[0]?.name);
  const newest = all.at(-1);
  if (!newest || all.includes(undefined)) return null;
  const changes = all.filter((field, place) => field !== all[place - 1]);
  if (changes.length === 1)
    return `The leading field is the same in ${all.length === 2 ? 'both' : `all ${all.length}`}: ${newest}.`;
  return `The leading field was ${changes.slice(0, -1).join(', then ')}, and is now ${newest}.`;
}
