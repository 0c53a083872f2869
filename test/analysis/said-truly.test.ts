/** What the composer says of causes, levels, steps and confidence is what the result holds. */
import { describe, expect, it } from 'vitest';
import { compose } from '#shared/analysis/composer/compose.ts';
import { type Reading, readingOf } from '#shared/analysis/composer/reading.ts';
import type { Sentence } from '#shared/analysis/sentence.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { listed, withArticle } from '#shared/lib/in-sentence.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';
import { personaReadings, readingFor } from './persona-results.ts';

/** People as a counselor knows them, and people whose answers are chance. */
const chance = Array.from({ length: 12 }, (_, seed) => readingFor(embeddedFacts(), anyAnswers(randomOf(seed + 1))));
const readings: Reading[] = [...personaReadings(), ...chance];

/** Each wording has its turn. */
const wordings = ({ result, answers, bank, occupation }: Reading): Reading[] =>
  Array.from({ length: 12 }, (_, other) => {
    const scoring_meta = { ...result.scoring_meta, answersHash: `another ${other}` };
    return readingOf({ ...result, scoring_meta }, answers, bank, occupation);
  });
const all = readings.flatMap(wordings).map((reading) => {
  const { matches, ...lists } = compose(reading);
  const sentences = [
    ...Object.values(lists).flat(),
    ...matches.flatMap(({ code: _, ...parts }) => Object.values(parts).flat()),
  ];
  return { reading, lists, matches, sentences };
});
const texts = all.flatMap(({ sentences }) => sentences.map(({ text }) => text));
const naming = (pattern: RegExp) => texts.filter((text) => pattern.test(text));

const withBackground = (background: Answers['deepDive']['background'], { answers }: Reading = readings[0]!) =>
  readingFor(embeddedFacts(), { ...answers, deepDive: { ...answers.deepDive, background } });

describe('the reasons of the first sentence', () => {
  /** Answers in a sentence that are no occupation, field or total. */
  const answersIn = ({ rests_on }: Sentence) => rests_on.filter((id) => /^(int|val|per|skill)_/.test(id));

  it('are those of the best occupation of that field, the strongest first', () => {
    let told = 0;
    for (const { reading, lists } of all) {
      const { roles, clusters, careless, scores } = reading.result;
      if (careless.flagged || scores.confidence < 40) continue;
      const first = lists.summary.find(({ rests_on }) => rests_on.includes('field.1'))!;
      const [named] = answersIn(first);
      if (!named) continue;
      told++;
      const best = roles.find(({ code }) => fieldNames[fieldOf(code)] === clusters[0]!.name)!;
      const points = best.why.flatMap(({ causes = [] }) => causes);
      const most = Math.max(...points.filter(({ answer }) => reading.has(answer)).map((cause) => cause.points));
      expect(points.find(({ answer }) => answer === named)!.points).toBe(most);
    }
    expect(told).toBeGreaterThan(100);
  });
});

describe('what is said of an answer', () => {
  it('never rests a place on one answer, and says that one counts most only where it does', () => {
    expect(naming(/carries|rests on that|depends, was|that puts .* first/)).toEqual([]);
    for (const { reading, lists } of all) {
      const trial = lists.immediate_steps[0]!;
      if (!/adds (more|most)|counts most/.test(trial.text)) continue;
      const causes = reading.result.roles[0]!.why.flatMap(({ causes = [] }) => causes);
      const [id] = trial.rests_on.filter((each) => each.startsWith('int_'));
      const most = Math.max(...causes.filter(({ answer }) => reading.has(answer)).map(({ points }) => points));
      expect(causes.find(({ answer }) => answer === id)!.points).toBe(most);
    }
  });

  it('has the points of that answer, not those of its whole part', () => {
    const wrong = all.flatMap(({ matches }) =>
      matches.flatMap(({ reasoning }) =>
        reasoning.filter(
          ({ text, rests_on }) =>
            / \d+\.\d points/.test(text) &&
            rests_on.some((id) => /^(int|val|per|skill)_/.test(id)) &&
            !rests_on.some((id) => id.includes('.cause.')),
        ),
      ),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

describe('the confidence', () => {
  it('is said of three fields together, all of them named', () => {
    for (const { reading, lists } of all) {
      const said = lists.summary.find(({ rests_on }) => rests_on.includes('confidence'))!;
      for (const { name } of reading.result.clusters.slice(0, 3))
        expect(said.text.toLowerCase()).toContain(name.toLowerCase());
    }
    expect(naming(/field itself|sure of the first|steadier|the field (is|at) /)).toEqual([]);
  });
});

describe('a step', () => {
  it('that may not be asked for is not said to stand before the work', () => {
    for (const { reading, lists } of all) {
      const said = lists.immediate_steps.find(({ text }) =>
        /[Tt]o become .* you need |^You need |^The way to become|^To become|^Whether you become|comes before work as/.test(
          text,
        ),
      );
      if (!said) continue;
      const [, role, place] = /role\.(\d+)\.step\.(\d+)/.exec(said.rests_on.join(' '))!;
      const step = reading.result.roles[Number(role) - 1]!.move!.steps[Number(place) - 1]!;
      expect(step).toMatchObject({ sure: true });
      expect(step.kind).not.toBe('studies');
    }
    expect(naming(/takes up to|is up to|would be up to/)).toEqual([]);
  });

  it('that somebody is taking is not one to begin with', () => {
    const student = withBackground({ education: 'some_college', studying: 'bachelor', field: '45', country: 'US' });
    const told = wordings(student).flatMap((reading) => {
      const { immediate_steps, six_month_goals, summary } = compose(reading);
      return [...immediate_steps, ...six_month_goals, ...summary].map(({ text }) => text);
    });
    expect(told.filter((text) => /(?:need|through|for) an? [^.]*under way|takes when|take when/.test(text))).toEqual(
      [],
    );
  });
});

describe('work that somebody does already', () => {
  it('is not tried out for a day', () => {
    const first = readings[0]!.result.roles[0]!.code;
    const own = withBackground({ occupation: first, years: 'over_10', education: 'bachelor', country: 'US' });
    expect(own.result.roles[0]!.code).toBe(first);
    const told = wordings(own).flatMap((reading) => {
      const { immediate_steps, six_month_goals } = compose(reading);
      return [immediate_steps[0]!.text, ...six_month_goals.map(({ text }) => text)];
    });
    expect(
      told.filter((text) =>
        /One day beside|trial day|Three real applications|^(This week|On Monday), (?!ask)/.test(text),
      ),
    ).toEqual([]);
    expect(told.some((text) => /another employer|openings elsewhere/.test(text))).toBe(true);
  });
});

describe('answers that look like chance', () => {
  it('are no strengths, and no ground for a trial', () => {
    const flagged = all.filter(({ reading }) => reading.has('careless'));
    expect(flagged.length).toBeGreaterThan(0);
    for (const { lists } of flagged) {
      expect(lists.strengths).toEqual([]);
      expect(lists.immediate_steps[0]!.text).toMatch(/^Before anything else, answer again/);
    }
  });

  it('make no occupation the middle of the ten', () => {
    expect(naming(/middle of your ten/)).toEqual([]);
  });
});

describe('what work asks of a skill', () => {
  const ofGaps = (reading: Reading) =>
    compose(reading)
      .matches.flatMap(({ skill_requirements }) => skill_requirements.map(({ text }) => text))
      .filter((text) => /more than you have|asks for \d/.test(text));

  it('is a level, with the rating that would do; ranks of older results are no levels and are not told', () => {
    expect(
      readings
        .flatMap(ofGaps)
        .every((text) =>
          /asks for \d+ of 100 and you are at \d+, so (“\w+” would be enough|it takes an “expert.?”)/.test(text),
        ),
    ).toBe(true);
    const older = readings.map(({ result, answers, bank, occupation }) => {
      const roles = result.roles.map((role) => ({ ...role, gaps: role.gaps.map(({ level: _, ...gap }) => gap) }));
      return readingOf({ ...result, roles }, answers, bank, occupation);
    });
    const told = older.flatMap(ofGaps);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => /\d of 100|would be enough/.test(text))).toEqual([]);
  });
});

describe('where nobody published which skills the work asks for', () => {
  const [{ result, answers, bank, occupation }] = readings as [Reading];
  const told = (remark: string) => {
    const roles = result.roles.map((role) => ({
      ...role,
      gaps: [],
      transferable: [],
      why: role.why.map((each) =>
        each.part === 'skill_gaps' ? { ...each, label: `Skills you already have${remark}` } : each,
      ),
    }));
    const { matches } = compose(readingOf({ ...result, roles }, answers, bank, occupation));
    return matches.flatMap(({ skill_requirements }) => skill_requirements.map(({ text }) => text));
  };

  it('says so, and not that none is important', () => {
    const untold = told(' (not available for this occupation: counted as average)');
    expect(untold.every((text) => text.startsWith('There are no skill figures for '))).toBe(true);
    expect(told('').every((text) => text.startsWith('None of the skills you were asked about is important'))).toBe(
      true,
    );
  });
});

describe('names of occupations', () => {
  it('take the article that is spoken', () => {
    const said = [
      'Registered nurse',
      'Urologist',
      'Usher',
      'HR manager',
      'DJ',
      'X-ray technologist',
      'English professor',
    ];
    expect(said.map(withArticle)).toEqual([
      'a registered nurse',
      'a urologist',
      'an usher',
      'an HR manager',
      'a DJ',
      'an X-ray technologist',
      'an English professor',
    ]);
    expect(
      [...Object.values(plainNames)].map(withArticle).filter((name) => /^a [aeio]|^an [bcdfgjklmpqtvwxyz]/.test(name)),
    ).toEqual([]);
    expect([listed('Waiter or waitress'), listed('Carpenter')]).toEqual(['“waiter or waitress”', 'carpenter']);
  });

  it('are no subjects of study', () => {
    const titles = new Set(readings.flatMap(({ result }) => result.roles.map(({ title }) => title)));
    const subjects = texts.filter((text) =>
      [...titles].some((title) => text.toLowerCase().includes(` in ${title.toLowerCase()}`)),
    );
    expect([...new Set(subjects)]).toEqual([]);
  });
});

describe('each sentence', () => {
  it('is one', () => {
    expect(naming(/^To “|^Of the jobs as|preparation, (no )?less|\d+% can be done/)).toEqual([]);
    expect(naming(/\b(\w+) \1\b(?! had)/i).filter((text) => !/“/.test(text))).toEqual([]);
  });
});
