import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { answerReader } from '#web/parts/engine/answer-text.ts';
import { chosenPlaces, storedAnswers } from '#web/parts/engine/stored-answers.ts';

const answers: Answers = {
  triage: { scenarios: { scenario_1: 'b' }, priorities: { salary_purpose: 30 } },
  core: { interests: { int_1: 5 }, values: ['val_2'], personality: { per_1: 1 } },
  deepDive: {
    skills: { skill_1: 3 },
    preferences: { remote_work: 'hybrid' },
    constraints: { target_cities: ['Austin, TX', 'Remote (US)'], study_hours: '3-5' },
    background: { occupation: '29-1141.00', licences: ['29-1141.00', '99-0000.00'] },
  },
};

describe('answers behind a receipt', () => {
  const read = answerReader(goldStandard, answers, { codes: ['29-1141.00'], titles: ['Registered Nurses'] });

  it('every item of the bank has a line, answered or left out', () => {
    const { triage, core, deepDive } = goldStandard;
    const items = [
      ...triage.scenarios,
      ...triage.priorities,
      ...core.interests,
      ...core.values,
      ...core.personality,
      ...deepDive.skills,
      ...deepDive.preferences,
      ...deepDive.constraints,
    ];
    for (const { id } of items) expect(read(id)?.question, id).toBeTruthy();
    expect(read('int_2')).toMatchObject({ answer: 'left out', given: false });
    expect(read('val_1')).toMatchObject({ answer: 'not picked', given: false });
  });

  it('says what was asked and answered, in the words of the assessment', () => {
    expect(read('int_1')).toEqual({
      id: 'int_1',
      question: goldStandard.core.interests[0]!.text,
      answer: '5 of 5, Strongly Like',
      given: true,
    });
    expect(read('scenario_1')?.answer).toBe(goldStandard.triage.scenarios[0]!.options[1].text);
    expect(read('salary_purpose')?.answer).toMatch(/ 70, .* 30$/);
    expect(read('skill_1')?.answer).toBe('3 of 5, Proficient');
    expect(read('per_1')?.answer).toBe('1 of 5, Strongly Disagree');
    expect(read('val_2')?.answer).toBe('one of your picks');
    expect(read('target_cities')?.answer).toBe('Austin, TX, Remote (US)');
  });

  it('names occupations, and shows a code that the facts do not know, or are not loaded for, as it is', () => {
    expect(read('background.occupation')?.answer).toBe('Registered Nurses');
    expect(read('background.licences')?.answer).toBe('Registered Nurses, 99-0000.00');
    expect(answerReader(goldStandard, answers, null)('background.occupation')?.answer).toBe('29-1141.00');
  });

  it('an id the bank does not hold has no line', () => {
    expect(read('int_99')).toBeNull();
  });

  it('stored answers are read back whole, and a viewer without them has none', () => {
    expect(storedAnswers(answers)).toEqual(answers);
    expect(storedAnswers(undefined)).toBeNull();
    expect(storedAnswers({ triage: answers.triage, core: null, deepDive: {} })).toBeNull();
    expect(chosenPlaces(answers)).toEqual(['Austin, TX', 'Remote (US)']);
    expect(chosenPlaces(null)).toEqual([]);
  });
});
