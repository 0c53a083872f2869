/**
 * What a good counsellor expects of sincere people (personas.data.ts): the neighbourhood of an occupation is the
 * occupation itself, those O*NET relates to it and those of its SOC minor group.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answersOf } from '#infra/local/demo/demo-person.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { questionnaire } from '#shared/assessment/gold-standard/questionnaire.ts';
import { stages } from '#shared/assessment/stages.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { openDetails } from '#shared/occupations/details.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import type { Persona } from './persona.ts';
import { personas } from './personas.data.ts';

const facts = embeddedFacts();
const data = new URL('../../shared/occupations/data/', import.meta.url);
const detailsOf = openDetails(readFileSync(new URL('details.bin', data)), facts.codes);

/** The own occupation, O*NET's related ones, the SOC minor group (29-1…), and what the persona names besides. */
function neighbourhoodOf({ own, near = [] }: Persona): (code: string) => boolean {
  const related = detailsOf(indexOfCode(facts, own)!).related;
  const beginnings = [own.slice(0, 4), ...related, ...near];
  return (code) => beginnings.some((beginning) => code.startsWith(beginning));
}

const told = (indexes: Iterable<number>) => Array.from(indexes, (i) => `${facts.codes[i]} ${facts.titles[i]}`);

const cases = personas.map((persona) => {
  const answers = answersOf(persona);
  const byFit = rank(facts, bank, answers, { emphasis: { fit: 1, opportunity: 0, feasibility: 0 } }).finals;
  const ranking = rank(facts, bank, answers);
  return {
    ...persona,
    answers,
    isNear: neighbourhoodOf(persona),
    // out of the frame or not (D-90)
    tenByFit: told([...byFit.keys()].sort((a, b) => byFit[b]! - byFit[a]!).slice(0, 10)),
    ten: told(ranking.top.map(({ index }) => index)),
    ownPlace: ranking.order.indexOf(indexOfCode(facts, persona.own)!) + 1,
    flagged: ranking.careless.flagged,
  };
});

describe('sincere people', () => {
  it.each(cases)('$who answers all that is asked', ({ answers, own }) => {
    expect(indexOfCode(facts, own)).not.toBeNull();
    for (const stage of stages) {
      expect(questionnaire.readStage(stage, answers[stage])).toEqual({ answers: answers[stage] });
      expect(questionnaire.incomplete(stage, answers[stage])).toBeNull();
    }
  });

  it.each(cases)('$who has the own occupation or a relative in the ten by fit', ({ tenByFit, isNear }) => {
    expect(tenByFit).toSatisfy((ten: string[]) => ten.some(isNear));
  });

  it.each(cases)('$who has the own occupation or a relative in the ten shown', ({ ten, isNear }) => {
    expect(ten).toSatisfy((each: string[]) => each.some(isNear));
  });

  it.each(cases)('$who finds nothing absurd among the first five', ({ ten, absurd }) => {
    expect(ten.slice(0, 5).filter((each) => absurd.some((beginning) => each.startsWith(beginning)))).toEqual([]);
  });

  it.each(cases)('$who has the own occupation among the first fifty', ({ ownPlace }) => {
    expect(ownPlace).toBeLessThanOrEqual(50);
  });

  it.each(cases)('$who is not called careless', ({ flagged }) => {
    expect(flagged).toBe(false);
  });

  it('shows a student the work they study for, and no step down first to an engineer', () => {
    const named = (word: string) => cases.find(({ who }) => who.includes(word))!;
    expect(named('student of biology').ownPlace).toBeLessThanOrEqual(10);
    const engineer = named('engineer');
    const result = toResult(facts, rank(facts, bank, engineer.answers));
    expect(result.roles.slice(0, 4).filter(({ move }) => move?.below)).toEqual([]);
  });

  it('shows no occupation first to more than two of all, however well it pays (M12)', () => {
    const counts = new Map<string, number>();
    for (const { ten } of cases) counts.set(ten[0]!, (counts.get(ten[0]!) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 2)).toEqual([]);
  });
});
