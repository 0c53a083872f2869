import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { resultBody } from '#shared/assessment/result-shape.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { rankVectors } from '#shared/matching/vectors.ts';
import { knownRoles } from '#shared/occupations/facts.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';
import { withCircumstances } from '#test/support/population/random-people.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';

const facts = embeddedFacts();
const population = populationOf(facts);
function sincere(code: string, seed = 1): Answers {
  const random = randomOf(seed);
  const member = population.members.indexOf(facts.codes.indexOf(code));
  expect(member, code).toBeGreaterThanOrEqual(0);
  return withCircumstances(answersOf(personOf(population, member, random), random), random);
}
const given = {
  id: '0123456789abcdef0123',
  assessment_id: '0123456789abcdef0123',
  session_id: '0123456789abcdef0123',
  variant: bank.variant,
  created_at: '2026-11-20T10:00:00Z',
  expires_at: null,
};

describe('figures of a wider group (M1)', () => {
  const ranking = rank(facts, bank, sincere('11-2022.00'));
  const marked = (code: string) =>
    explain(facts, ranking, facts.codes.indexOf(code))
      .receipts.filter(({ label }) => label.includes('of a wider group'))
      .map(({ label }) => label);

  it('are named in the receipt, with how many occupations share them', () => {
    const nurses = facts.codes.indexOf('29-1141.00');
    const group = `of a wider group: ${facts.figureGroup[nurses]} occupations share it`;
    expect(facts.figureGroup[nurses]).toBeGreaterThan(1);
    expect(marked('29-1141.00')).toEqual([`Pay (${group})`, `Growth (${group})`, `Openings (${group})`]);
    expect(marked('29-1127.00')).toEqual([]);
  });

  it('stand so in the result', () => {
    for (const { code, opportunity } of toResult(facts, ranking).roles)
      expect(opportunity.figure_group).toBe(facts.figureGroup[facts.codes.indexOf(code)]);
  });
});

describe('the result entity', () => {
  const ranking = rank(facts, bank, sincere('11-2022.00'));
  const result = toResult(facts, ranking);

  it('passes through its wire shape with nothing lost (DAT-16, DAT-17, DAT-18, DAT-19)', () => {
    const whole = { ...given, ...result, scoring_meta: { ...result.scoring_meta, scoringTime: given.created_at } };
    expect(resultBody.parse(structuredClone(whole))).toEqual(whole);
    const holds = (part: object, names: string) =>
      expect(Object.keys(part)).toEqual(expect.arrayContaining(names.split(' ')));
    holds(whole, 'id assessment_id created_at scoring_meta scores clusters roles');
    holds(whole, 'skill_bridge_plan score_drivers boost_accuracy');
    holds(whole.scoring_meta, 'modelVersion dataVersion scoringTime topScores userVector answersHash');
    expect(whole.scoring_meta.userVector.interests).toHaveLength(6);
    holds(whole.scores, 'final confidence fit opportunity feasibility');
    for (const cluster of whole.clusters) holds(cluster, 'name avg_score');
    for (const role of whole.roles) {
      holds(role, 'id title final_score fit_score opportunity_score feasibility_score opportunity gaps why');
      holds(role.opportunity, 'salary_p50 salary_p75 demand');
    }
    holds(whole.boost_accuracy, 'show message action_url');
  });

  it('says of each how many of all occupations score lower (M8)', () => {
    const lower = (score: number) => ranking.finals.filter((final) => final < score).length;
    for (const { better_than, final_score } of result.roles)
      expect(better_than).toEqual({ count: lower(final_score), of: facts.count });
  });

  it('lists ten roles in falling order, known roles by their known id (RES-42, RES-41, D-77)', () => {
    const finals = result.roles.map((role) => role.final_score);
    expect(finals).toHaveLength(10);
    expect([...finals].sort((a, b) => b - a)).toEqual(finals);
    for (const { id, code } of result.roles)
      expect(Object.values(knownRoles).includes(code) ? knownRoles[id] : id).toBe(code);
    const seen = new Set<string>();
    for (const code of ['11-2022.00', '11-2021.00', '13-1111.00', '15-1212.00'])
      for (const { id } of toResult(facts, rank(facts, bank, sincere(code))).roles) seen.add(id);
    expect([...seen].some((id) => id in knownRoles)).toBe(true);
  });

  it('has all six kinds of value for a role, and words that are only typical say so (RES-08, D-51)', () => {
    for (const role of result.roles) {
      expect(role.salary_range).toMatch(/^\$[\d,]+ - \$[\d,]+$/);
      expect(['High', 'Medium', 'Low']).toContain(role.opportunity.demand);
      expect(role.opportunity.ai_exposure).toBeGreaterThanOrEqual(0);
      expect(role.time_to_transition).toMatch(/^(no step that we know of$|about|more than|\d+-\d+ (months|years))/);
      expect(role.cost_to_transition).toMatch(/^(nothing that we know of|near zero|(up to )?\$[\d,]+)/);
      expect(role.growth_outlook).toMatch(/^[A-Z][a-z ]+ \([+−]?[\d.]+% over ten years\)$/);
    }
  });

  it('names a step whose length and price nobody published, without inventing them (D-51, RES-34, RES-35)', () => {
    const answers = sincere('43-4051.00');
    const early: Answers = { ...answers, deepDive: { ...answers.deepDive, background: { education: 'none' } } };
    const ranking = rank(facts, bank, early);
    const index = facts.codes.indexOf('43-4051.00');
    const top = [{ ...ranking.top[0]!, index, code: '43-4051.00', title: facts.titles[index]! }];
    const [role] = toResult(facts, { ...ranking, top }).roles;
    expect(role).toMatchObject({ time_to_transition: null, cost_to_transition: null });
    expect(role!.move!.steps.map(({ name, years }) => [name, years])).toContainEqual([
      'High school diploma or equivalency',
      null,
    ]);
  });

  it('leaves out what nobody published and what was not said (D-51, RES-34, RES-35)', () => {
    const silent = sincere('27-2032.00');
    const quiet = { ...silent, deepDive: { ...silent.deepDive, constraints: {} } };
    const shown = rank(facts, bank, quiet);
    const actors = facts.codes.indexOf('27-2011.00');
    const top = [{ ...shown.top[0]!, index: actors, code: '27-2011.00', title: 'Actors' }, ...shown.top.slice(1)];
    const [role] = toResult(facts, { ...shown, top }).roles;
    expect(role).toMatchObject({ salary_range: null });
    expect(role!.opportunity).toMatchObject({ salary_p50: null, salary_p75: null });
  });

  it('plans bridges from the gaps of the first role and names the largest drivers (DAT-19)', () => {
    const names = result.roles[0]!.gaps.map(({ name }) => name);
    for (const { skill, gap, time } of result.skill_bridge_plan) {
      expect(names).toContain(skill);
      expect(gap).toBeGreaterThan(0);
      expect(time).toMatch(/week|month/);
    }
    const sizes = result.score_drivers.map(({ points }) => Math.abs(points));
    expect(sizes).toHaveLength(6);
    expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
  });

  it('offers to boost accuracy only where something was left out (DAT-19)', () => {
    expect(result.boost_accuracy.show).toBe(false);
    const answers = sincere('11-2022.00');
    const { int_3: _one, int_18: _two, ...interests } = answers.core.interests;
    const { boost_accuracy } = toResult(facts, rank(facts, bank, { ...answers, core: { ...answers.core, interests } }));
    expect(boost_accuracy).toMatchObject({ show: true, action_url: '/career-path/new' });
    expect(boost_accuracy.message).toContain('2 interests');
  });

  it('writes whole US dollars, thousands marked (RES-36)', () => {
    for (const { code, salary_range } of result.roles) {
      const index = facts.codes.indexOf(code);
      const plain = [facts.wageP25[index]!, facts.wageP75[index]!].map((wage) => `$${Math.round(wage)}`).join(' - ');
      expect(salary_range!.replaceAll(',', '')).toBe(plain);
      expect(salary_range).toMatch(/^\$\d{2,3},\d{3} - \$\d{2,3},\d{3}$/);
    }
  });
});

describe('ranking raw vectors', () => {
  const flat = { values: [0, 0, 0, 0, 0, 0], styles: Array.from({ length: 10 }, () => 0), constraints: {}, topN: 10 };
  const field = (riasec: number[]) =>
    rankVectors(facts, { ...flat, riasec }).roles.map(({ id }) =>
      facts.interests.subarray(6 * facts.codes.indexOf(id)),
    );

  it('puts occupations of the asked interest first, whatever the scale of the numbers (SYS-07)', () => {
    for (let d = 0; d < 6; d++) {
      const riasec = [1, 1, 1, 1, 1, 1].map((low, k) => (k === d ? 7 : low));
      for (const profile of field(riasec)) expect(profile[d]).toBeGreaterThan(4);
      const same = rankVectors(facts, { ...flat, riasec: riasec.map((value) => 100 * value + 5) }).roles;
      expect(same.map(({ id }) => id)).toEqual(rankVectors(facts, { ...flat, riasec }).roles.map(({ id }) => id));
    }
  });

  it('keeps to the constraints and to topN (SYS-07)', () => {
    const request = { ...flat, riasec: [1, 7, 1, 1, 1, 4], topN: 25 };
    const { roles } = rankVectors(facts, { ...request, constraints: { minSalary: 100_000, remote: true } });
    expect(roles).toHaveLength(25);
    for (const { id } of roles) {
      expect(facts.wageP50[facts.codes.indexOf(id)]).toBeGreaterThanOrEqual(100_000);
      expect(facts.telework[facts.codes.indexOf(id)]).toBeGreaterThanOrEqual(0.5);
    }
    expect(rankVectors(facts, { ...request, constraints: { minSalary: 9_000_000 } }).roles).toEqual([]);
  });

  it('answers vectors without any shape: nothing speaks for one occupation more than for another but its profile', () => {
    const { roles } = rankVectors(facts, { ...flat, riasec: [3, 3, 3, 3, 3, 3] });
    expect(roles).toHaveLength(10);
    for (const { score } of roles) expect(score).toBeGreaterThan(0);
  });
});
