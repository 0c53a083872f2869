import { describe, expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { rank } from '#shared/matching/rank.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { figures } from '#web/features/home/figures.data.ts';
import { homeFigures } from '../../../../web/tools/draw-home-figures.ts';
import { exampleAnswers } from '../../../../web/tools/example-answers.ts';

const facts = embeddedFacts();
const indexOf = (name: string) => facts.codes.findIndex((code, at) => nameOf(code, facts.titles[at]!) === name);

it('the figures of the home page are those of the facts table and the engine that ship', () => {
  expect(homeFigures(facts), 'run `node web/tools/draw-home-figures.ts`').toEqual(figures);
});

describe('the figures, worked out a second way', () => {
  const { samples, climb, example } = figures;

  it('a sample role carries the published range and a demand that follows from its openings (LND-22)', () => {
    const openings = [...facts.openings].filter((value) => !Number.isNaN(value));
    const thirds = { Low: [0, 1 / 3], Medium: [1 / 3, 2 / 3], High: [2 / 3, 1] } as const;
    for (const role of Object.values(samples).flat()) {
      const index = indexOf(role.title);
      expect([role.low, role.high, role.openings], role.title).toEqual([
        facts.wageP25[index],
        facts.wageP75[index],
        facts.openings[index],
      ]);
      expect(role.group === null, role.title).toBe(facts.figureGroup[index] === 1);
      const below = openings.filter((value) => value < role.openings).length / openings.length;
      const [from, to] = thirds[role.demand as keyof typeof thirds];
      expect(below, `${role.title} ${role.demand}`).toBeGreaterThan(from - 0.02);
      expect(below, `${role.title} ${role.demand}`).toBeLessThan(to + 0.02);
    }
    expect(new Set(Object.values(samples).flatMap((roles) => roles.map(({ demand }) => demand)))).toEqual(
      new Set(Object.keys(thirds)),
    );
  });

  it('the answers behind the example matches are not careless, and the match is the score of the engine (LND-22)', () => {
    for (const [person, roles] of [
      ['leader', samples.leadership],
      ['maker', samples.technical],
      ['analyst', samples.data],
    ] as const) {
      const { careless, finals } = rank(facts, bank, exampleAnswers(person));
      expect(careless.flagged, person).toBe(false);
      for (const { title, match } of roles) expect(match, title).toBe(Math.round(finals[indexOf(title)]!));
    }
  });

  it('the shown lines of the example receipt add up to the shown score', () => {
    const sum = example.receipts.reduce((total, { points }) => total + points, 0);
    expect(sum).toBeCloseTo(example.score, 6);
    expect(example.places.filter(({ tieGroup }) => tieGroup === 1).length).toBeGreaterThan(1);
    expect(example.places.at(-1)?.tieGroup).toBeGreaterThan(1);
  });

  it('the climb of pay only climbs, and half of the jobs lie below its middle', () => {
    expect([...climb.tenths].sort((a, b) => a - b)).toEqual(climb.tenths);
    const half = climb.tenths[4]!;
    const seen = new Set<string>();
    let [below, all] = [0, 0];
    for (const [index, pay] of facts.wageP50.entries()) {
      const employment = facts.employment[index]!;
      const figure = facts.figureGroup[index]! > 1 ? `${pay} ${employment}` : facts.codes[index]!;
      if (Number.isNaN(pay) || seen.has(figure)) continue;
      seen.add(figure);
      all += employment;
      if (pay < half) below += employment;
    }
    expect(climb.jobs).toBe(all);
    expect(below / all).toBeGreaterThan(0.45);
    expect(below / all).toBeLessThanOrEqual(0.5);
  });

  it('the lists name an occupation once, with enough openings, in order', () => {
    for (const figure of ['openings', 'growth', 'pay'] as const) {
      const values = figures[figure].map((role) => role[figure]);
      expect(new Set(figures[figure].map(({ title }) => title)).size).toBe(5);
      expect([...values].sort((a, b) => b - a)).toEqual(values);
      expect(Math.min(...figures[figure].map(({ openings }) => openings))).toBeGreaterThanOrEqual(figures.broad);
      const most = [...facts[figure === 'pay' ? 'wageP50' : figure]].filter(
        (value, index) => facts.openings[index]! >= figures.broad && !Number.isNaN(value),
      );
      expect(values[0]).toBe(Math.max(...most));
    }
  });
});
