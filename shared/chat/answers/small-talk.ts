/** What is said to what somebody says about an answer, or in passing. */
import type { Topic } from '../question/topics.ts';
import { records } from './records.ts';
import { type Said, type Surroundings, said } from './said.ts';

const canAsk =
  'Ask what an occupation pays, in a state or by the hour, how people get into it, how it is expected to grow, or which others are near it.';

export const smallTalkAnswers = {
  thanks: () => said(['You are welcome. Good luck with what you are planning, and ask on whenever you like.']),
  apology: () => said(['Nothing to be sorry for. Ask on, just as you write.']),
  complaint: ({ supportEmail }) =>
    said(
      [
        'I am sorry: then I took your question for another one. I am a program that goes by words, and some I read wrongly.',
        'Say it once more in other words, with the occupation and what you want to know of it: "What does a nurse earn in Texas?", "How long is the training of an electrician?"',
        `Where you think that a figure is wrong, write to ${supportEmail}: people read it.`,
      ],
      records.occupations,
      records.data,
    ),
  assent: () => said([`All right. ${canAsk}`], records.occupations),
  laughter: () => said([`Glad that you have fun. ${canAsk}`], records.occupations),
  affection: () =>
    said([
      'That is kind of you. I am a program and feel nothing, and I am here for questions about work. What would you like to know?',
    ]),
} satisfies Partial<Record<Topic, (around: Surroundings) => Said>>;
