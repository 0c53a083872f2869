import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { movements } from '#web/features/result/what-if/movement.ts';

const facts = embeddedFacts();
/** The place that each one's own work has among their ten, when nothing is said. */
const people = ['29-1141.00', '13-2011.00', '17-2051.00', '25-2031.00', '27-1024.00'].flatMap((occupation) => {
  const answers = sincereAnswers(occupation, 3);
  const place = rank(facts, bank, answers).top.findIndex(({ code }) => code === occupation) + 1;
  return place > 0 ? [{ occupation, answers, place }] : [];
});
const saying = ({ deepDive, ...rest }: Answers, background: Background): Answers => ({
  ...rest,
  deepDive: { ...deepDive, background },
});
const resultOf = (answers: Answers) => toResult(facts, rank(facts, bank, answers));

it('is looked at for people whose own work is among their ten, first and further down', () => {
  expect(people.length).toBeGreaterThan(2);
  expect(people.map(({ place }) => place)).toContain(1);
});

describe.each(people)('$occupation, which somebody does and wants to leave', ({ occupation, answers }) => {
  const unsaid = rank(facts, bank, saying(answers, { occupation }));
  const leaving = rank(facts, bank, saying(answers, { occupation, wish: 'leave' }));

  it('takes none of the ten places; the others move up, and the next one joins them', () => {
    const others = [...unsaid.order].filter((index) => facts.codes[index] !== occupation);
    expect(leaving.top.map(({ index }) => index)).toEqual(others.slice(0, 10));
    expect(leaving.top.map(({ rank: place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(leaving.top[0]!.tieGroup).toBe(1);
    expect([...leaving.order]).toEqual([...others, facts.codes.indexOf(occupation)]);
  });

  it('is named with the place and score it would have', () => {
    const own = unsaid.top.find(({ code }) => code === occupation)!;
    const { set_aside, scores } = toResult(facts, leaving);
    expect(set_aside).toEqual({
      code: occupation,
      title: own.title,
      final_score: own.final,
      place: own.rank,
    });
    expect(scores.final).toBe(leaving.top[0]!.final);
  });

  it('changes no score of any occupation and no field (D-88)', () => {
    expect(leaving.finals).toEqual(unsaid.finals);
    expect(leaving.fields).toEqual(unsaid.fields);
    expect(leaving.scores.confidence).toBe(unsaid.scores.confidence);
    const scoresOf = ({ top }: typeof leaving) =>
      new Map(top.map(({ code, fit, opportunity, feasibility }) => [code, { fit, opportunity, feasibility }]));
    for (const [code, scores] of scoresOf(leaving))
      expect(scores).toEqual(scoresOf(unsaid).get(code) ?? expect.anything());
  });

  it('has moved nothing in What if before anything is moved', () => {
    expect(movements(leaving, leaving).list.filter(({ kind }) => kind !== 'same')).toEqual([]);
  });
});

describe('any other wish, and work that is not among the ten', () => {
  it('leave the result as it is, but for the hash of the answers', () => {
    const [{ occupation, answers }] = people as [(typeof people)[number]];
    const same = (background: Background, wish: Background['wish']) => {
      const { scoring_meta, ...result } = resultOf(saying(answers, { ...background, wish }));
      const { scoring_meta: before, ...unsaid } = resultOf(saying(answers, background));
      expect(result).toEqual(unsaid);
      expect(result).not.toHaveProperty('set_aside');
      expect(scoring_meta).toEqual({ ...before, answersHash: scoring_meta.answersHash });
      expect(scoring_meta.answersHash).not.toBe(before.answersHash);
    };
    same({ occupation }, 'stay');
    same({ occupation }, 'open');
    same({ occupation: '53-3032.00' }, 'leave');
    same({ occupation: '99-9999.99' }, 'leave');
    same({}, 'leave');
  });
});
