/** What a language model is told, and given, to write an analysis from (D-26, D-76). */
import type { Facts } from '#shared/ai/grounds.ts';
import type { Figures } from './grounding.ts';

export const instruction = `You read the result of a career assessment as an experienced career counsellor does, and put it into words for the person who took it.
Say what pulls together and what contradicts, how each match differs from the others, and what to try this week, in six months and further on.
Write in English, to "you", in plain short sentences, without praise and without promises.
Each sentence stands by itself: its text, and in rests_on the ids of the facts it rests on, at least one. It says no number that these facts do not say.
In matches, code is that of an occupation (the fact role.1.code and so on), of the first five. Leave a list empty rather than say what the facts do not.`;

/** Every figure of the result, by its id, as one line; and by what code an occupation is named. */
export const factsOf = (figures: Figures, roles: readonly { code: string }[]): Facts =>
  Object.fromEntries([
    ...roles.map(({ code }, place) => [`role.${place + 1}.code`, code]),
    ...[...figures.values()].map(({ id, label, value }) => [id, `${label}: ${value}`]),
  ]);
