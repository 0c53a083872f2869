import { describe, expect, it } from 'vitest';
import { interestCategories, interestCodes, priorityKeys, traits, workValues } from '#shared/assessment/item-bank.ts';
import { canonicalBank } from '#shared/assessment/simple/canonical-bank.ts';
import { simpleBank as bank } from '#shared/assessment/simple/items.data.ts';
import { simpleBankShape } from '#shared/assessment/simple-bank.ts';
import { variantWithoutBody } from '#shared/assessment/variants.ts';
import { elementIds } from '#shared/occupations/elements.ts';

const { triage, core, deepDive } = bank;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('the item bank of Reading B', () => {
  it('is what a request without a body starts, and travels whole through its wire shape (D-80)', () => {
    expect(bank.variant).toBe(variantWithoutBody);
    expect(simpleBankShape.parse(structuredClone(bank))).toEqual(bank);
  });

  it('has six scenarios of two options, each with a text and a value of its own (ARB-09, ARB-32)', () => {
    expect(triage.scenarios).toHaveLength(6);
    for (const scenario of triage.scenarios) {
      expect(Object.keys(scenario)).toEqual(['id', 'scenario', 'options']);
      expect(ids(scenario.options)).toEqual(['a', 'b']);
      for (const option of scenario.options) expect(Object.keys(option)).toEqual(['id', 'text', 'value']);
    }
    const values = triage.scenarios.flatMap(({ options }) => options.map(({ value }) => value));
    expect(new Set(values).size).toBe(12);
  });

  it('gives no priority a head start in the scenarios', () => {
    const totals = Object.fromEntries(priorityKeys.map((key) => [key, 0]));
    for (const { weights } of canonicalBank.triage.scenarios.flatMap(({ options }) => options)) {
      expect(Object.values(weights).reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 12);
      for (const key of priorityKeys) totals[key]! += weights[key];
    }
    for (const key of priorityKeys) expect(totals[key]).toBeCloseTo(2, 12);
  });

  it('has the three sliders with two ends and the middle as default (ARB-13, ARB-33)', () => {
    expect(ids(triage.priorities)).toEqual(['work_life_balance', 'stability_innovation', 'independence_collaboration']);
    for (const slider of triage.priorities)
      expect(slider).toEqual({
        id: slider.id,
        label: expect.any(String),
        description: expect.any(String),
        leftLabel: expect.any(String),
        rightLabel: expect.any(String),
        defaultValue: 50,
      });
  });

  it('has four interests a type, of which exactly i4, a4, s4, e4 and c4 are reversed (ARB-16, ARB-34, ARB-35, D-78)', () => {
    const numbered = interestCodes.flatMap((code) => [1, 2, 3, 4].map((n) => `${code.toLowerCase()}${n}`));
    expect(ids(core.interests).sort()).toEqual(numbered.sort());
    for (const { id, category, label, description, onet_anchor } of core.interests) {
      expect(category[0]).toBe(id[0]);
      expect(onet_anchor).toBe(`1.B.1.${'abcdef'[interestCategories.indexOf(category)]}`);
      expect(label && description).toBeTruthy();
    }
    expect(ids(core.interests.filter(({ reverse_keyed }) => reverse_keyed)).sort()).toEqual([
      'a4',
      'c4',
      'e4',
      'i4',
      's4',
    ]);
    expect(ids(canonicalBank.core.interests.filter(({ reverse }) => reverse)).sort()).toEqual([
      'a4',
      'c4',
      'e4',
      'i4',
      's4',
    ]);
  });

  it('has the eight values, of which two are reversed (ARB-17, ARB-36)', () => {
    expect(
      core.values.map(({ id, onet_dimension, reverse_keyed = false }) => [id, onet_dimension, reverse_keyed]),
    ).toEqual([
      ['achievement', 'Achievement', false],
      ['independence', 'Independence', false],
      ['recognition', 'Recognition', false],
      ['relationships', 'Relationships', false],
      ['support', 'Support', false],
      ['conditions', 'Working Conditions', false],
      ['avoid_challenge', 'Achievement', true],
      ['prefer_supervision', 'Independence', true],
    ]);
    expect(new Set(canonicalBank.core.values.map(({ value }) => value))).toEqual(new Set(workValues));
  });

  it('has two statements a trait, one of them reversed (ARB-18)', () => {
    const order = ['extraversion', 'agreeableness', 'conscientiousness', 'neuroticism', 'openness'];
    expect(core.personality.map(({ trait, reverse = false }) => [trait, reverse])).toEqual(
      order.flatMap((trait) => [
        [trait, false],
        [trait, true],
      ]),
    );
    expect([...order].sort()).toEqual([...traits].sort());
    for (const { id, statement } of core.personality) expect(id && statement).toBeTruthy();
  });

  it('has the eight skills with anchors of level 0 to 5 (ARB-19)', () => {
    expect(ids(deepDive.skills)).toEqual([
      'sql_analysis',
      'python_programming',
      'statistical_analysis',
      'business_analysis',
      'executive_communication',
      'written_communication',
      'team_leadership',
      'stakeholder_management',
    ]);
    for (const { name, category, anchors } of deepDive.skills) {
      expect(name && category).toBeTruthy();
      expect(anchors.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(new Set(anchors.map(({ description }) => description)).size).toBe(6);
    }
    const elements = canonicalBank.deepDive.skills.map(({ element }) => element);
    expect(new Set(elements).size).toBe(8);
    for (const element of elements) expect(elementIds).toContain(element);
  });

  it('has four work preferences of six options (ARB-20, ARB-37) and four constraints of four (ARB-21, ARB-38)', () => {
    expect(deepDive.workPreferences.map(({ id, options }) => [id, options.length])).toEqual([
      ['work_environment', 6],
      ['work_schedule', 6],
      ['team_size', 6],
      ['interaction_level', 6],
    ]);
    expect(deepDive.constraints.map(({ id, options }) => [id, options.length])).toEqual([
      ['location', 4],
      ['travel', 4],
      ['education', 4],
      ['timeline', 4],
    ]);
    for (const { preference, category } of deepDive.workPreferences) expect(preference && category).toBeTruthy();
    expect(canonicalBank.deepDive.preferences.every(({ multiple }) => multiple)).toBe(true);
    expect(canonicalBank.deepDive.constraints.some(({ multiple }) => multiple)).toBe(false);
  });

  it('names nothing twice: a receipt leads from an id to one answer, and every text is said once (D-71)', () => {
    const asked = [
      ...triage.scenarios,
      ...triage.priorities,
      ...core.interests,
      ...core.values,
      ...core.personality,
      ...deepDive.skills,
      ...deepDive.workPreferences,
      ...deepDive.constraints,
    ];
    expect(new Set(ids(asked)).size).toBe(asked.length);
    for (const { options } of [...deepDive.workPreferences, ...deepDive.constraints])
      expect(new Set(options.flatMap(({ id, label }) => [id, label])).size).toBe(2 * options.length);
    const texts = [
      ...triage.scenarios.flatMap(({ options }) => options.map(({ text }) => text)),
      ...core.interests.flatMap(({ label, description }) => [label, description]),
      ...core.values.map(({ description }) => description),
      ...core.personality.map(({ statement }) => statement),
      ...deepDive.skills.flatMap(({ anchors }) => anchors.map(({ description }) => description)),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });
});
