import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { inSentence } from '#shared/lib/in-sentence.ts';
import { sha256 } from '#shared/lib/sha256.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { hashAnswers } from '#shared/matching/hash.ts';
import { modelVersion } from '#shared/matching/model-version.ts';
import { placeOf, rank, withChanges } from '#shared/matching/rank.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { fieldNames } from '#shared/occupations/fields.ts';
import fc from '#test/support/harness/chance.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';
import { anyAnswers, withCircumstances } from '#test/support/population/random-people.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';
import { acceptedAnswers } from '../support/people/random-answers.ts';

/** Hundreds of rankings: about a second on a quiet machine. */
const timeout = 60_000;
const facts = embeddedFacts();
const population = populationOf(facts);

/** A sincere person at home in the occupation, with priorities and constraints by lot. */
function sincere(seed: number, code = '15-1254.00'): Answers {
  const random = randomOf(seed);
  const member = population.members.indexOf(facts.codes.indexOf(code));
  expect(member, code).toBeGreaterThanOrEqual(0);
  return withCircumstances(answersOf(personOf(population, member, random), random), random);
}
/** All numbers of a ranking, as bytes would be compared. */
const print = ({ order, ...ranking }: Ranking) =>
  createHash('sha256')
    .update(JSON.stringify({ ...ranking, finals: [...ranking.finals], order: [...order] }))
    .digest('hex');

describe('reproducing a result', { timeout }, () => {
  it('gives the same numbers bit for bit from the same answers, model and data', () => {
    const answers = sincere(1);
    expect(print(rank(embeddedFacts(), bank, structuredClone(answers)))).toBe(print(rank(facts, bank, answers)));
  });

  it('keeps the numbers of this model and table: a change raises modelVersion and this hash', () => {
    const ranking = rank(facts, bank, sincere(1));
    const golden = [
      modelVersion,
      facts.dataVersion,
      ranking.top.map(({ code, final }) => `${code} ${final.toFixed(6)}`),
    ];
    expect(golden).toMatchInlineSnapshot(`
      [
        "2.5.0",
        "2025-09",
        [
          "15-1252.00 70.163464",
          "15-1254.00 69.897345",
          "15-1211.00 67.353084",
          "15-1243.01 66.838776",
          "15-1253.00 66.103400",
          "15-1231.00 65.298844",
          "17-2141.01 65.149398",
          "15-2051.01 65.020655",
          "17-2061.00 64.992520",
          "15-1299.08 64.357217",
        ],
      ]
    `);
    expect(ranking).toMatchObject({ modelVersion, dataVersion: facts.dataVersion, dataHash: facts.hash });
  });

  it('hashes what enters the scores and nothing else, in whatever order it was given', () => {
    const answers = sincere(2);
    const turned = (record: Record<string, unknown>) => Object.fromEntries(Object.entries(record).reverse());
    const same: Answers = {
      triage: { ...answers.triage, completedAt: '2026-11-20T10:00:00Z' },
      core: {
        interests: turned(answers.core.interests) as Answers['core']['interests'],
        values: [...answers.core.values].reverse(),
        personality: turned(answers.core.personality) as Answers['core']['personality'],
      },
      deepDive: { ...answers.deepDive, uploadedFile: { name: 'Jane Doe, born 1970.pdf', size: 9 } },
    };
    expect(hashAnswers(same)).toBe(hashAnswers(answers));
    const standing = (background: Background): Answers => ({
      ...answers,
      deepDive: { ...answers.deepDive, background },
    });
    expect(hashAnswers(standing({ licences: [] }))).toBe(hashAnswers(answers));
    expect(hashAnswers(standing({ pay: 0 }))).not.toBe(hashAnswers(answers));
    expect(hashAnswers(standing({ licences: ['29-1141.00', '25-2021.00'] }))).toBe(
      hashAnswers(standing({ licences: ['25-2021.00', '29-1141.00'] })),
    );
    expect(hashAnswers(answers)).toMatch(/^[0-9a-f]{64}$/);
    const other = { ...answers, core: { ...answers.core, interests: { ...answers.core.interests, int_1: 1 } } };
    const another = { ...answers, core: { ...answers.core, interests: { ...answers.core.interests, int_1: 2 } } };
    expect(hashAnswers(other)).not.toBe(hashAnswers(another));
  });

  it('hashes as SHA-256 does (FIPS 180-4)', () => {
    for (const text of ['', 'abc', 'ü'.repeat(27), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('what else a person may be', { timeout }, () => {
  it('changes nothing: only the answers enter, not the name of a file nor the time (product: fairness gate)', () => {
    const answers = sincere(3);
    const labelled: Answers = {
      triage: { ...answers.triage, completedAt: '1999-01-01T00:00:00Z' },
      core: { ...answers.core, completedAt: '2026-11-20T10:00:00Z' },
      deepDive: { ...answers.deepDive, uploadedFile: { name: 'Ms_Amina_Okafor_68_Lagos.pdf', size: 12345 } },
    };
    const known = { ...labelled, name: 'Amina', gender: 'f', age: 68, nationality: 'NG' } as Answers;
    const [plain, other] = [rank(facts, bank, answers), rank(facts, bank, known)];
    expect(other.finals).toEqual(plain.finals);
    expect({ ...other, answers: null }).toEqual({ ...plain, answers: null });
  });

  it('no item asks for it', () => {
    expect(JSON.stringify(bank)).not.toMatch(
      /gender|female|\bwoman|\bman\b|nationality|religion|race\b|married|your age/i,
    );
  });
});

describe('a what-if', { timeout }, () => {
  it('is the ranking of the changed answers, number for number (product 10)', () => {
    fc.assert(
      fc.property(acceptedAnswers, fc.integer({ min: 0, max: 100 }), (answers, value) => {
        const change = {
          priorities: { stability_growth: value },
          constraints: { study_hours: '16+', target_cities: ['Remote (US)'] },
          preferences: { remote_work: 'fully_remote' },
        };
        const edited: Answers = {
          ...answers,
          triage: { ...answers.triage, priorities: { ...answers.triage.priorities, stability_growth: value } },
          deepDive: {
            ...answers.deepDive,
            constraints: { ...answers.deepDive.constraints, ...change.constraints },
            preferences: { ...answers.deepDive.preferences, remote_work: 'fully_remote' },
          },
        };
        expect(print(rank(facts, bank, answers, change))).toBe(print(rank(facts, bank, edited)));
      }),
      { numRuns: 15 },
    );
  });

  it('leaves the given answers as they were, and without changes is the ranking itself', () => {
    const answers = sincere(4);
    const before = structuredClone(answers);
    rank(facts, bank, answers, { priorities: { salary_purpose: 0 } });
    expect(answers).toEqual(before);
    expect(print(rank(facts, bank, answers, {}))).toBe(print(rank(facts, bank, answers)));
  });

  it('moves what can be done from home up when only remote places are left', () => {
    const answers = sincere(5, '29-2061.00');
    const teleworkOf = (ranking: Ranking) =>
      ranking.top.reduce((sum, { index }) => sum + (facts.telework[index] || 0), 0);
    const home = { constraints: { target_cities: ['Remote (Europe)'] }, preferences: { remote_work: 'fully_remote' } };
    expect(teleworkOf(rank(facts, bank, answers, home))).toBeGreaterThan(teleworkOf(rank(facts, bank, answers)));
  });

  it('lists nothing for remote places alone that is done on the spot, whatever the classification says', () => {
    const answers = sincere(5, '29-2061.00');
    const home = { constraints: { target_cities: ['Remote (US)'] }, preferences: { remote_work: 'fully_remote' } };
    for (const code of ['47-2152.04', '43-5021.00', '53-2021.00', '39-3011.00', '25-2011.00']) {
      const index = facts.codes.indexOf(code);
      expect(facts.telework[index]).toBe(1);
      const ranking = rank(facts, bank, answers, home);
      expect(ranking.listed[index]).toBeLessThan(ranking.finals[index]!);
      expect(ranking.top.map((each) => each.code)).not.toContain(code);
    }
  });
});

describe('fields and ties', { timeout }, () => {
  it('ranks all 22 fields by name, best first, with their occupations of the best 50', () => {
    const { fields, order } = rank(facts, bank, sincere(6));
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.values(fieldNames).sort());
    expect(fields.every(({ score }, i) => i === 0 || fields[i - 1]!.score >= score)).toBe(true);
    expect(fields.flatMap(({ occupations }) => occupations).sort()).toEqual(Array.from(order.subarray(0, 50)).sort());
    for (const { code, occupations } of fields)
      for (const index of occupations) expect(facts.codes[index]!.slice(0, 2)).toBe(code);
  });

  it('numbers ties in rising order from 1, in places and in fields', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { top, fields } = rank(facts, bank, sincere(seed));
      for (const list of [top, fields])
        list.forEach(({ tieGroup }, i) => {
          const before = i === 0 ? 0 : list[i - 1]!.tieGroup;
          expect([before, before + 1]).toContain(tieGroup);
          if (i === 0) expect(tieGroup).toBe(1);
        });
    }
  });

  it('never tells apart what a repeat would turn round: ties are wider for careless answers (validity)', () => {
    const groups = (answers: Answers[]) =>
      answers.reduce((sum, own) => sum + rank(facts, bank, own).top.at(-1)!.tieGroup, 0) / answers.length;
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const random = seeds.map((seed) => anyAnswers(randomOf(seed)));
    expect(groups(seeds.map((seed) => sincere(seed)))).toBeGreaterThan(groups(random));
  });

  it('knows identical occupations as ties', () => {
    const twins: Facts = { ...facts };
    const [from, to] = [facts.codes.indexOf('15-1252.00'), facts.codes.indexOf('15-1251.00')];
    for (const [key, each] of [
      ['interests', 6],
      ['values', 6],
      ['styles', 21],
      ['skills', 15],
      ['skillImportance', 15],
      ['jobZone', 1],
      ['wageP50', 1],
      ['growth', 1],
      ['openings', 1],
      ['exposure', 1],
      ['telework', 1],
    ] as const) {
      const column = facts[key].slice();
      column.copyWithin(to * each, from * each, (from + 1) * each);
      Object.assign(twins, { [key]: column });
    }
    const ranking = rank(twins, bank, sincere(7));
    expect(ranking.finals[to]).toBe(ranking.finals[from]);
    const places = ranking.top.filter(({ index }) => index === from || index === to);
    if (places.length === 2) expect(places[0]!.tieGroup).toBe(places[1]!.tieGroup);
    expect(Math.abs(placeOf(ranking.finals, from) - placeOf(ranking.finals, to))).toBe(1);
  });
});

describe('figures that are not available', { timeout }, () => {
  const without = (change: (copy: Facts) => void): Facts => {
    const copy = structuredClone(facts);
    change(copy);
    return copy;
  };
  const actors = facts.codes.indexOf('27-2011.00');

  it('count as average and say so; the occupation is still ranked (D-51, RES-34, RES-35)', () => {
    expect(facts.wageP50[actors]).toBeNaN();
    const ranking = rank(facts, bank, sincere(8));
    expect(ranking.finals[actors]).toBeGreaterThan(0);
    const pay = explain(facts, ranking, actors).receipts.find(({ part }) => part === 'wage')!;
    expect(pay.label).toContain('not available');
    expect(columnsOf(facts).market.wage[actors]).toBe(50);
  });

  it('of a profile count as the average of the minor group and say so; no level is shown (D-51)', () => {
    const scientist = facts.codes.indexOf('15-2051.00');
    const group = Array.from(facts.codes.keys()).filter((i) => facts.codes[i]!.startsWith('15-2'));
    expect(columnsOf(facts).known.skills[scientist]).toBe(0);
    const { z, known } = columnsOf(facts);
    for (const column of z.skills) {
      const others = group.filter((i) => known.skills[i] === 1);
      const mean = others.reduce((sum, i) => sum + column[i]!, 0) / others.length;
      expect(column[scientist]).toBeCloseTo(mean, 9);
    }
    const { receipts, gaps, transferable } = explain(facts, rank(facts, bank, sincere(9)), scientist);
    expect(receipts.find(({ part }) => part === 'skills')!.label).toContain('not available');
    expect([...gaps, ...transferable]).toEqual([]);
  });

  it('widen: the fewer figures are published near the top, the less would stay (validity)', () => {
    let [known, blind] = [0, 0];
    for (let seed = 0; seed < 12; seed++) {
      const answers = sincere(seed);
      const ranking = rank(facts, bank, answers);
      const table = without((copy) => {
        for (const index of ranking.order.subarray(0, 40)) copy.skills.fill(Number.NaN, index * 15, index * 15 + 15);
      });
      known += ranking.expectedOverlap;
      blind += rank(table, bank, answers).expectedOverlap;
    }
    expect(blind).toBeLessThan(known);
  });
});

describe('an explanation', { timeout }, () => {
  it('tells the one change that lifts most, and ranking again confirms it (product 2)', () => {
    let confirmed = 0;
    for (let seed = 0; seed < 12; seed++) {
      const answers = sincere(seed, '43-4051.00');
      const ranking = rank(facts, bank, answers);
      const index = facts.codes.indexOf('29-1141.00');
      const last = explain(facts, ranking, index).barriers.at(-1) ?? '';
      const told = /^(.+) would move it up from place (\d+) to place (\d+) by score\.$/.exec(last);
      if (!told) continue;
      expect(Number(told[2])).toBe(placeOf(ranking.finals, index));
      const lifted = [...changes(answers)].find(([text]) => text === told[1]);
      expect(lifted, told[1]).toBeDefined();
      expect(placeOf(rank(facts, bank, lifted![1]).finals, index)).toBe(Number(told[3]));
      confirmed++;
    }
    expect(confirmed).toBeGreaterThan(5);
  });

  /** The changes as a reader understands the sentences. */
  function* changes(answers: Answers): Generator<[string, Answers]> {
    const levels = ['Beginner', 'Developing', 'Proficient', 'Advanced', 'Expert'];
    for (const { id, name } of bank.deepDive.skills)
      for (const [r, level] of levels.entries())
        yield [
          `Raising ${inSentence(name)} to “${level.toLowerCase()}”`,
          { ...answers, deepDive: { ...answers.deepDive, skills: { ...answers.deepDive.skills, [id]: r + 1 } } },
        ];
    for (const { id, left, right } of bank.triage.priorities) {
      yield [`Putting ${left.label.toLowerCase()} first`, withChanges(answers, { priorities: { [id]: 0 } })];
      yield [`Putting ${right.label.toLowerCase()} first`, withChanges(answers, { priorities: { [id]: 100 } })];
    }
    yield [
      'Giving 16 hours or more a week to learning, when federal student loans count,',
      withChanges(answers, { constraints: { study_hours: '16+' } }),
    ];
    yield [
      'Spending more than $300 a month on learning',
      withChanges(answers, { constraints: { upskilling_budget: '300+' } }),
    ];
    for (const { id, label } of bank.deepDive.preferences[0]!.options)
      yield [`Working ${label.toLowerCase()}`, withChanges(answers, { preferences: { remote_work: id } })];
  }

  it('asks for no more money or time than is needed to bring an occupation within the frame (product 9)', () => {
    const { preferences, constraints } = bank.deepDive;
    const ids = ['study_hours', 'upskilling_budget'];
    const questions = [...preferences, ...constraints].filter(({ id }) => ids.includes(id));
    let told = 0;
    const smaller = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const given = sincere(seed, '43-4051.00');
      const deepDive = {
        ...given.deepDive,
        constraints: { ...given.deepDive.constraints, study_hours: '3-5', upskilling_budget: '0' },
        background: { education: 'high_school', occupation: '43-4051.00', years: '3_5' } as const,
      };
      const ranking = rank(facts, bank, { ...given, deepDive });
      for (const code of ['31-1131.00', '31-9091.00', '29-2061.00', '25-2011.00', '49-3023.00', '29-1141.00']) {
        const index = facts.codes.indexOf(code);
        const last = explain(facts, ranking, index).barriers.at(-1)!;
        if (!last.includes('would bring it within')) continue;
        told++;
        const isIn = (id: string, option: string) =>
          rank(facts, bank, withChanges({ ...given, deepDive }, { constraints: { [id]: option } })).listed[index]! >= 0;
        const { id, options } = questions.find((each) =>
          last.startsWith(each.id === 'study_hours' ? 'Giving' : 'Spending'),
        )!;
        const enough = options.find((option) => isIn(id, option.id))!;
        smaller.add(enough.id);
        expect(last).toContain(enough.id === '16+' ? '16 hours or more' : enough.label.replace(/^More/, 'more'));
      }
    }
    expect(told).toBeGreaterThan(10);
    expect([...smaller].filter((id) => id !== '16+' && id !== '300+').length).toBeGreaterThan(0);
  });

  it('sorts the asked skills into gaps and transferable ones by the ratings', () => {
    const answers = sincere(11);
    const { gaps, transferable } = explain(facts, rank(facts, bank, answers), facts.codes.indexOf('29-1141.00'));
    for (const { yours, needed } of gaps) expect(yours === null || yours < needed).toBe(true);
    for (const { yours, needed } of transferable) expect(yours! + 12.5).toBeGreaterThanOrEqual(needed);
    expect(new Set([...gaps, ...transferable].map(({ element }) => element)).size).toBe(
      gaps.length + transferable.length,
    );
    expect(gaps.length).toBeGreaterThan(0);
  });
});
