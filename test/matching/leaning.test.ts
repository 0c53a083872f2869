import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { interestNames } from '#shared/assessment/interest-names.ts';
import { leaningOf, leaningSentence, profileFinding } from '#shared/matching/explain/leaning.ts';
import { profileOf } from '#shared/matching/profile.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { answersOf, personOf, populationOf, randomAnswers, randomOf } from '#test/support/population/population.ts';
import { withCircumstances } from '#test/support/population/random-people.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';

const facts = embeddedFacts();
const population = populationOf(facts);
const random = randomOf(14);
const somebody = withCircumstances(answersOf(personOf(population, 3, random), random), random);

type Rate = (code: string, nth: number) => number | undefined;

/** The answers of one person, but the eighteen activities rated so. */
const rating = (rate: Rate): Answers => ({
  ...somebody,
  core: {
    ...somebody.core,
    interests: Object.fromEntries(
      bank.core.interests.flatMap(({ id, code }, place) => {
        const given = rate(code, place % 3);
        return given === undefined ? [] : [[id, given]];
      }),
    ),
  },
});
const scoresOf = (answers: Answers) => profileOf(bank, answers).interests.map(({ mean }) => mean);
const kinds =
  (given: string, otherwise: number, ahead = 5): Rate =>
  (code) =>
    given.includes(code) ? ahead : otherwise;

interface Said {
  rated: Rate;
  confidence?: number;
  flagged?: boolean;
}
const said = ({ rated, confidence = 70, flagged = false }: Said) =>
  leaningSentence({
    scores: { final: 70, fit: 70, opportunity: 70, feasibility: 70, confidence },
    careless: { flagged, reasons: [] },
    scoring_meta: { userVector: { interests: scoresOf(rating(rated)) } },
  });
const finding = (rated: Rate) => profileFinding(scoresOf(rating(rated)));
const whatToDo = /Your likes are nearly even: look at pay and the way in\./;

describe('which way interests lean', () => {
  it.each([1, 2, 3, 4, 5])('nowhere when everything is rated %i, and what to do then', (level) => {
    expect(said({ rated: () => level })).toMatch(/^None of your interests stands out\./);
    expect(said({ rated: () => level })).toMatch(whatToDo);
    expect(finding(() => level)).toBe('None of your interests stands out, by your own ratings');
  });

  it('nowhere when nothing was rated, or one activity alone a little higher', () => {
    expect(said({ rated: () => undefined })).toMatch(/^None of your interests stands out\./);
    expect(said({ rated: (code, nth) => (code === 'S' && nth === 0 ? 4 : 3) })).toMatch(/^None of your interests/);
  });

  it.each(interestNames)(
    'to $name alone when that alone is rated high, whatever others rate',
    ({ code, name, meaning }) => {
      expect(said({ rated: kinds(code, 3) })).toBe(`You lean ${name}: ${meaning}.`);
      expect(said({ rated: kinds(code, 1, 3) })).toBe(`You lean ${name}: ${meaning}.`);
      expect(finding(kinds(code, 3))).toBe(`Strongest in ${name} work, by your own ratings`);
    },
  );

  it('a little to one that is barely ahead, and what shows more', () => {
    expect(said({ rated: kinds('S', 3, 4) })).toMatch(
      /^Your interests lie close together, with Social a little ahead\./,
    );
    expect(said({ rated: kinds('S', 3, 4) })).toMatch(whatToDo);
    expect(finding(kinds('S', 3, 4))).toBe('Social a little ahead, by your own ratings');
  });

  it('to all of two or three that are level', () => {
    expect(said({ rated: kinds('SA', 3) })).toMatch(/^You lean (Artistic and Social|Social and Artistic): /);
    for (const name of ['Enterprising', 'Social', 'Artistic']) expect(said({ rated: kinds('SAE', 2) })).toContain(name);
  });

  it('nowhere in particular when four or five are level: what is lower is said', () => {
    expect(said({ rated: kinds('SAEI', 2) })).toMatch(/^You rated most kinds of work alike: only .* are lower\./);
    expect(said({ rated: kinds('SAEIC', 2) })).toMatch(/only Realistic is lower\..*Your likes are nearly even/);
    expect(finding(kinds('SAEIC', 2))).toBe('Weakest in Realistic work, the rest alike, by your own ratings');
  });

  it('is said no surer than the result is', () => {
    const rated = kinds('S', 2);
    expect(said({ rated, confidence: 39 })).toMatch(/^Social is ahead of your other interests, but as a whole/);
    expect(said({ rated: () => 3, flagged: true })).toBe('None of your interests stands out.');
  });

  it('is not denied where the answers look like chance: the notice there says what one can do', () => {
    expect(said({ rated: kinds('A', 1), flagged: true })).toBe(
      'Artistic is ahead of your other interests, but as a whole your answers do not point one way yet.',
    );
    expect(said({ rated: kinds('SAEIC', 2), flagged: true })).toMatch(/only Realistic is lower\.$/);
  });

  it('follows the ratings: what stands above is rated above what does not', () => {
    for (let one = 0; one < 200; one += 1) {
      const answers = answersOf(personOf(population, one, random), random);
      const { above } = leaningOf(scoresOf(answers));
      const rated = interestNames.map(({ code }) => ({
        code,
        sum: bank.core.interests.reduce(
          (sum, item) => (item.code === code ? sum + answers.core.interests[item.id]! : sum),
          0,
        ),
      }));
      const leastNamed = Math.min(
        ...rated.filter(({ code }) => above.some((kind) => kind.code === code)).map(({ sum }) => sum),
      );
      const mostUnnamed = Math.max(
        ...rated.filter(({ code }) => !above.some((kind) => kind.code === code)).map(({ sum }) => sum),
      );
      expect(leastNamed, `person ${one}`).toBeGreaterThan(mostUnnamed);
    }
  });

  it('is clear for most people, and for few who answered by chance once these are asked', () => {
    const share = (people: boolean[]) => people.filter(Boolean).length / people.length;
    const people = Array.from(
      { length: 300 },
      (_, one) => leaningOf(scoresOf(answersOf(personOf(population, one, random), random))).clear,
    );
    expect(share(people)).toBeGreaterThan(0.6);
    const leaning = Array.from({ length: 60 }, () => {
      const answers = withCircumstances(randomAnswers(random), random);
      return leaningSentence(toResult(facts, rank(facts, bank, answers))).startsWith('You lean');
    });
    expect(share(leaning)).toBeLessThan(0.25);
  });
});
