/** What a conversation is about: its questions read anew, the oldest first, each in the light of those before it. */
import type { HistoryItem } from '../contract.ts';
import type { Question } from './asked.ts';
import type { Topic } from './topics.ts';

/** A question about occupations. */
const kinds = ['occupations', 'list', 'most', 'knowledge', 'among', 'unsaid'] as const;
export type WorkQuestion = Extract<Question, { kind: (typeof kinds)[number] }>;

export interface Conversation {
  /** the last question that has a subject: what is said in passing has none */
  last: Question | null;
  /** the last about occupations */
  work: WorkQuestion | null;
  /** what "the second one" and "which of them" choose from, in the order in which it was shown: facts indexes */
  group: readonly number[];
  /** the list that the group comes from, which "more" goes on with */
  list: WorkQuestion | null;
}

export const nothingSaid: Conversation = { last: null, work: null, group: [], list: null };

/** Said in passing: the conversation goes on where it was. */
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

/** @param history untrusted: what its answers say is not read, and its questions only as questions */
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

/** Of occupations that are named, and not found by what they have. */
const isOfSome = (question: WorkQuestion): question is Extract<WorkQuestion, { kind: 'occupations' | 'unsaid' }> =>
  question.kind === 'occupations' || question.kind === 'unsaid';

export const isWork = (question: Question | null): question is WorkQuestion =>
  question !== null && (kinds as readonly string[]).includes(question.kind);

const hasSubject = (question: Question): boolean =>
  question.kind === 'own' ||
  question.kind === 'own-fit' ||
  (question.kind === 'topic' && !passing.includes(question.topic));

/** Those of a list that were put into another order are no new list. */
const isList = (question: WorkQuestion, hasList: boolean): boolean =>
  ['list', 'most', 'knowledge'].includes(question.kind) ||
  (question.kind === 'among' && (question.rest.length > 0 || !hasList));

/** One that was chosen leaves the others to choose from; two asked about one after the other are a group of their own. */
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
