import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { type Choices, pointedAt } from '#web/features/home/choices/choice-place.ts';
import { ownHill } from '#web/features/home/choices/own-hill.ts';
import { whereText } from '#web/features/home/choices/where-text.ts';
import map from '#web/features/home/hero/occupation-map.json' with { type: 'json' };
import { choicePulls, pullsFile } from '../../../../web/tools/draw-choice-pulls.ts';

const { scenarios } = goldStandard.triage;
const answered = (options: string) =>
  Object.fromEntries(scenarios.slice(0, options.length).map(({ id }, at) => [id, options[at]])) as Choices;
const sheets = Array.from({ length: 64 }, (_, number) =>
  Array.from({ length: 6 }, (_, bit) => ((number >> bit) & 1 ? 'a' : 'b')).join(''),
);

describe('the six choices of the home page', () => {
  it('rest on the facts table that ships', () => {
    expect(
      choicePulls(embeddedFacts()) === readFileSync(pullsFile, 'utf8'),
      'run `node web/tools/draw-choice-pulls.ts`',
    ).toBe(true);
  });

  it('say nothing before the first', () => expect(pointedAt(scenarios, {})).toBeNull());

  it('lead to places apart on the map, with a line around each and a sentence that names it', () => {
    const hills = sheets.map((sheet) => ownHill(pointedAt(scenarios, answered(sheet))!));
    for (const { you, contour } of hills) {
      expect(Math.min(you.x, you.y, 100 - you.x, 100 - you.y)).toBeGreaterThan(5);
      expect(contour).toMatch(/^M[^N]+Z?$/);
    }
    const spread = (of: (place: { x: number; y: number }) => number) => {
      const all = hills.map(({ you }) => of(you));
      return Math.max(...all) - Math.min(...all);
    };
    expect(spread(({ x }) => x)).toBeGreaterThan(12);
    expect(spread(({ y }) => y)).toBeGreaterThan(25);
    expect(new Set(hills.map(({ you }) => whereText(you, map.places))).size).toBeGreaterThan(3);
  });

  it.each([
    [{ x: 62, y: 39 }, /^You stand between Realistic and Investigative\./],
    [{ x: 52, y: 20 }, /^You stand on the Realistic side of the map\./],
    [{ x: 52, y: 54 }, /^You stand in the middle of the map\./],
  ])('name the sides that %o lies between', (you, text) => expect(whereText(you, map.places)).toMatch(text));

  it('point elsewhere with each change of mind', () => {
    for (const sheet of ['aaaaaa', 'bbbbbb', 'ababab'])
      for (const at of scenarios.keys()) {
        const other = sheet.slice(0, at) + (sheet[at] === 'a' ? 'b' : 'a') + sheet.slice(at + 1);
        expect(pointedAt(scenarios, answered(other))).not.toEqual(pointedAt(scenarios, answered(sheet)));
      }
  });
});
