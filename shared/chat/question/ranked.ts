/** Occupations of one name, ranked by their pay: "highest paid nurse". */
import { nameOf } from '#shared/occupations/names.ts';
import { nothingBeyond } from './beyond.ts';
import { MAX_LISTED } from './chosen-found.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { type ListSubject, listOf } from './subject-kinds.ts';
import { isAsking, tokensOf } from './words.ts';

/** Words for a whole group of occupations that are in none of their names. */
const groups: Readonly<Record<string, string>> = { doctor: '29-12', physician: '29-12' };
const ranked =
  /\b(highest|best|top|most|lowest|worst|least)[ -](?:paid|paying|earning)(?: (?:type|kind|sort)s? of)? (?:an? |the )?([a-z]+)\b/;

/** "Highest paid nurse": all with that name, ordered by pay. */
export function rankedIn({ facts }: OccupationIndex, plain: string): ListSubject | null {
  const [, order = '', word = ''] = ranked.exec(plain) ?? [];
  const [token] = tokensOf(word);
  if (!token || isAsking(token)) return null;
  const group = groups[token];
  const found = facts.codes
    .map((code, at) => ({ code, at, paid: facts.wageP50[at]! }))
    // the others share the figures of a wider group
    .filter(({ at, paid }) => !Number.isNaN(paid) && facts.figureGroup[at] === 1)
    .filter(({ code, at }) =>
      group ? code.startsWith(group) : tokensOf(nameOf(code, facts.titles[at]!)).includes(token),
    )
    .sort((a, b) => (/^(?:lowest|worst|least)$/.test(order) ? a.paid - b.paid : b.paid - a.paid))
    .slice(0, MAX_LISTED)
    .map(({ at }) => at);
  return found.length > 1 ? listOf({ found, named: 0, ranked: word, beyond: nothingBeyond }) : null;
}
