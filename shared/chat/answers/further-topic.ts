/** Answers to follow-up questions about a topic. */

import type { Topic } from '../question/topics.ts';
import { isAsking, stem } from '../question/words.ts';
import { type AnswerContext, type Said, said } from './said.ts';
import { topicAnswers } from './topic.ts';

/** The parts that share the most words with the question; if none do, the first ones, saying so. */
export function furtherAnswer(topic: Topic, context: AnswerContext, asked: string): Said {
  const { paragraphs, sources: from } = topicAnswers[topic](context, asked);
  if (howTo.test(asked)) return said(paragraphs.slice(0, 1), ...from);
  const roots = furtherRootsOf(asked);
  if (roots.length === 0) return said(paragraphs.slice(0, 1), ...from);
  const parts = paragraphs.flatMap((paragraph) => paragraph.split('\n').filter((line) => !line.endsWith(':')));
  // "what does the I stand for"
  const [, letter] = /\b(?:the|letter) ([a-z])\b/.exec(asked) ?? [];
  const met = (part: string): number =>
    (letter && part.toLowerCase().startsWith(`- ${letter}`) ? roots.length + 1 : 0) +
    partRootsOf(part).filter((root) => roots.includes(root)).length;
  const most = Math.max(...parts.map(met));
  if (most > 0) return said(parts.filter((part) => met(part) === most).slice(0, MAX_PARTS), ...from);
  return said(
    ['I don’t have data on that, and I won’t guess. Here is what I do know:', ...paragraphs.slice(0, MAX_PARTS)],
    ...from,
  );
}

/** "Ok how do I do it" */
const howTo = /\b(?:how|where) (?:do|can|would|should) i (?:\w+ )?(?:do|find|get to) (?:it|that|this)\W*$/;

const MAX_PARTS = 2;

/** Words of follow-up questions, mapped to words of the answers. */
const inAnswers: Readonly<Record<string, string>> = {
  size: 'mb',
  big: 'mb',
  large: 'mb',
  day: 'day',
  daily: 'day',
  month: 'month',
  year: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  again: 'again',
  pause: 'close',
  break: 'close',
  stop: 'close',
  retake: 'again',
  redo: 'again',
  cheap: 'free',
  cheaper: 'free',
  cheapest: 'free',
};
const unasked = new Set(
  'how what when where which who why is are can will do does it that this the and i my me for of to in on at there so be'.split(
    ' ',
  ),
);
const furtherRootsOf = (text: string): string[] =>
  text
    .split(/[^a-z0-9]+/)
    .filter(
      (word) =>
        word.length > 1 &&
        (word in inAnswers || word === 'max' || word === 'pro' || !(unasked.has(word) || isAsking(word))),
    )
    .map((word) => stem(inAnswers[word] ?? word));
const partRootsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(stem),
  ),
];
