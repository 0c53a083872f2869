import { expect, it } from 'vitest';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { answerReader } from '#web/parts/engine/answer-text.ts';
import { becauseText } from '#web/parts/reasons/because.ts';

it('a reason names an answer that was given, never a value that was not picked or a question left out', () => {
  const answers = sampleAnswers(1);
  const core = { ...answers.core, values: ['val_2'], personality: { per_7: 4 } };
  const read = answerReader(goldStandard, { ...answers, core }, null);
  expect(becauseText(['val_5', 'val_2'], read)).toBe('Most by: Deciding for myself (one of your picks)');
  expect(becauseText(['per_1', 'per_7'], read)).toBe(
    'Most by: Even in a dispute I try to see the other side (4 of 5, Agree)',
  );
  expect(becauseText(['val_5', 'per_1'], read)).toBeNull();
  expect(becauseText([], read)).toBeNull();
});
