/** What a counselor would not say, or not leave out, before the person. */
import { describe, expect, it } from 'vitest';
import { answersOf } from '#infra/local/demo/demo-person.ts';
import { compose } from '#shared/analysis/composer/compose.ts';
import { kindOfWork, type Reading, readingOf } from '#shared/analysis/composer/reading.ts';
import type { Sentence } from '#shared/analysis/sentence.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Step } from '#shared/assessment/result-shape.ts';
import { canonicalBank } from '#shared/assessment/simple/canonical-bank.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { personas } from '#test/matching/personas.data.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { simpleSheet } from '#test/support/people/simple-sheet.ts';
import { personaReadings, readingFor } from './persona-results.ts';

/** Each wording has its turn. */
const wordings = ({ result, answers, bank, occupation }: Reading): Reading[] =>
  Array.from({ length: 12 }, (_, other) => {
    const scoring_meta = { ...result.scoring_meta, answersHash: `another ${other}` };
    return readingOf({ ...result, scoring_meta }, answers, bank, occupation);
  });
const all = personaReadings()
  .flatMap(wordings)
  .map((reading) => ({ reading, written: compose(reading) }));
const text = (sentences: Sentence[]) => sentences.map((sentence) => sentence.text).join(' ');

const [someone] = personas;
const rated = (of: Record<string, number>, rating: (at: number) => number) =>
  Object.fromEntries(Object.keys(of).map((id, at) => [id, rating(at)]));
/** Somebody who likes nothing and thinks little of what they can do. */
function low(): Answers {
  const answers = answersOf(someone!);
  const oneOrTwo = (at: number) => 1 + (at % 2);
  return {
    ...answers,
    core: { ...answers.core, interests: rated(answers.core.interests, oneOrTwo) },
    deepDive: { ...answers.deepDive, skills: rated(answers.deepDive.skills, oneOrTwo) },
  };
}

/** The same person, clear of a field for disliking three activities of one kind and for nothing else. */
function dislikes(): Reading {
  const { result, answers, bank, occupation } = personaReadings()[0]!;
  const causes = ['int_1', 'int_2', 'int_3'].map((answer, at) => ({ answer, points: 3 - at / 10 }));
  const roles = result.roles.map((role) => ({
    ...role,
    why: role.why.map((receipt) => ({ ...receipt, causes: receipt.part === 'interests' ? causes : [] })),
  }));
  const clusters = result.clusters.map((field, at) => ({ ...field, tie_group: at + 1 }));
  const sure = { ...result, roles, clusters, scores: { ...result.scores, confidence: 90 } };
  const interests = { ...answers.core.interests, int_1: 1, int_2: 1, int_3: 1 };
  return readingOf(sure, { ...answers, core: { ...answers.core, interests } }, bank, occupation);
}

describe('figures of a wider group (M1)', () => {
  it('are said to be so, of whichever occupation', () => {
    const told = all.flatMap(({ reading, written }) =>
      written.matches.map(({ code, salary_range }) => ({
        group: reading.result.roles.find((role) => role.code === code)!.opportunity.figure_group ?? 1,
        said: text(salary_range),
      })),
    );
    const silent = told.filter(({ group, said }) => group > 1 && !/\bgroup\b/.test(said));
    expect(silent.map(({ said }) => said)).toEqual([]);
    expect(told.filter(({ group }) => group > 1).length).toBeGreaterThan(100);
    expect(told.filter(({ group, said }) => group === 1 && /\bgroup\b/.test(said))).toEqual([]);
  });
});

describe('the highest pay', () => {
  it('is promised of no work into which people are chosen, and of no wider group', () => {
    for (const { reading, written } of all) {
      const [id] = written.long_term_vision.flatMap(({ rests_on }) => rests_on.filter((own) => own.endsWith('.upper')));
      if (!id) continue;
      const role = reading.result.roles[Number(id.split('.')[1]) - 1]!;
      expect(role.opportunity.figure_group, role.title).toBe(1);
      expect(role.move?.steps.filter(({ kind }) => kind === 'selection')).toEqual([]);
    }
  });
});

describe('what was disliked', () => {
  it('is no help by itself: what helps is how little of it there is', () => {
    const texts = all.flatMap(({ written }) => [...written.summary, ...written.strengths].map((each) => each.text));
    expect(texts.filter((each) => each.includes('low rating'))).toEqual([]);
    expect(texts.filter((each) => /how little [a-z -]+ work there is/.test(each)).length).toBeGreaterThan(0);
  });
});

describe('two reasons of one sentence', () => {
  it('are never the same words', () => {
    const told = [...all, ...wordings(dislikes()).map((reading) => ({ written: compose(reading) }))];
    expect(text(told.flatMap(({ written }) => written.summary))).toContain('how little hands-on work');
    const twice = told.flatMap(({ written }) =>
      written.summary
        .map((each) => each.text)
        .filter((each) => /(how little [^(]+).*, (?:then|followed by) \1/.test(each)),
    );
    expect(twice).toEqual([]);
  });
});

describe('work that is done now and comes first', () => {
  it('for what one can do already is no reason to stay, and is not called one', () => {
    const firsts = all.flatMap(({ reading, written }) => {
      const [first] = reading.result.roles;
      if (first!.code !== reading.answers.deepDive.background?.occupation) return [];
      const points = (parts: string[]) =>
        first!.why.reduce((sum, { part, points: own }) => sum + (parts.includes(part) ? own : 0), 0);
      return [{ skilled: points(['skills']) > points(['interests', 'values']), said: text(written.summary) }];
    });
    const skilled = firsts.filter((each) => each.skilled);
    expect(skilled.length).toBeGreaterThan(10);
    expect(skilled.filter(({ said }) => !/whether you (still )?want|stay is a question/i.test(said))).toEqual([]);
    expect(firsts.filter(({ said }) => said.includes('do not tell you to leave'))).toEqual([]);
  });
});

describe('pay and outlook told to somebody abroad', () => {
  it('are said to be US figures, once', () => {
    const told = (country: 'US' | 'GB') => {
      const answers = answersOf(someone!);
      const { state: _, ...background } = answers.deepDive.background!;
      const deepDive = { ...answers.deepDive, background: { ...background, country } };
      const { matches } = compose(readingFor(embeddedFacts(), { ...answers, deepDive }));
      return matches.map(({ salary_range }) => text(salary_range)).join(' ');
    };
    expect(told('GB').match(/US figures/g)).toHaveLength(1);
    expect(told('US')).not.toContain('US figures');
  });
});

describe('somebody in a hurry', () => {
  it('is told where work may ask for years of experience first, which nobody asked about', () => {
    const facts = embeddedFacts();
    const sheet = (timeline: string) => {
      const answers = simpleSheet(simpleAnswers(4));
      const constraints = { ...answers.deepDive.constraints, timeline };
      return { ...answers, deepDive: { ...answers.deepDive, constraints } };
    };
    const told = (timeline: string) => {
      const answers = sheet(timeline);
      const { scoring_meta, ...result } = toResult(facts, rank(facts, canonicalBank, answers));
      const experience = {
        kind: 'experience',
        name: 'Related work experience',
        sure: false,
        dollars: [0, 0],
        basis: '',
      };
      const roles = result.roles.map((role) => ({
        ...role,
        move: { ...role.move!, steps: [{ ...experience, years: [0, 5] } as Step] },
      }));
      const timed = { ...scoring_meta, scoringTime: '2026-11-22T00:00:00.000Z' };
      const reading = readingOf({ ...result, roles, scoring_meta: timed }, answers, canonicalBank, null);
      return text(compose(reading).tensions);
    };
    expect(told('half_a_year')).toMatch(/within half a year.* all ten .*related work/);
    expect(told('no_hurry')).not.toContain('related work');
  });
});

describe('answers that look like chance', () => {
  it('lead to no plan but to answer again', () => {
    const { result, ...rest } = personaReadings()[0]!;
    const careless = { flagged: true, reasons: ['You gave the same answer 18 times.'] };
    const doubted = readingOf({ ...result, careless }, rest.answers, rest.bank, rest.occupation);
    const written = compose(doubted);
    expect(written.immediate_steps.map((each) => each.text)).toEqual([expect.stringContaining('answer again')]);
    expect([...written.six_month_goals, ...written.long_term_vision]).toEqual([]);
  });
});

describe('an activity that was liked', () => {
  it('speaks for its kind of work, which is named: a cook is not outdoors', () => {
    for (const { reading, written } of all)
      for (const { text: said, rests_on } of written.strengths) {
        const item = reading.bank.core.interests.find(({ id }) => rests_on.includes(id));
        if (item) expect(said).toContain(kindOfWork(item.code));
      }
  });
});

describe('small differences', () => {
  it('are neither a tension nor a reason against', () => {
    const off = (sentences: Sentence[]) =>
      [...text(sentences).matchAll(/takes? (\d+\.\d) points off/g)].map(([, points]) => Number(points));
    const tensions = all.flatMap(({ written }) => off(written.tensions));
    expect(tensions.filter((points) => points < 1)).toEqual([]);
    const against = all.flatMap(({ written }) => written.matches.flatMap(({ reasoning }) => off(reasoning)));
    expect(against.filter((points) => points < 0.3)).toEqual([]);
    expect(against.length).toBeGreaterThan(100);
  });
});

describe('the level of an expert', () => {
  it('is never “enough”', () => {
    const skills = all.flatMap(({ written }) => written.matches.map(({ skill_requirements: own }) => text(own)));
    expect(skills.filter((said) => said.includes('“expert” would be enough'))).toEqual([]);
    expect(skills.filter((said) => said.includes('“advanced” would be enough')).length).toBeGreaterThan(0);
  });
});

describe('somebody who likes nothing', () => {
  it('is told that it may pass and whom to talk with, before any other tension; nobody else is', () => {
    const reading = readingFor(embeddedFacts(), low());
    for (const each of wordings(reading))
      expect(compose(each).tensions[0]!.text).toMatch(/none of the activities.*talk/i);
    expect(all.filter(({ written }) => /none of the activities/.test(text(written.tensions)))).toEqual([]);
  });
});
