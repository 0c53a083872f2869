import type { Answers } from '#shared/assessment/answers.ts';
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import { fieldsOfStudy } from '#shared/assessment/fields-of-study.data.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { agreementScale, likingScale, type Scale, skillScale } from '#shared/assessment/scales.ts';
import { educationLevels, type Facts } from '#shared/occupations/facts.ts';

/** One answer in words, as linked from receipts. */
export interface AnswerLine {
  id: string;
  question: string;
  answer: string;
  /** false for questions left out and options not picked */
  given: boolean;
  /** an activity the person dislikes */
  disliked?: boolean;
}

const yearWords = {
  under_1: 'less than 1',
  '1_3': '1 to 3',
  '3_5': '3 to 5',
  '5_10': '5 to 10',
  over_10: 'more than 10',
} as const;

type Said = (background: Background, titleOf: (code: string) => string) => string | undefined;

/** The person's background, by the key it is stored under. */
const backgroundLines: Record<string, { question: string; answer: Said }> = {
  education: {
    question: 'Highest education',
    answer: ({ education }) => education && educationLevels[educationKeys.indexOf(education)],
  },
  studying: {
    question: 'Studying for now',
    answer: ({ studying }) => studying && educationLevels[educationKeys.indexOf(studying)],
  },
  field: { question: 'Field of study', answer: ({ field }) => field && fieldsOfStudy[field] },
  licences: {
    question: 'Licenses held, by occupation',
    answer: ({ licences }, titleOf) => licences?.map(titleOf).join(', '),
  },
  occupation: {
    question: 'Present or last occupation',
    answer: ({ occupation }, titleOf) => occupation && titleOf(occupation),
  },
  years: { question: 'Years in it', answer: ({ years }) => years && yearWords[years] },
  state: { question: 'State', answer: ({ state }) => state },
};

/** The middle of the liking scale. */
const UNSURE = 3;

const rated = (scale: Scale, rating: number | undefined) =>
  rating === undefined ? undefined : `${rating} of 5, ${scale[rating - 1]}`;

/**
 * Looks up the question and answer of an item id; null for an id missing from the bank. Occupations are named from the
 * facts; unknown codes are shown as they are.
 */
export function answerReader(
  bank: ItemBank,
  answers: Answers,
  facts: Pick<Facts, 'codes' | 'titles'> | null,
): (id: string) => AnswerLine | null {
  const titleOf = (code: string) => facts?.titles[facts.codes.indexOf(code)] ?? code;
  const lines = new Map<string, AnswerLine>();
  const add = (id: string, question: string, answer: string | undefined, otherwise = 'left out') =>
    lines.set(id, { id, question, answer: answer ?? otherwise, given: answer !== undefined });

  for (const { id, title, options } of bank.triage.scenarios) {
    const chosen = options.find((option) => option.id === answers.triage.scenarios[id]);
    add(id, title, chosen?.text);
  }
  for (const { id, label, left, right } of bank.triage.priorities) {
    const value = answers.triage.priorities[id];
    add(id, label, value === undefined ? undefined : `${left.label} ${100 - value}, ${right.label} ${value}`);
  }
  for (const { id, text } of bank.core.interests) {
    const rating = answers.core.interests[id];
    add(id, text, rated(likingScale, rating));
    if (rating !== undefined && rating < UNSURE) lines.get(id)!.disliked = true;
  }
  for (const { id, label } of bank.core.values)
    add(id, label, answers.core.values.includes(id) ? 'one of your picks' : undefined, 'not picked');
  for (const { id, text } of bank.core.personality) add(id, text, rated(agreementScale, answers.core.personality[id]));
  // the rated skill may be a part of what occupations publish
  for (const { id, name, asked } of bank.deepDive.skills)
    add(
      id,
      asked ? `${name}, counted for ${asked.toLowerCase()}` : name,
      rated(skillScale, answers.deepDive.skills[id]),
    );
  for (const { id, text, options } of [...bank.deepDive.preferences, ...bank.deepDive.constraints]) {
    const chosen = [answers.deepDive.preferences[id] ?? answers.deepDive.constraints[id] ?? []].flat();
    const labels = chosen.map((option) => options.find((known) => known.id === option)?.label ?? option);
    add(id, text, labels.length > 0 ? labels.join(', ') : undefined);
  }
  for (const [key, { question, answer }] of Object.entries(backgroundLines))
    add(`background.${key}`, question, answer(answers.deepDive.background ?? {}, titleOf));
  return (id) => lines.get(id) ?? null;
}
