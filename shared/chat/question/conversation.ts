/** What a conversation is about: its questions are reread, oldest first, each in the context of those before. */
import type { HistoryItem } from '../contract.ts';
import type { Question } from './asked.ts';
import type { Topic } from './topics.ts';

/** A question about occupations. */
const kinds = ['occupations', 'list', 'most', 'knowledge', 'among', 'unsaid'] as const;
export type WorkQuestion = Extract<Question, { kind: (typeof kinds)[number] }>;

export interface Conversation {
  /** the last question with a subject; remarks in passing have none */
  last: Question | null;
  /** the last question about occupations */
  work: WorkQuestion | null;
  /** what "the second one" and "which of them" choose from, in the order shown, as facts indexes */
  group: readonly number[];
  /** the list that the group comes from, which "more" continues */
  list: WorkQuestion | null;
}

export const nothingSaid: Conversation = { last: null, work: null, group: [], list: null };

/** Remarks in passing, which do not change the subject. */
const passing: readonly Topic[] = [
  'greeting',
  'start',
  'help',
  'setback',
  'loss',
  'thanks',
  'care',
  'complaint',
  'apology',
  'assent',
  'laughter',
  'affection',
];

const MAX_GROUP = 3;

/** @param history untrusted: its answers are not read, and its questions only as questions */
export function conversationOf(
  history: readonly HistoryItem[],
  read: (message: string, before: Conversation) => Question,
  shownBy: (question: WorkQuestion) => readonly number[],
): Conversation {
  let now = nothingSaid;
  for (const { role, content } of history) {
    if (role !== 'user') continue;
    const question = read(content, now);
    if (question.kind === 'among' && question.unsaid === 'good') continue;
    if (isWork(question)) {
      const shown = shownBy(question);
      const list = isList(question, now.list !== null) ? question : now.list;
      now = { last: question, work: question, group: groupAfter(now, question, shown), list };
    } else if (hasSubject(question)) now = { ...now, last: question };
  }
  return now;
}

/** About named occupations, not those found by their properties. */
const isOfSome = (question: WorkQuestion): question is Extract<WorkQuestion, { kind: 'occupations' | 'unsaid' }> =>
  question.kind === 'occupations' || question.kind === 'unsaid';

export const isWork = (question: Question | null): question is WorkQuestion =>
  question !== null && (kinds as readonly string[]).includes(question.kind);

const hasSubject = (question: Question): boolean =>
  question.kind === 'own' ||
  question.kind === 'own-fit' ||
  (question.kind === 'topic' && !passing.includes(question.topic));

/** A reordered part of a list is not a new list. */
const isList = (question: WorkQuestion, hasList: boolean): boolean =>
  ['list', 'most', 'knowledge'].includes(question.kind) ||
  (question.kind === 'among' && (question.rest.length > 0 || !hasList));

/** Choosing one keeps the group to choose from; two asked about in succession form a new group. */
function groupAfter(
  { work, group }: Conversation,
  question: WorkQuestion,
  shown: readonly number[],
): readonly number[] {
  if (shown.length !== 1) return shown.length === 0 ? group : shown;
  const [only] = shown;
  if (group.includes(only!)) return group;
  const isSingle = work !== null && isOfSome(work) && work.found.length === 1 && work.found[0] !== only;
  if (!isSingle || !isOfSome(question)) return group;
  return [...(group.length > 1 && group.length < MAX_GROUP ? group : work.found), only!];
}
