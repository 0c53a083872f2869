/** How often the chat ranks the right record first, and what a search costs. */
import { readQuestion } from '#shared/chat/question/question.ts';
import { embeddedChatIndex } from '#test/support/facts/chat-index.ts';
import { everyday, everydayHeldOut } from './chat-everyday.data.ts';
import { heldOut, type Question, strangers, strangersHeldOut, tuning } from './chat-questions.data.ts';
import { walks, walksHeldOut } from './chat-walks.data.ts';
import { wishes } from './chat-wishes.data.ts';

const index = embeddedChatIndex();

/** The record ranked first: a code without its `.00`, or a topic. */
function firstRecord(question: string, before?: string): string {
  const read = readQuestion(index, question, before ? [{ role: 'user', content: before }] : []);
  if (read.kind === 'topic') return read.topic;
  if (read.kind === 'basis' || !('found' in read)) return read.kind;
  return index.facts.codes[read.found[0]!]!.replace('.00', '');
}

export const missed = (questions: readonly Question[]): string[] =>
  questions.flatMap(([question, right, before]) => {
    const first = firstRecord(question, before);
    return right.split(' ').includes(first) ? [] : [`${question}: ${first}, not ${right}`];
  });

export async function bench(): Promise<string[]> {
  return Object.entries({
    tuning,
    'held out': heldOut,
    strangers,
    'strangers, held out': strangersHeldOut,
    everyday,
    'everyday, held out': everydayHeldOut,
    walks,
    'walks, held out': walksHeldOut,
    wishes,
  }).flatMap(([name, questions]) => {
    const started = performance.now();
    const wrong = missed(questions);
    const each = (performance.now() - started) / questions.length;
    return [
      `${name}: the right record first for ${questions.length - wrong.length} of ${questions.length} questions, ${each.toFixed(1)} ms each`,
      ...wrong.map((line) => `  ${line}`),
    ];
  });
}
