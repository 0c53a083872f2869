import { describe, expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { reliableChanges } from '#shared/matching/repeats/reliable-change.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';

const PEOPLE = 400;
const random = randomOf(20_261_122);
const population = populationOf(embeddedFacts());
const person = (seed: number) => personOf(population, (seed * 7) % population.members.length, random);

describe('a reliable change', () => {
  it('is called by chance in about one of twenty scales, when somebody answers twice', () => {
    const found = { interests: [0, 0], values: [0, 0], personality: [0, 0], skills: [0, 0] };
    let beyond = 0;
    for (let seed = 0; seed < PEOPLE; seed++) {
      const same = person(seed);
      const { changes, beyondChance, expected } = reliableChanges(
        bank,
        answersOf(same, random),
        answersOf(same, random),
      );
      beyond += Number(beyondChance);
      expect(expected).toBeCloseTo(0.05 * changes.length, 9);
      for (const { block, reliable } of changes) {
        found[block][0]! += Number(reliable);
        found[block][1]! += 1;
      }
    }
    for (const [block, [many, of]] of Object.entries(found)) {
      expect(of, block).toBeGreaterThan(4 * PEOPLE);
      expect(many! / of!, block).toBeLessThan(0.08);
    }
    expect(beyond / PEOPLE).toBeLessThan(0.1);
  });

  it('is none between the same answers', () => {
    const answers = answersOf(person(1), random);
    const { changes, beyondChance } = reliableChanges(bank, answers, structuredClone(answers));
    expect(changes.length).toBeGreaterThan(25);
    expect(changes.filter(({ index }) => index !== 0)).toEqual([]);
    expect(beyondChance).toBe(false);
  });

  it('is found where it is, and named by its scale', () => {
    const before = answersOf(person(2), random);
    const social = (rating: number) => ({
      ...before,
      core: {
        ...before.core,
        interests: Object.fromEntries(
          bank.core.interests.map(({ id, code }) => [id, code === 'S' ? rating : before.core.interests[id]!]),
        ),
      },
    });
    const [low, high] = [social(1), social(5)];
    const { changes } = reliableChanges(bank, low, high);
    expect(changes.filter(({ reliable }) => reliable)).toEqual([
      expect.objectContaining({ block: 'interests', scale: 'S', reliable: true }),
    ]);
    expect(changes[0]!.index).toBeGreaterThan(1.96);
    expect(reliableChanges(bank, high, low).changes[0]!.index).toBeCloseTo(-changes[0]!.index, 9);
  });

  it('says nothing of a scale that was left out once, and tells two people apart', () => {
    const [one, other] = [answersOf(person(3), random), answersOf(person(90), random)];
    const [, ...rest] = Object.entries(one.deepDive.skills);
    const fewer = { ...one, deepDive: { ...one.deepDive, skills: Object.fromEntries(rest) } };
    const { changes } = reliableChanges(bank, one, fewer);
    expect(changes.map(({ scale }) => scale)).not.toContain(bank.deepDive.skills[0]!.element);
    expect(reliableChanges(bank, one, other).beyondChance).toBe(true);
  });
});
