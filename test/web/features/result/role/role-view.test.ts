import { describe, expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { roleView } from '#web/features/result/role/role-view.ts';
import { marketParts } from '#web/features/result/role/role-words.ts';
import { otherEngineNote } from '#web/features/result/scored-by.ts';
import { createEngine } from '#web/parts/engine/engine.ts';
import { storedAnswers } from '#web/parts/engine/stored-answers.ts';

const facts = embeddedFacts();
const answers = sincereAnswers('17-2051.00', 3);
const ranking = rank(facts, bank, answers);
const result = toResult(facts, ranking);
const [best] = result.roles;
const places = ['Austin, TX'];

describe('a role of a result on the screen', () => {
  it('carries what the result says, name by name (DAT-18, DAT-20)', () => {
    expect(roleView(best!, places, facts).description).toMatch(/^In the field .+\. Usual education: .+\.$/);
    expect(roleView(best!, places, facts)).toMatchObject({
      id: best!.id,
      code: best!.code,
      title: nameOf(best!.code, best!.title),
      officialTitle: best!.title,
      finalScore: best!.final_score,
      fitScore: best!.fit_score,
      opportunityScore: best!.opportunity_score,
      feasibilityScore: best!.feasibility_score,
      salaryRange: { p50: best!.opportunity.salary_p50, p75: best!.opportunity.salary_p75 },
      demand: best!.opportunity.demand,
      automationRisk: best!.opportunity.ai_exposure,
      skills: { gaps: best!.gaps, transferable: best!.transferable },
      locations: places,
      timeToTransition: best!.time_to_transition,
      costToTransition: best!.cost_to_transition,
      receipts: best!.why,
    });
  });

  it('names the skills it asks for by their importance, and turnover from openings and jobs (DAT-20)', () => {
    const view = roleView(best!, places, facts);
    const asked = [...best!.gaps, ...best!.transferable].sort((a, b) => b.importance - a.importance);
    expect(view.skills.required).toEqual(asked.map((skill) => skill.name));
    const index = facts.codes.indexOf(best!.code);
    expect(view.volatility).toBeCloseTo((100 * facts.openings[index]!) / facts.employment[index]!, 9);
  });

  it('a missing figure stays missing and is never invented (RES-34, RES-35, D-51)', () => {
    const bare = {
      ...best!,
      opportunity: { ...best!.opportunity, salary_p50: null, salary_p75: null, demand: null, ai_exposure: null },
      growth_outlook: null,
      time_to_transition: null,
      cost_to_transition: null,
    };
    const view = roleView(bare, places, null);
    expect(view).toMatchObject({
      salaryRange: { p50: null, p75: null },
      demand: null,
      volatility: null,
      automationRisk: null,
      timeToTransition: null,
      costToTransition: null,
    });
    expect(marketParts(view)).toEqual(['pay not available']);
    expect(JSON.stringify(view)).not.toMatch(/75000|95000|12-18 months|3,000-5,000/);
  });
});

describe('the engine in the browser', () => {
  const engine = createEngine(facts, bank, storedAnswers(answers)!);

  it('gives the same numbers as the stored result, bit for bit, from the answers it carries (product 2)', () => {
    expect(engine.own.top.map((placed) => placed.final)).toEqual(result.roles.map((role) => role.final_score));
    expect(otherEngineNote(engine.own, { ...result.scoring_meta, scoringTime: '' })).toBeNull();
    for (const [place, placed] of engine.own.top.entries()) {
      const explanation = engine.explain(engine.own, placed.index);
      expect(engine.role(engine.own, explanation)).toEqual(result.roles[place]);
    }
  });

  it('explains any occupation: its receipts sum to its score (product 2)', () => {
    for (const index of [0, 300, 600, facts.count - 1]) {
      const { placed, receipts } = engine.explain(engine.own, index);
      expect(receipts.reduce((sum, receipt) => sum + receipt.points, 0)).toBeCloseTo(placed.final, 9);
      expect(engine.role(engine.own, engine.explain(engine.own, index)).title).toBe(facts.titles[index]);
    }
  });

  it('says when another model or other data made the stored result', () => {
    const meta = { ...result.scoring_meta, scoringTime: '' };
    expect(otherEngineNote(engine.own, { ...meta, modelVersion: '0.9.0' })).toContain('model 0.9.0');
    expect(otherEngineNote(engine.own, { ...meta, dataHash: 'other' })).toContain('its numbers stand');
  });
});
