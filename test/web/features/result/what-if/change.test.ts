import { describe, expect, it } from 'vitest';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { canonicalBank } from '#shared/assessment/simple/canonical-bank.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { changeOf, isUnchanged, movableQuestions, unmoved } from '#web/features/result/what-if/change.ts';

const answers = sampleAnswers(1);

describe('a what-if change', () => {
  it('is empty while nothing is moved, and again when it is moved back', () => {
    const moved = unmoved(answers);
    expect(isUnchanged(changeOf(answers, moved))).toBe(true);
    moved.priorities.salary_purpose = 99;
    expect(isUnchanged(changeOf(answers, moved))).toBe(false);
    moved.priorities.salary_purpose = answers.triage.priorities.salary_purpose!;
    expect(isUnchanged(changeOf(answers, moved))).toBe(true);
  });

  it('holds only what differs, and leaves the own answers alone', () => {
    const moved = unmoved(answers);
    moved.preferences.remote_work = 'fully_remote';
    moved.constraints.target_cities = ['Austin, TX'];
    expect(changeOf(answers, moved)).toEqual({
      preferences: { remote_work: 'fully_remote' },
      constraints: { target_cities: ['Austin, TX'] },
    });
    expect(answers).toEqual(sampleAnswers(1));
  });

  it('every question that the ranking reads can be moved, and no other', () => {
    const ids = (bank: typeof goldStandard) => movableQuestions(bank).map(({ question }) => question.id);
    expect(ids(canonicalBank)).toEqual([
      'work_environment',
      'team_size',
      'interaction_level',
      'location',
      'education',
      'timeline',
    ]);
    expect(ids(goldStandard)).toEqual([
      'remote_work',
      'team_size',
      'client_interaction',
      'target_cities',
      'study_hours',
      'upskilling_budget',
    ]);
  });
});
