import { describe, expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { itemBankShape, priorityKeys, traits, workValues } from '#shared/assessment/item-bank.ts';
import { defaultVariant } from '#shared/assessment/variants.ts';
import { skillElements } from '#shared/occupations/facts.ts';

const count = <T>(items: T[], key: (item: T) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};
const numbered = (prefix: string, length: number) => Array.from({ length }, (_, n) => `${prefix}_${n + 1}`);

describe('the item bank of Reading A', () => {
  it('is the default variant and travels whole through its wire shape', () => {
    expect(bank.variant).toBe(defaultVariant);
    expect(itemBankShape.parse(structuredClone(bank))).toEqual(bank);
  });

  it('has the six scenarios with their titles in order (ARA-46)', () => {
    expect(bank.triage.scenarios.map((scenario) => scenario.id)).toEqual(numbered('scenario', 6));
    expect(bank.triage.scenarios.map((scenario) => scenario.title)).toEqual([
      'Project Leadership',
      'Work Environment',
      'Career Progression',
      'Problem Solving',
      'Work-Life Integration',
      'Learning Opportunities',
    ]);
  });

  it('weighs options a and b over all six priorities, none with a head start (ARA-47)', () => {
    const totals = Object.fromEntries(priorityKeys.map((key) => [key, 0]));
    for (const { options } of bank.triage.scenarios) {
      expect(options.map((option) => option.id)).toEqual(['a', 'b']);
      for (const { weights } of options) {
        expect(Object.keys(weights).sort()).toEqual([...priorityKeys].sort());
        expect(Object.values(weights).reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 12);
        for (const key of priorityKeys) totals[key]! += weights[key];
      }
    }
    for (const key of priorityKeys) expect(totals[key]).toBeCloseTo(2, 12);
  });

  it('has the three priority pairs, each priority on exactly one side (ARA-48)', () => {
    expect(bank.triage.priorities.map((pair) => pair.id)).toEqual([
      'salary_purpose',
      'stability_growth',
      'flexibility_structure',
    ]);
    for (const { id, left, right } of bank.triage.priorities) expect(id).toBe(`${left.key}_${right.key}`);
    expect(bank.triage.priorities.flatMap(({ left, right }) => [left.key, right.key]).sort()).toEqual(
      [...priorityKeys].sort(),
    );
  });

  it('has eighteen interest items, three a type, in order R I A S E C (ARA-49)', () => {
    expect(bank.core.interests.map((item) => item.id)).toEqual(numbered('int', 18));
    expect(bank.core.interests.map((item) => item.code).join('')).toBe('RRRIIIAAASSSEEECCC');
    for (const { code, category } of bank.core.interests) expect(category[0]!.toUpperCase()).toBe(code);
  });

  it('has twelve value items in the seven categories, two for each O*NET value (ARA-50)', () => {
    expect(bank.core.values.map((item) => item.id)).toEqual(numbered('val', 12));
    expect(Object.keys(count(bank.core.values, (item) => item.category)).sort()).toEqual(
      ['altruistic', 'extrinsic', 'intrinsic', 'lifestyle', 'power', 'security', 'social'].sort(),
    );
    expect(count(bank.core.values, (item) => item.value)).toEqual(Object.fromEntries(workValues.map((v) => [v, 2])));
  });

  it('has two personality items a trait, the second of each reversed (ARA-51, ARA-52)', () => {
    expect(bank.core.personality.map((item) => item.id)).toEqual(numbered('per', 10));
    expect(bank.core.personality.map((item) => item.trait)).toEqual(traits.flatMap((trait) => [trait, trait]));
    expect(bank.core.personality.map((item) => item.reverse)).toEqual(traits.flatMap(() => [false, true]));
  });

  it('has fifteen skills with name, category and anchored description, one for each element (ARA-53)', () => {
    expect(bank.deepDive.skills.map((item) => item.id)).toEqual(numbered('skill', 15));
    expect(bank.deepDive.skills.map((item) => item.element)).toEqual([...skillElements]);
    for (const { name, category, description } of bank.deepDive.skills) {
      expect(name && category).toBeTruthy();
      expect(description).toMatch(/Beginner: .+ Proficient: .+ Expert: .+\.$/);
    }
  });

  it('has the three preference questions with the named options (ARA-54)', () => {
    expect(bank.deepDive.preferences.map(({ id, options }) => [id, ...options.map((option) => option.id)])).toEqual([
      ['remote_work', 'fully_remote', 'hybrid', 'mostly_office', 'fully_office'],
      ['team_size', 'individual', 'small_team', 'medium_team', 'large_team'],
      ['client_interaction', 'none', 'occasional', 'regular', 'extensive'],
    ]);
    expect(bank.deepDive.preferences.every((question) => !question.multiple)).toBe(true);
  });

  it('offers 32 places, among them the four named, US cities as "City, ST" (ARA-55)', () => {
    const cities = bank.deepDive.constraints[0]!;
    expect([cities.id, cities.multiple]).toEqual(['target_cities', true]);
    const places = cities.options.map((option) => option.id);
    expect(new Set(places).size).toBe(32);
    expect(cities.options.every((option) => option.id === option.label)).toBe(true);
    expect(places).toEqual(
      expect.arrayContaining(['Remote (US)', 'Remote (Europe)', 'Remote (Global)', 'Other', 'San Francisco, CA']),
    );
    // a European label must never pass for a US one
    expect(places.filter((place) => /, [A-Z]{2}$/.test(place))).toHaveLength(16);
  });

  it('asks study hours and budget with the named options (ARA-56)', () => {
    expect(
      bank.deepDive.constraints.slice(1).map(({ id, multiple, options }) => [id, multiple, options.map((o) => o.id)]),
    ).toEqual([
      ['study_hours', false, ['0-2', '3-5', '6-10', '11-15', '16+']],
      ['upskilling_budget', false, ['0', '1-50', '51-150', '151-300', '300+']],
    ]);
  });

  it('says everything once: no id and no text twice (D-71)', () => {
    const { core, deepDive, triage } = bank;
    const texts = [
      ...triage.scenarios.flatMap((scenario) => scenario.options.map((option) => option.text)),
      ...core.interests.map((item) => item.text),
      ...core.values.map((item) => item.label),
      ...core.personality.map((item) => item.text),
      ...deepDive.skills.map((item) => item.name),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });
});
