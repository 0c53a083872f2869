import { describe, expect, it } from 'vitest';
import { directionsSentence, stabilitySentence } from '#shared/assessment/result-words.ts';
import { skillMilestones, skillTime } from '#shared/guidance/skill-time.ts';
import { bandOf } from '#shared/lib/bands.ts';
import { fitTone } from '#web/features/result/analysis/fit-tone.ts';
import { confidenceOf, scoreBand } from '#web/features/result/score/wording.ts';

describe('bands', () => {
  it('result scores change at 85, 70 and 55 (RES-25)', () => {
    expect([85, 84.99, 70, 69.99, 55, 54].map((score) => scoreBand(score).word)).toEqual([
      'Strong match',
      'Good match',
      'Good match',
      'Fair match',
      'Fair match',
      'Weak match',
    ]);
    expect(new Set([85, 70, 55, 54].map((score) => scoreBand(score).tone)).size).toBe(4);
  });

  it('the colour of an AI fit changes at 80, 60 and 40 of what one reads (RES-24)', () => {
    expect([80, 79.5, 79.4, 60, 59, 40, 39].map(fitTone)).toEqual([
      'good',
      'good',
      'info',
      'info',
      'fair',
      'fair',
      'bad',
    ]);
  });

  it('each screen keeps its own bounds (DSH-29, RES-24, USG-12)', () => {
    expect([80, 79, 60, 59].map((score) => bandOf('rating', score))).toEqual([0, 1, 1, 2]);
    expect([80, 60, 40, 39].map((score) => bandOf('aiFit', score))).toEqual([0, 1, 2, 3]);
    expect([90, 75, 50, 49].map((share) => bandOf('usage', share))).toEqual([0, 1, 2, 3]);
  });
});

describe('directions', () => {
  const sentence = (confidence: number, modelVersion = '2.2.0', flagged = false) =>
    directionsSentence({
      scores: { final: 70, fit: 70, opportunity: 70, feasibility: 70, confidence },
      careless: { flagged, reasons: [] },
      scoring_meta: { modelVersion } as Parameters<typeof directionsSentence>[0]['scoring_meta'],
    });

  it('are called no surer than the result is', () => {
    expect([85, 70, 50, 39].map((confidence) => sentence(confidence))).toEqual([
      'Your field is very likely one of these three directions.',
      'Your field is probably one of these three directions.',
      'Your field may be one of these three directions; others are close.',
      'Your answers do not single out a direction yet: take these three as a first look.',
    ]);
    expect(sentence(95, '2.2.0', true)).toBe(sentence(10));
    expect(sentence(90, '1.4.0')).toContain('holds if you answer again');
  });
});

describe('sentences', () => {
  it('confidence says what its model meant, and of later models never 100 (M8)', () => {
    expect(confidenceOf('1.0.0')).toMatchObject({ meaning: expect.stringContaining('if you answer again'), most: 100 });
    expect(confidenceOf('2.0.0')).toMatchObject({ meaning: expect.stringMatching(/field .* never 100$/), most: 99 });
  });

  it('the stability is said in whole occupations', () => {
    const said = (low: number, high: number) => stabilitySentence({ expected_overlap: 3.6, range: [low, high] });
    expect(said(2, 5)).toBe('If you answered again, 2 to 5 of these 10 would probably stay.');
    expect([said(0, 3), said(4, 4), said(10, 10), said(0, 0)].map((text) => text.slice(23, 38))).toEqual([
      'at most 3 of th',
      '4 of these 10 w',
      'all of these 10',
      'none of these 1',
    ]);
    // of before model 2.1
    const older = (expected_overlap: number) => stabilitySentence({ expected_overlap });
    expect(older(3.6)).toBe('If you answered again, about 4 of these 10 would probably stay.');
    expect(older(9.7)).toContain('all of these 10');
    expect(older(0.3)).toContain('hardly any');
  });

  it('time for a skill by the size of its gap (LRN-11)', () => {
    expect([61, 60, 41, 40, 21, 20].map(skillTime)).toEqual([
      '3-6 months',
      '2-4 months',
      '2-4 months',
      '1-2 months',
      '1-2 months',
      '2-4 weeks',
    ]);
  });

  it('milestones by start and target (LRN-12)', () => {
    expect(skillMilestones(29, 50)).toEqual(['a fundamentals course']);
    expect(skillMilestones(30, 50)).toEqual([]);
    expect(skillMilestones(30, 51)).toEqual(['a hands-on project']);
    expect(skillMilestones(30, 70)).toHaveLength(1);
    expect(skillMilestones(30, 71)).toHaveLength(2);
    expect(skillMilestones(30, 85)).toHaveLength(2);
    expect(skillMilestones(30, 86)).toHaveLength(3);
  });
});
