/** What a question asks for: its subject, and what of it. Rules over words, so that the same question is always read alike. */
import type { State } from '#shared/occupations/places.ts';
import { type Aspect, asksForList, aspectsOf, countryIn, isElsewhere, type Most, mostOf, stateIn } from './aspects.ts';
import type { HistoryItem } from './contract.ts';
import { declinedOf, declinedText } from './declined.ts';
import { type Found, findOccupations, type OccupationIndex } from './find-occupations.ts';
import {
  asksOwnFit,
  isAboutPrivacy,
  type OwnPart,
  ownPartOf,
  possibleTopicOf,
  sureTopicOf,
  type Topic,
} from './topics.ts';
import { isAsking, plainText, tokensOf } from './words.ts';

export type Question =
  | { kind: 'declined'; text: string }
  | { kind: 'own'; part: OwnPart; plain: string }
  /** how an occupation stands in the person's result */
  | { kind: 'own-fit'; occupation: number }
  | { kind: 'topic'; topic: Topic }
  /** occupations that are asked for by name, or one that fits what is described */
  | {
      kind: 'occupations';
      found: number[];
      asked: Aspect[];
      place: State | null;
      abroad: string | null;
      guessed: boolean;
    }
  /** what there is for what is described */
  | { kind: 'list'; found: number[] }
  /** the first of all occupations by a figure */
  | ({ kind: 'most' } & Most)
  | { kind: 'unknown' };

/** A description has to meet at least so much of an occupation. */
const NEAR = 5.5;
/** So much is a word by which hardly anything else is known. */
const PLAIN = 10;
const MAX_COMPARED = 3;
const MAX_LISTED = 6;
/** Of the history the newest questions: what is further back is no "she" any more. */
const LOOKED_BACK = 4;

/** @param history untrusted: read for what "it" may be, and for nothing else */
export function readQuestion(index: OccupationIndex, message: string, history: readonly HistoryItem[]): Question {
  const plain = plainText(message);
  const declined = declinedOf(message, plain);
  const own = ownPartOf(plain);
  const subject = subjectOf(index, message, plain);
  const isNamed = subject?.kind === 'occupations' && subject.named > 0;
  const isAnswerable = isNamed && (declined?.why === 'instructions' || declined?.why === 'abuse');
  if (declined && !isAnswerable) return { kind: 'declined', text: declinedText(declined) };
  if (isAboutPrivacy(plain)) return { kind: 'topic', topic: 'privacy' };
  if (isNamed && isOwnFit(plain, own, subject.asked)) return { kind: 'own-fit', occupation: subject.found[0]! };
  if (own) return { kind: 'own', part: own, plain };
  if (isElsewhere(plain)) return { kind: 'unknown' };
  const most = mostOf(plain);
  if (most) return { kind: 'most', ...most };
  const topic = sureTopicOf(plain);
  if (topic && !(subject?.kind === 'occupations' && subject.named > 1)) return { kind: 'topic', topic };
  if (subject) return told(subject);
  const before = refersBack(plain) ? subjectBefore(index, message, plain, history) : null;
  if (before) return before;
  const possible = possibleTopicOf(plain);
  return possible ? { kind: 'topic', topic: possible } : { kind: 'unknown' };
}

/** "Would I make a good nurse?", and not "Can I be a good nurse without a degree?" */
const isOwnFit = (plain: string, own: OwnPart | null, asked: readonly Aspect[]): boolean =>
  own === 'report' || own === 'result' || (asksOwnFit(plain) && asked.every((aspect) => aspect === 'outlook'));

interface OccupationSubject {
  kind: 'occupations';
  found: number[];
  asked: Aspect[];
  place: State | null;
  /** a country that is named, and that the figures do not speak for */
  abroad: string | null;
  /** words of the longest name */
  named: number;
}
type Subject = OccupationSubject | { kind: 'list'; found: number[] };

const told = (subject: Subject): Question =>
  subject.kind === 'list'
    ? subject
    : {
        kind: 'occupations',
        found: subject.found,
        asked: subject.asked,
        place: subject.place,
        abroad: subject.abroad,
        guessed: subject.named === 0,
      };

/** Null where the question has no words of its own, or none that an occupation is known by. */
function subjectOf(index: OccupationIndex, message: string, plain: string): Subject | null {
  const own = tokensOf(message).filter((token) => !isAsking(token));
  if (own.length === 0) return null;
  const place = stateIn(message);
  const withoutPlace = place ? message.replace(new RegExp(`\\b${place.name}\\b`, 'ig'), ' ') : message;
  const found = findOccupations(index, withoutPlace);
  const [best] = found;
  if (!best) return null;
  const isList = !best.named && asksForList(plain);
  // one word by itself is a hint of a subject, and no more
  if (!best.named && (best.score < NEAR || best.met < Math.max(isList || best.score > PLAIN ? 1 : 2, own.length / 2)))
    return null;
  const asked = aspectsOf(plain);
  if (isList) return { kind: 'list', found: found.slice(0, MAX_LISTED).map(({ index: at }) => at) };
  return {
    kind: 'occupations',
    found: chosen(found, plain),
    asked,
    place,
    abroad: countryIn(message),
    named: best.words,
  };
}

/** One, or those that are named side by side. */
function chosen(found: readonly Found[], plain: string): number[] {
  const [best] = found;
  if (!/\b(vs|versus|or|than|compare[ds]?|between|difference|and)\b/.test(plain)) return [best!.index];
  const runs = new Set<string>();
  const apart = found.filter(({ run }) => {
    if (run === null || runs.has(run)) return false;
    runs.add(run);
    return true;
  });
  const said = tokensOf(plain).join(' ');
  apart.sort((a, b) => said.indexOf(a.run!) - said.indexOf(b.run!));
  return apart.length > 1 ? apart.slice(0, MAX_COMPARED).map(({ index: at }) => at) : [best!.index];
}

/** "And what does she earn?", "the second one", "is it growing" */
const refersBack = (plain: string): boolean =>
  /\b(it|its|that|this|they|them|their|those|these|she|he|her|his|one|ones|same|there)\b|^(and|also|but|what about|how about|ok|okay)\b/.test(
    plain,
  ) ||
  (tokensOf(plain).every(isAsking) && !/\b(you|your|jobs|careers|occupations)\b/.test(plain));

const ordinals: readonly RegExp[] = [
  /\b(first|1st|top)\b/,
  /\b(second|2nd)\b/,
  /\b(third|3rd)\b/,
  /\b(fourth|4th)\b/,
  /\b(fifth|5th)\b/,
  /\b(last)\b/,
];

function subjectBefore(
  index: OccupationIndex,
  message: string,
  plain: string,
  history: readonly HistoryItem[],
): Question | null {
  const asked = aspectsOf(plain);
  const place = stateIn(message);
  const ordinal = ordinals.findIndex((word) => word.test(plain));
  if (asked.length === 0 && !place && ordinal < 0) return null;
  const earlier = history.filter(({ role }) => role === 'user').slice(-LOOKED_BACK);
  for (const { content } of earlier.reverse()) {
    const subject = subjectOf(index, content, plainText(content));
    if (!subject) continue;
    const found =
      ordinal < 0 ? subject.found : subject.found.slice(ordinal === ordinals.length - 1 ? -1 : ordinal).slice(0, 1);
    if (found.length === 0) continue;
    if (subject.kind === 'list' && ordinal < 0) return { kind: 'list', found };
    const before = subject.kind === 'occupations' ? subject : null;
    return {
      kind: 'occupations',
      found,
      asked: asked.length > 0 ? asked : (before?.asked ?? []),
      place: place ?? before?.place ?? null,
      abroad: countryIn(message),
      guessed: before?.named === 0,
    };
  }
  return null;
}
