import { describe, expect, it } from 'vitest';
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { reasonsOf } from '#shared/matching/explain/reasons.ts';
import { receipt } from '#test/support/people/receipt.ts';

const partsOf = (...receipts: Receipt[]) => {
  const { speakFor, speakAgainst } = reasonsOf(receipts);
  return [speakFor, speakAgainst].map((reasons) => reasons.map(({ part }) => part));
};

describe('the reasons for and against an occupation', () => {
  it('speak of skills once: what counts more is said, whether they are there or missing', () => {
    const wage = receipt('wage', -0.1);
    expect(partsOf(receipt('skills', 2), receipt('skill_gaps', -1), wage)).toEqual([['skills'], ['wage']]);
    expect(partsOf(receipt('skills', -0.2), receipt('skill_gaps', 0.9), wage)).toEqual([['skill_gaps'], ['wage']]);
    expect(partsOf(receipt('skills', 1), receipt('skill_gaps', 0.9))).toEqual([['skills'], []]);
  });

  it('name every answer that pulled their way, the strongest first', () => {
    const causes = [
      { answer: 'val_1', points: 0.4 },
      { answer: 'val_5', points: 0.9 },
      { answer: 'val_9', points: -0.3 },
    ];
    const { speakFor } = reasonsOf([{ ...receipt('values', 1), causes }]);
    expect(speakFor.map(({ answers }) => answers)).toEqual([['val_5', 'val_1']]);
  });

  it('name one thing of the way there, and the answer that sets the occupation apart from the others', () => {
    const parts = partsOf(
      receipt('study_time', 3),
      receipt('budget', 2),
      receipt('schooling', 1),
      receipt('wage', 0.5),
    );
    expect(parts).toEqual([['study_time', 'wage'], []]);

    const withCauses = (...points: [number, number, number]) => ({
      ...receipt('interests', 3),
      causes: points.map((each, at) => ({ answer: `int_${at + 1}`, points: each })),
    });
    const own = [withCauses(2, 1.5, 0.2)];
    const list = [own, [withCauses(2, 0.1, 0)], [withCauses(2, 0, 0)]];
    expect(reasonsOf(own).speakFor[0]!.telling).toEqual(['int_1', 'int_2']);
    expect(reasonsOf(own, list).speakFor[0]!.telling).toEqual(['int_2', 'int_1']);
  });

  it('are none that nobody published for this occupation, however much its group counts', () => {
    const skills = {
      ...receipt('skills', 9),
      label: 'Your skills (not available for this occupation: counted as average)',
    };
    expect(partsOf(skills, receipt('skill_gaps', -1))).toEqual([[], ['skill_gaps']]);
  });

  it('speak of AI beside other work: a share of 38 % can be more than most and still be medium', () => {
    expect(reasonsOf([receipt('ai_exposure', -1)]).speakAgainst[0]?.text).toBe(
      'AI tools touch more of it than of most work',
    );
  });
});
