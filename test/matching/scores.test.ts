import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { profileOf } from '#shared/matching/profile.ts';
import { placeOf, rank } from '#shared/matching/rank.ts';
import { best, scoresOf } from '#shared/matching/scores.ts';
import { skillElements } from '#shared/occupations/facts.ts';
import fc from '#test/support/harness/chance.ts';
import { randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';
import { plainCentres, plainOccupations, plainTopTen } from '../bench/plain-ranking.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';
import { acceptedAnswers } from '../support/people/random-answers.ts';

/** Hundreds of rankings: about a second on a quiet machine. */
const timeout = 60_000;
const facts = embeddedFacts();
const columns = columnsOf(facts);
const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);
const scoresFor = (answers: Answers) => scoresOf(columns, profileOf(bank, answers));

describe('the scores', { timeout }, () => {
  it('are sums of receipts, and those of answers, to 1e-9, for any answers and any occupation (product 2)', () => {
    const places = fc.integer({ min: 0, max: facts.count - 1 });
    fc.assert(
      fc.property(acceptedAnswers, places, (answers, index) => {
        const ranking = rank(facts, bank, answers);
        const { receipts, placed } = explain(facts, ranking, index);
        expect(Math.abs(sum(receipts.map(({ points }) => points)) - ranking.finals[index]!)).toBeLessThan(1e-9);
        for (const [dimension, score] of [
          ['fit', placed.fit],
          ['opportunity', placed.opportunity],
          ['feasibility', placed.feasibility],
        ] as const) {
          const own = receipts.filter((receipt) => receipt.dimension === dimension);
          const points = sum(own.map((receipt) => receipt.points));
          expect(Math.abs(points - ranking.weights[dimension] * score)).toBeLessThan(1e-9);
        }
        for (const { causes, points } of receipts)
          if (causes) expect(Math.abs(sum(causes.map((cause) => cause.points)) - points)).toBeLessThan(1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('start from 50 for every occupation, and what was not said moves nothing (M8)', () => {
    const silent: Answers = {
      triage: { scenarios: {}, priorities: {} },
      core: { interests: { int_1: 5 }, values: [], personality: {} },
      deepDive: { skills: {}, preferences: {}, constraints: {} },
    };
    for (const answers of [anyAnswers(randomOf(6)), silent])
      for (const index of [0, 400, 900]) {
        const { receipts } = explain(facts, rank(facts, bank, answers), index);
        const starts = receipts.filter(({ part }) => part === 'start').map(({ points }) => points);
        expect(starts).toHaveLength(3);
        expect(sum(starts)).toBeCloseTo(50, 12);
        for (const { label, points } of receipts) if (label.includes('neutral')) expect(points, label).toBe(0);
      }
  });

  it('name every answered interest, value, personality item and skill as a cause (product 2)', () => {
    const answers = anyAnswers(randomOf(5));
    const causes = explain(facts, rank(facts, bank, answers), 400).receipts.flatMap((receipt) => receipt.answers);
    const given = [answers.core.interests, answers.core.personality, answers.deepDive.skills].flatMap(Object.keys);
    expect(causes).toEqual(expect.arrayContaining([...given, ...answers.core.values]));
    expect(causes).toEqual(
      expect.arrayContaining(['study_hours', 'upskilling_budget', 'target_cities', 'remote_work']),
    );
  });

  it('lie between 0 and 100, weights sum to 1, and the order falls (DAT-09, RES-42)', () => {
    fc.assert(
      fc.property(acceptedAnswers, (answers) => {
        const { fit, opportunity, feasibility } = scoresFor(answers);
        const { finals, order, listed, weights, priorities, top } = rank(facts, bank, answers);
        for (const scores of [finals, fit, opportunity, feasibility])
          expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
        expect(sum(Object.values(weights))).toBeCloseTo(1, 12);
        expect(sum(Object.values(priorities))).toBeCloseTo(1, 12);
        expect(new Set(order).size).toBe(facts.count);
        expect(order.every((index, i) => i === 0 || listed[order[i - 1]!]! >= listed[index]!)).toBe(true);
        expect(top.map(({ index }) => index)).toEqual(Array.from(order.subarray(0, 10)));
      }),
      { numRuns: 40 },
    );
  });

  it('name the same ten as the definition written down plainly (architecture: ranking)', () => {
    const occupations = plainOccupations(facts);
    const random = randomOf(77);
    for (let user = 0; user < 60; user++) {
      const profile = profileOf(bank, anyAnswers(random));
      const plain = plainTopTen(occupations, profile, plainCentres(occupations, profile));
      expect(Array.from(best(scoresOf(columns, profile).listed, 10))).toEqual(plain);
    }
  });
});

describe('an answer', { timeout }, () => {
  const interestsOf = (code: string) => bank.core.interests.filter((item) => item.code === code);
  const withInterest = (answers: Answers, id: string, rating: number): Answers => ({
    ...answers,
    core: { ...answers.core, interests: { ...answers.core.interests, [id]: rating } },
  });

  it('that likes an activity more never lowers the fit of occupations far on that side', () => {
    'RIASEC'.split('').forEach((code, d) => {
      const far = columns.z.interests[d]!.map((value, i) => (value > 1.5 && columns.known.skills[i] ? 1 : 0));
      fc.assert(
        fc.property(acceptedAnswers, fc.integer({ min: 0, max: 2 }), (answers, k) => {
          const { id } = interestsOf(code)[k]!;
          const ratings = [1, 2, 3, 4, 5].map((rating) => scoresFor(withInterest(answers, id, rating)).fit);
          for (let i = 0; i < facts.count; i++)
            if (far[i]) for (let r = 1; r < 5; r++) expect(ratings[r]![i]! >= ratings[r - 1]![i]!).toBe(true);
        }),
        { numRuns: 4 },
      );
    });
  });

  it('about a skill has no share where the skill is not needed, and a low one is never a reason for (M6)', () => {
    const places = fc.integer({ min: 0, max: facts.count - 1 });
    fc.assert(
      fc.property(acceptedAnswers, places, (answers, index) => {
        const { receipts } = explain(facts, rank(facts, bank, answers), index);
        const { causes = [] } = receipts.find(({ part }) => part === 'skills')!;
        for (const { answer, points } of causes) {
          const { element } = bank.deepDive.skills.find(({ id }) => id === answer)!;
          const said = columns.standing.skills[(skillElements as readonly string[]).indexOf(element)]![index]!;
          if (said === 0) expect(Math.abs(points)).toBe(0);
          if (answers.deepDive.skills[answer] === 1) expect(points).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('to a reversed item counts the other way round (ARA-52)', () => {
    const answers = anyAnswers(randomOf(9));
    const openness = (per5: number, per6: number) =>
      profileOf(bank, { ...answers, core: { ...answers.core, personality: { per_5: per5, per_6: per6 } } })
        .personality[2]!;
    const undecided = openness(5, 5).mean;
    expect(openness(1, 1).mean).toBe(undecided);
    expect(openness(5, 1).mean - undecided).toBeGreaterThan(1);
    expect(openness(1, 5).mean - undecided).toBeCloseTo(undecided - openness(5, 1).mean, 12);
  });

  it('of more skill never makes an occupation harder to reach', () => {
    fc.assert(
      fc.property(acceptedAnswers, fc.integer({ min: 1, max: 15 }), (answers, number) => {
        const at = (rating: number): Answers => ({
          ...answers,
          deepDive: { ...answers.deepDive, skills: { ...answers.deepDive.skills, [`skill_${number}`]: rating } },
        });
        const [less, more] = [scoresFor(at(2)).coverage, scoresFor(at(4)).coverage];
        for (let i = 0; i < facts.count; i++)
          if (columns.askedTotal[i]! > 0) expect(more[i]! >= less[i]! - 1e-12).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('that puts salary first never weighs pay less, one for purpose never weighs fit less', () => {
    const answers = anyAnswers(randomOf(4));
    const moved = (value: number) =>
      profileOf(bank, {
        ...answers,
        triage: { ...answers.triage, priorities: { ...answers.triage.priorities, salary_purpose: value } },
      });
    for (let value = 1; value <= 100; value++) {
      const [before, after] = [moved(value - 1), moved(value)];
      const pay = (profile: typeof before) => profile.emphasis.opportunity * profile.opportunity.wage;
      expect(pay(after)).toBeLessThanOrEqual(pay(before));
      expect(after.emphasis.fit).toBeGreaterThanOrEqual(before.emphasis.fit);
    }
  });
});

describe('a career changer', { timeout }, () => {
  const social: Answers = {
    triage: {
      scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id }) => [id, 'b' as const])),
      priorities: { salary_purpose: 90, stability_growth: 80, flexibility_structure: 40 },
    },
    core: {
      interests: Object.fromEntries(bank.core.interests.map(({ id, code }) => [id, code === 'S' ? 5 : 2])),
      values: ['val_4', 'val_10', 'val_1', 'val_7'],
      personality: {},
    },
    deepDive: { skills: {}, preferences: {}, constraints: {} },
  };
  const withSkills = (skills: Record<string, number>): Answers => ({
    ...social,
    deepDive: { ...social.deepDive, skills },
  });
  const flat = (level: number) => withSkills(Object.fromEntries(bank.deepDive.skills.map(({ id }) => [id, level])));

  it('with flat skills is ranked by where they want to go (validity)', () => {
    for (const level of [2, 3, 4])
      expect(['21', '25', '29', '31', '39']).toContain(rank(facts, bank, flat(level)).fields[0]!.code);
  });

  it('finds "could start today" and "want to go" as receipts of their own, weighed by the triage', () => {
    const mechanic = withSkills(
      Object.fromEntries(
        bank.deepDive.skills.map(({ id, category }) => [
          id,
          ['Technical', 'Practical work'].includes(category) ? 4 : 2,
        ]),
      ),
    );
    const nurse = facts.codes.indexOf('29-1141.00');
    const repairer = facts.codes.indexOf('49-9041.00');
    const eager = rank(facts, bank, mechanic);
    const settled = rank(facts, bank, {
      ...mechanic,
      triage: {
        scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id }) => [id, 'a' as const])),
        priorities: { salary_purpose: 50, stability_growth: 0, flexibility_structure: 100 },
      },
    });
    const points = (ranking: typeof eager, part: string, index: number) =>
      explain(facts, ranking, index).receipts.find((receipt) => receipt.part === part)!.points;
    expect(points(eager, 'interests', nurse)).toBeGreaterThan(0);
    expect(points(eager, 'skills', nurse)).toBeLessThan(points(eager, 'skills', repairer));
    const lead = ({ finals }: typeof eager) => placeOf(finals, repairer) - placeOf(finals, nurse);
    expect(lead(eager)).toBeGreaterThan(lead(settled));
  });
});
