import { expect, it } from 'vitest';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { answerReader } from '#web/parts/engine/answer-text.ts';
import { becauseText } from '#web/parts/reasons/because.ts';

it('a reason names an answer that was given, never a value that was not picked or a question left out', () => {
  const answers = sampleAnswers(1);
  const core = { ...answers.core, values: ['val_2'], personality: { per_7: 4 } };
  const read = answerReader(goldStandard, { ...answers, core }, null);
  const because = (ids: string[]) => becauseText({ telling: [], answers: ids, points: 1 }, read);
  expect(because(['val_5', 'val_2'])).toBe('Your answer: Deciding for myself (one of your picks)');
  expect(because(['per_1', 'per_7'])).toBe(
    'Your answer: Even in a dispute I try to see the other side (4 of 5, Agree)',
  );
  expect(because(['val_5', 'per_1'])).toBeNull();
  expect(because([])).toBeNull();
});

it('a liking speaks for a work before a dislike does, and a dislike against it', () => {
  const answers = sampleAnswers(1);
  const core = { ...answers.core, interests: { int_1: 5, int_7: 1 } };
  const read = answerReader(goldStandard, { ...answers, core }, null);
  const because = (ids: string[], points: number) => becauseText({ telling: [], answers: ids, points }, read);
  expect(because(['int_7', 'int_1'], 1)).toMatch(/^Your answer: Take a machine .* \(5 of 5, Strongly Like\)$/);
  expect(because(['int_7'], 1)).toMatch(/^Your answer: Write a story.* \(1 of 5, Strongly Dislike\)$/);
  expect(becauseText({ telling: ['int_1'], answers: ['int_7', 'int_1'], points: -1 }, read)).toMatch(/Take a machine/);
  expect(because(['int_7', 'int_1'], -1)).toMatch(/^Your answer: Write a story/);
});
