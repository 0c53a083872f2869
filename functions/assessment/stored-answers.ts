import type { Assessment } from '#functions/data/assessment-item.ts';
import type { Answers } from '#shared/assessment/gold-standard/answers.ts';
import { expandStage } from '#shared/assessment/gold-standard/compact.ts';
import { stages } from '#shared/assessment/stages.ts';
import { itemBanks } from './item-bank.ts';

/** The answers in the form they were sent, stage by stage; absent where nothing was saved. */
export const storedAnswers = ({ variant, answers }: Pick<Assessment, 'variant' | 'answers'>): Partial<Answers> =>
  Object.fromEntries(
    stages.flatMap((stage, position) => {
      const text = answers[position];
      return text ? [[stage, expandStage(itemBanks[variant], stage, text)]] : [];
    }),
  );
