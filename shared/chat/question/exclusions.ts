/** Occupations that somebody does not want: "but not a vet", or "not teaching" about a list shown before. */
import { amongOf } from './among.ts';
import type { Question } from './asked.ts';
import { MAX_LISTED } from './chosen-found.ts';
import { fieldCodesOf } from './fields.ts';
import { groupLimits } from './group-changed.ts';
import type { Message } from './message.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { subjectOf } from './subject.ts';
import type { ListSubject } from './subject-kinds.ts';
import { unpublishedIn } from './unpublished.ts';
import { deniedIn } from './words.ts';

/** The length of a code without its last digits: occupations of one minor group of the classification. */
const MINOR_GROUP = '25-20'.length;

type Excludes = (at: number) => boolean;

/** The occupations named, and those of the fields named; null if the words name neither. */
function namedIn(index: OccupationIndex, text: string): { named: readonly number[]; fields: readonly string[] } | null {
  const subject = subjectOf(index, text);
  const named = subject && 'found' in subject && subject.named > 0 ? subject.found : [];
  const fields = fieldCodesOf(text);
  return named.length > 0 || fields.length > 0 ? { named, fields } : null;
}

/** A list without the occupations that its wish names as unwanted. */
export function withoutExcluded(index: OccupationIndex, list: ListSubject, asking: string): ListSubject {
  const excluded = deniedIn(asking).flatMap((denied) => namedIn(index, denied.replace(/^\w+ /, ''))?.named ?? []);
  const isKept: Excludes = (at) => !excluded.includes(at);
  return excluded.length > 0
    ? { ...list, found: list.found.filter(isKept), fitting: list.fitting.filter(isKept) }
    : { ...list, denied: true };
}

const refusal =
  /^(?:(?:but|and|ok|okay|just|something|anything|please|preferably) )*not (?:(?:an?|the|in|into|being|be|becoming|doing|another|any|more|to be) )*([a-z][\w -]{2,30}?)(?: (?:jobs?|careers?|work|stuff|though|please|field))*\W*$/;

/** "Not teaching": the list shown before without it; null if the message says anything else. */
export function listWithout({ index, plain, conversation: { work, group } }: Message): Question | null {
  const [, refused = ''] = refusal.exec(plain) ?? [];
  if (refused === '' || !work || group.length < 2) return null;
  if (groupLimits(plain) !== null || unpublishedIn(plain).length > 0) return null;
  const { codes } = index.facts;
  const subject = subjectOf(index, refused);
  const fields = fieldCodesOf(refused);
  if (subject === null && fields.length === 0) return null;
  const groups = subject && 'found' in subject ? subject.found.map((at) => codes[at]!.slice(0, MINOR_GROUP)) : [];
  const isKept: Excludes = (at) => ![...groups, ...fields].some((group) => codes[at]!.startsWith(group));
  const shown = work.kind === 'list' ? work.fitting : group;
  const kept = shown.filter(isKept);
  if (kept.length === 0 || group.every(isKept)) return { kind: 'topic', topic: 'without', plain };
  return work.kind === 'list'
    ? { ...work, found: kept.slice(0, MAX_LISTED), fitting: kept }
    : amongOf(index, kept, { by: 'pay' });
}
