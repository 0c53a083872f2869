/** The topic of a question about the product, by similarity to known phrases: shared words, weighted by rarity. */

import { type OwnPart, ownParts } from './own-parts.ts';
import { ownPhrases, topicPhrases } from './topic-phrases.data.ts';
import type { Topic } from './topics.ts';
import { isAsking, nameTokens, plainText, stem } from './words.ts';

type Told = Topic | OwnPhrase;
/** The person's own records, distinct from the topic of the same name. */
type OwnPhrase = `own ${OwnPart}`;

interface Phrase {
  topic: Told;
  words: ReadonlySet<string>;
  telling: readonly string[];
}

/** Not a telling word: "I can not do this" does not mean "this does not work". */
const DENIAL = 'not';

/** @param plain see words.ts */
const wordsIn = (plain: string): Set<string> => new Set(nameTokens(plain).map(stem));
/** The same without words that any question may contain. */
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

/** A word in few phrases weighs more than one in many; a word in none weighs as much as the rarest. */
const weightOf = (word: string): number => Math.log(1 + phrases.length / (heldBy.get(word) ?? 1));
const sumOf = (words: Iterable<string>): number => [...words].reduce((sum, word) => sum + weightOf(word), 0);
const rarestOf = (words: readonly string[]): string => words.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
const weighed = phrases.map(({ topic, words, telling }) => ({
  topic,
  words,
  weight: sumOf(words),
  /** the word a question must contain: "what is a good salary" does not ask what a good score is */
  rarest: rarestOf(telling.length > 0 ? telling : [...words].filter((word) => word !== DENIAL)),
}));

/** The nearest topic and its nearness, which is 1 if the words are the same. */
function nearestTopic(plain: string): { topic: Told; nearness: number } | null {
  const asked = wordsIn(plain);
  const whole = sumOf(asked);
  let best: { topic: Told; nearness: number } | null = null;
  for (const { topic, words, weight, rarest } of weighed) {
    if (!asked.has(rarest)) continue;
    const shared = [...words].filter((word) => asked.has(word));
    // a single word in common is chance, unless the phrase has only one
    if (shared.length < Math.min(2, words.size)) continue;
    const nearness = (2 * sumOf(shared)) / (whole + weight);
    if (nearness > (best?.nearness ?? 0)) best = { topic, nearness };
  }
  return best;
}

/** Almost identical to a phrase, so more reliable than single words. */
const ALIKE = 0.75;
/** About half of the weighted words in common. */
const LIKELY = 0.5;
/** The same if an occupation is also named. */
const LIKELY_BESIDE = 0.8;

/** Higher for own records, because "my test" may mean any test. */
const LIKELY_OWN = 0.65;

/** Whether a question has a word of no phrase and does not mention the product or the person: "who owns a hotel". */
const isOfOther = (plain: string): boolean =>
  tellingIn(plain).some((word) => !heldBy.has(word)) &&
  !/\b(this|it|you|your|my|waymark|the (site|app|website|chat|test|assessment))\b/.test(plain);

/** @param named words of the longest name of an occupation */
export function likelyTopicOf(plain: string, named: number): { topic: Topic; isSure: boolean } | null {
  const near = named > 1 ? null : nearestTopic(plain);
  if (!near || isOwn(near.topic) || near.nearness < (named > 0 ? LIKELY_BESIDE : LIKELY)) return null;
  if (near.topic !== 'law' && isOfOther(plain)) return null;
  // "is a nursing degree worth it": the pay of nurses answers better
  if (near.topic === 'schooling' && named > 0) return null;
  return { topic: near.topic, isSure: named === 0 && near.nearness >= ALIKE };
}

/** Which of the person's own records a question asks for, by similarity to known phrases. */
export function likelyOwnPartOf(plain: string): OwnPart | null {
  const near = nearestTopic(plain);
  if (!near || !isOwn(near.topic) || near.nearness < LIKELY_OWN || isOfOther(plain)) return null;
  return ownParts.find((part) => near.topic === `own ${part}`) ?? null;
}

const isOwn = (topic: Told): topic is OwnPhrase => topic.startsWith('own ');
