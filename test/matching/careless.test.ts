import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { careOf } from '#shared/matching/care/careless.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { orderItems } from '#shared/matching/item-order.ts';
import { rank } from '#shared/matching/rank.ts';
import { hands } from '#test/bench/validity/measure.ts';
import { answersOf, personOf, populationOf, type Random, randomOf } from '#test/support/population/population.ts';
import type { PopulationName } from '#test/support/population/populations.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';
import { second } from '../support/second-variant/items.data.ts';

/** Hundreds of rankings: about a second on a quiet machine. */
const timeout = 60_000;
const facts = embeddedFacts();
const columns = columnsOf(facts);
const population = populationOf(facts, 'real ratings');
const sincere = (seed: number, from = population): Answers => {
  const random = randomOf(seed);
  return answersOf(personOf(from, (10 * seed) % from.members.length, random), random);
};
const seeds = Array.from({ length: 25 }, (_, seed) => seed);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const care = (answers: Answers) => careOf(columns, bank, answers);

/** The same answers with every rating replaced; `place` counts within a step, in the order of the bank. */
const rerated = (answers: Answers, rating: (own: number, place: number) => number): Answers => {
  const all = (ratings: Record<string, number>) =>
    Object.fromEntries(Object.entries(ratings).map(([id, own], place) => [id, rating(own, place)]));
  return {
    ...answers,
    core: {
      ...answers.core,
      interests: all(answers.core.interests),
      personality: all(answers.core.personality),
    },
    deepDive: { ...answers.deepDive, skills: all(answers.deepDive.skills) },
  };
};
const clipped = (value: number) => Math.min(5, Math.max(1, Math.round(value)));

/** Share of 400 people who are flagged, and how far their answers are trusted on average. */
function measured(from: PopulationName, change: (answers: Answers, random: Random) => Answers = (answers) => answers) {
  const own = populationOf(facts, from);
  const random = randomOf(7);
  const people = Array.from({ length: 400 }, (_, seed) => care(change(sincere(seed, own), random)));
  return {
    flagged: mean(people.map(({ flagged }) => (flagged ? 1 : 0))),
    trust: mean(people.map(({ trust }) => trust)),
  };
}

describe('careless answers', { timeout }, () => {
  it('are flagged, in whatever style; sincere ones are not, in whatever style (validity: careless)', () => {
    expect(measured('real ratings').flagged).toBeLessThan(0.05);
    expect(measured('real ratings').trust).toBeGreaterThan(0.97);
    expect(measured('real ratings in styles').flagged).toBeLessThan(0.06);
    // only 1 and 5, and only 2 to 4: the same opinions said louder and softer
    const louder = measured('real ratings', (answers) => rerated(answers, (own) => (own === 3 ? 3 : own > 3 ? 5 : 1)));
    const softer = measured('real ratings', (answers) => rerated(answers, (own) => 3 + Math.sign(own - 3)));
    for (const { flagged } of [louder, softer]) expect(flagged).toBeLessThan(0.08);
    for (const rating of [
      ({ uniform }: Random) => 1 + Math.floor(5 * uniform()),
      ({ normal }: Random) => clipped(3 + 0.8 * normal()),
      ({ uniform }: Random) => (uniform() < 0.5 ? 1 : 5),
    ]) {
      const { flagged, trust } = measured('real ratings', (answers, random) => rerated(answers, () => rating(random)));
      expect(flagged).toBeGreaterThan(0.73);
      expect(trust).toBeLessThan(0.6);
    }
    // nothing of the answers but their order changed: the ratings are the person's own
    const shuffled = measured('real ratings', (answers, random) => {
      const lots = (ratings: number[]) =>
        ratings.map((own) => ({ own, lot: random.uniform() })).sort((a, b) => a.lot - b.lot);
      const [interests, personality] = [
        lots(Object.values(answers.core.interests)),
        lots(Object.values(answers.core.personality)),
      ];
      return {
        ...answers,
        core: {
          ...answers.core,
          interests: Object.fromEntries(Object.keys(answers.core.interests).map((id, i) => [id, interests[i]!.own])),
          personality: Object.fromEntries(
            Object.keys(answers.core.personality).map((id, i) => [id, personality[i]!.own]),
          ),
        },
      };
    });
    expect(shuffled.flagged).toBeGreaterThan(0.5);
  });

  it('hardly hit people of whom no norm is true, and hardly take from what they are promised (validity)', () => {
    expect(measured('realistic').flagged).toBeLessThan(0.13);
    expect(measured('realistic').trust).toBeGreaterThan(0.94);
    expect(measured('as assumed').trust).toBeGreaterThan(0.88);
  });

  it('are flagged when one rating or one pattern goes through a step, in the order in which it was shown', () => {
    const flaggedAs = (answers: Answers) => care(answers).reasons;
    expect(flaggedAs(rerated(sincere(1), () => 4))).toEqual(
      expect.arrayContaining([
        'You gave all activities the same rating.',
        'You gave all statements about you the same rating.',
      ]),
    );
    // all fives but one: whoever agrees with a statement cannot agree with its opposite, too
    const agreeing = sincere(4);
    const fives = Object.fromEntries(bank.core.personality.map(({ id }, place) => [id, place === 9 ? 4 : 5]));
    expect(flaggedAs({ ...agreeing, core: { ...agreeing.core, personality: fives } })).toEqual([
      'You gave all but one of the statements about you the same rating.',
    ]);
    const skills = Object.fromEntries(bank.deepDive.skills.map(({ id }, place) => [id, 2 + (place % 3)]));
    const patterned = sincere(2);
    expect(flaggedAs({ ...patterned, deepDive: { ...patterned.deepDive, skills } })).toEqual([
      'Your ratings of the skills repeat the same pattern.',
    ]);
    for (const hand of ['one rating throughout', 'in a repeated pattern'] as const)
      for (const seed of seeds) {
        const { flagged, trust } = care(hands[hand](randomOf(seed), sincere(seed)));
        expect(flagged).toBe(true);
        expect(trust).toBeLessThanOrEqual(0.1);
      }
  });

  it('are trusted the less the more of them is chance', () => {
    const trust = [0, 6, 12, 18].map((replaced) =>
      mean(
        seeds.map((seed) => {
          const { uniform } = randomOf(seed);
          return care(rerated(sincere(seed), (own, place) => (place < replaced ? 1 + Math.floor(5 * uniform()) : own)))
            .trust;
        }),
      ),
    );
    for (let i = 1; i < trust.length; i++) expect(trust[i]).toBeLessThan(trust[i - 1]!);
  });

  it('are not spoken of where too little was answered, and of a bank with one item a scale', () => {
    const random = hands['at random'](randomOf(3), sincere(3));
    expect(care(random).flagged).toBe(true);
    const first = (ratings: Record<string, number>, count: number) =>
      Object.fromEntries(Object.entries(ratings).slice(0, count));
    const little = { ...random, core: { ...random.core, interests: first(random.core.interests, 11) } };
    expect(care(little)).toEqual({ flagged: false, reasons: [], trust: 1, worth: 1 });
    const ratings = (items: { id: string }[]) => Object.fromEntries(items.map(({ id }, i) => [id, 1 + (i % 2)]));
    expect(
      careOf(columns, second, {
        ...random,
        core: { values: [], interests: ratings(second.core.interests), personality: ratings(second.core.personality) },
        deepDive: { ...random.deepDive, skills: ratings(second.deepDive.skills) },
      }),
    ).toEqual({ flagged: false, reasons: [], trust: 1, worth: 1 });
  });

  it('are told by 48 items as by 18, and by what is left of 18', () => {
    const interests = bank.core.interests.flatMap((item) =>
      [1, 2, 3].map((copy) => ({ ...item, id: `${item.id}_${copy}` })),
    );
    const longer = { ...bank, core: { ...bank.core, interests } };
    const { uniform } = randomOf(5);
    const any = () => 1 + Math.floor(5 * uniform());
    const flagged = seeds.filter((seed) => {
      const answers = sincere(seed);
      const own = Object.fromEntries(interests.map(({ id }) => [id, any()]));
      const personality = Object.fromEntries(bank.core.personality.map(({ id }) => [id, any()]));
      return careOf(columns, longer, { ...answers, core: { ...answers.core, interests: own, personality } }).flagged;
    });
    expect(flagged.length).toBeGreaterThan(22);
    const left = seeds.filter((seed) => {
      const answers = sincere(seed);
      const some = Object.fromEntries(Object.entries(answers.core.interests).filter((_, i) => i % 6 !== seed % 6));
      return care({ ...answers, core: { ...answers.core, interests: some } }).flagged;
    });
    expect(left.length).toBeLessThan(4);
  });

  it('give reasons that are true of them', () => {
    const [kinds, opposites, few] = [
      'You rated activities of the same kind very differently.',
      'You gave the same answer to statements that say opposite things.',
      'Taken together, few people answer this way.',
    ];
    const said = { [kinds]: 0, [opposites]: 0, [few]: 0 };
    const variance = (ratings: number[]) => mean(ratings.map((rating) => (rating - mean(ratings)) ** 2));
    for (let seed = 0; seed < 300; seed++) {
      const answers = hands['at random'](randomOf(seed), sincere(seed));
      const { reasons } = care(answers);
      for (const reason of reasons) said[reason]!++;
      const { interests, personality } = answers.core;
      const byKind = Map.groupBy(bank.core.interests, ({ code }) => code).values();
      const within = mean([...byKind].map((items) => variance(items.map(({ id }) => interests[id]!))));
      // three ratings by chance have two thirds of the variance of all, those of people a third
      if (reasons.includes(kinds)) expect(within).toBeGreaterThan(0.4 * variance(Object.values(interests)));
      const alike = [...Map.groupBy(bank.core.personality, ({ trait }) => trait).values()].filter(
        (pair) => pair.every(({ id }) => personality[id]! > 3) || pair.every(({ id }) => personality[id]! < 3),
      );
      if (reasons.includes(opposites)) expect(alike.length).toBeGreaterThan(1);
    }
    for (const times of Object.values(said)) expect(times).toBeGreaterThan(0);
    expect(Object.keys(said)).toHaveLength(3);
  });
});

describe('the result of careless answers', { timeout }, () => {
  it('is met with wider uncertainty: lower confidence and lower stability (validity)', () => {
    const careful = seeds.map((seed) => rank(facts, bank, sincere(seed)));
    const flagged = seeds
      .map((seed) => rank(facts, bank, hands['at random'](randomOf(seed), sincere(seed))))
      .filter(({ careless }) => careless.flagged);
    expect(flagged.length).toBeGreaterThan(18);
    expect(mean(flagged.map(({ expectedOverlap }) => expectedOverlap))).toBeLessThan(
      0.6 * mean(careful.map(({ expectedOverlap }) => expectedOverlap)),
    );
    expect(mean(flagged.map(({ scores }) => scores.confidence))).toBeLessThan(
      mean(careful.map(({ scores }) => scores.confidence)) - 20,
    );
  });

  it('is promised hardly more than a second random hand keeps', () => {
    const pairs = Array.from({ length: 200 }, (_, seed) => {
      const [first, second] = [1, 2].map((time) =>
        rank(facts, bank, hands['at random'](randomOf(100 * time + seed), sincere(seed))),
      );
      return { first: first!, second: second! };
    }).filter(({ first }) => first.careless.flagged);
    const kept = mean(
      pairs.map(({ first, second }) =>
        second.fields.slice(0, 3).some(({ code }) => code === first.fields[0]!.code) ? 100 : 0,
      ),
    );
    const stayed = mean(
      pairs.map(
        ({ first, second }) => first.top.filter(({ code }) => second.top.some((own) => own.code === code)).length,
      ),
    );
    expect(mean(pairs.map(({ first }) => first.scores.confidence))).toBeLessThan(kept + 12);
    // one of ten: a random hand cannot be told from an unusual person by more than that without asking for style
    expect(mean(pairs.map(({ first }) => first.expectedOverlap))).toBeLessThan(stayed + 1.1);
  });

  it('changes no score: the flag widens, it does not punish (validity)', () => {
    const answers = sincere(3);
    const alike: Answers = {
      ...answers,
      core: {
        ...answers.core,
        personality: Object.fromEntries(Object.keys(answers.core.personality).map((id) => [id, 3])),
      },
    };
    const ranking = rank(facts, bank, alike);
    expect(ranking.careless).toEqual({
      flagged: true,
      reasons: ['You gave all statements about you the same rating.'],
    });
    // an all-middle personality says nothing: what is left is the ranking without it
    const without = rank(facts, bank, { ...alike, core: { ...alike.core, personality: {} } });
    expect(without.careless.flagged).toBe(false);
    expect(ranking.expectedOverlap).toBeLessThan(without.expectedOverlap);
  });

  it('does not change when What if asks for other priorities, though the activities would be shown in another order', () => {
    const answers = sincere(6);
    const shown = orderItems(bank, 'interests', { triage: answers.triage }, null);
    const interests = Object.fromEntries(shown.map((id, place) => [id, [1, 4, 2, 5][place % 4]!]));
    const patterned = { ...answers, core: { ...answers.core, interests } };
    const before = rank(facts, bank, patterned).careless;
    expect(before.reasons).toContain('Your ratings of the activities repeat the same pattern.');
    for (const salary_purpose of [0, 100])
      expect(rank(facts, bank, patterned, { priorities: { salary_purpose } }).careless).toEqual(before);
  });
});
