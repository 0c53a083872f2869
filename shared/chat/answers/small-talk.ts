/** Answers to remarks about an answer, and to small talk. */
import type { Topic } from '../question/topics.ts';
import { records } from './records.ts';
import { type AnswerContext, type Said, said } from './said.ts';

const canAsk =
  'Ask me what a job pays, in a state or by the hour, how to get in, whether it’s growing, or which jobs are close to it.';

export const smallTalkAnswers = {
  thanks: () => said(['You’re welcome. Good luck with your plans, and ask me anything else whenever you like.']),
  apology: () => said(['No need to be sorry. Ask away, just the way you talk.']),
  complaint: ({ supportEmail }) =>
    said(
      [
        'I’m sorry about that. I’m a program that goes by words, and sometimes I read them wrong.',
        'Try again in other words, with the job and what you want to know: "What does a nurse earn in Texas?", "How long does it take to become an electrician?"',
        `If you think a figure is wrong, write to ${supportEmail}. People read it.`,
      ],
      records.occupations,
      records.data,
    ),
  assent: () => said([`Sounds good. ${canAsk}`], records.occupations),
  laughter: () => said([`Glad you’re having fun. ${canAsk}`], records.occupations),
  affection: () =>
    said([
      'That’s kind of you. I’m a program, so I don’t have feelings, but I’m here for questions about work. What would you like to know?',
    ]),
} satisfies Partial<Record<Topic, (context: AnswerContext) => Said>>;
