/** What of the product a question is about, by its likeness to the ways in which people ask for it: the share of telling words that both have. */

import { type OwnPart, ownParts } from './own-parts.ts';
import { ownPhrases, topicPhrases } from './topic-phrases.data.ts';
import type { Topic } from './topics.ts';
import { isAsking, nameTokens, plainText, stem } from './words.ts';

type Told = Topic | OwnPhrase;
/** What a person has here, apart from the topic of the same name. */
type OwnPhrase = `own ${OwnPart}`;

interface Phrase {
  topic: Told;
  words: ReadonlySet<string>;
  telling: readonly string[];
}

/** Alone it makes no phrase: "I can not do this" is no "this does not work". */
const DENIAL = 'not';

/** @param plain see words.ts */
const wordsIn = (plain: string): Set<string> => new Set(nameTokens(plain).map(stem));
/** The same without those of which any question is made. */
const tellingIn = (plain: string): string[] =>
  nameTokens(plain)
    .filter((token) => !isAsking(token) && token !== DENIAL)
    .map(stem);

const lists: readonly (readonly [Told, readonly string[]])[] = [
  ...(Object.entries(topicPhrases) as [Topic, readonly string[]][]),
  ...ownParts.map((part) => [`own ${part}` as const, ownPhrases[part]] as const),
];
const phrases: readonly Phrase[] = lists.flatMap(([topic, list]) =>
  list.map(plainText).map((plain) => ({ topic, words: wordsIn(plain), telling: tellingIn(plain) })),
);

const heldBy = new Map<string, number>();
for (const { words } of phrases) for (const word of words) heldBy.set(word, (heldBy.get(word) ?? 0) + 1);

/** A word of one phrase tells more than one of many; one of none counts as much as the rarest. */
const weightOf = (word: string): number => Math.log(1 + phrases.length / (heldBy.get(word) ?? 1));
const sumOf = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weightOf(word), 0);
const rarestOf = (words: readonly string[]): string => words.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
const weighed = phrases.map(({ topic, words, telling }) => ({
  topic,
  words,
  weight: sumOf(words),
  /** the word that makes the phrase: "what is a good salary" does not ask what a good score is */
  rarest: rarestOf(telling.length > 0 ? telling : [...words].filter((word) => word !== DENIAL)),
}));

/** The nearest, and how near it is: 1 where the words are the same. */
function nearestTopic(plain: string): { topic: Told; nearness: number } | null {
  const asked = wordsIn(plain);
  const whole = sumOf(asked);
  let best: { topic: Told; nearness: number } | null = null;
  for (const { topic, words, weight, rarest } of weighed) {
    if (!asked.has(rarest)) continue;
    const shared = [...words].filter((word) => asked.has(word));
    // one word of several is chance
    if (shared.length < Math.min(2, words.size)) continue;
    const nearness = (2 * sumOf(shared)) / (whole + weight);
    if (nearness > (best?.nearness ?? 0)) best = { topic, nearness };
  }
  return best;
}

/** Said almost as a phrase is: surer than single words. */
const ALIKE = 0.75;
/** Half of the telling words shared. */
const LIKELY = 0.5;
/** The same where an occupation is named beside. */
const LIKELY_BESIDE = 0.8;

/** What is one's own is named more surely: "my test" is said of any. */
const LIKELY_OWN = 0.65;

/** "Who owns a hotel" has a word that nobody asks the product with, and says nothing to it or of oneself. The law is asked of any work. */
const isOfOther = (plain: string): boolean =>
  tellingIn(plain).some((word) => !heldBy.has(word)) &&
  !/\b(this|it|you|your|my|waymark|the (site|app|website|chat|test|assessment))\b/.test(plain);

/** @param named words of the longest name of an occupation */
export function likelyTopicOf(plain: string, named: number): { topic: Topic; isSure: boolean } | null {
  const near = named > 1 ? null : nearestTopic(plain);
  if (!near || isOwn(near.topic) || near.nearness < (named > 0 ? LIKELY_BESIDE : LIKELY)) return null;
  if (near.topic !== 'law' && isOfOther(plain)) return null;
  // "is a nursing degree worth it": what nurses earn tells more
  if (near.topic === 'schooling' && named > 0) return null;
  return { topic: near.topic, isSure: named === 0 && near.nearness >= ALIKE };
}

/** What of their own somebody asks for, where they ask as others do. */
export function likelyOwnPartOf(plain: string): OwnPart | null {
  const near = nearestTopic(plain);
  if (!near || !isOwn(near.topic) || near.nearness < LIKELY_OWN || isOfOther(plain)) return null;
  return ownParts.find((part) => near.topic === `own ${part}`) ?? null;
}

const isOwn = (topic: Told): topic is OwnPhrase => topic.startsWith('own ');
