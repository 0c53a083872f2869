import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { type Background, educationKeys, studyKeys, wishKeys, yearKeys } from '#shared/assessment/background.ts';
import { fieldsOfStudy } from '#shared/assessment/fields-of-study.data.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import type { Move } from '#shared/assessment/result-shape.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { reasonsOf } from '#shared/matching/explain/reasons.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { costText, timeText } from '#shared/matching/moves/move-text.ts';
import { moveOf } from '#shared/matching/moves/moves.ts';
import { selections } from '#shared/matching/paths/selection.data.ts';
import { profileOf } from '#shared/matching/profile.ts';
import { placeOf, rank } from '#shared/matching/rank.ts';
import { scoresOf } from '#shared/matching/scores.ts';
import { states } from '#shared/occupations/places.ts';
import { planProblemOf } from '#shared/ways/plan-problem-of.ts';
import fc from '#test/support/harness/chance.ts';
import { randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';
import { embeddedFacts } from '../support/facts/embedded-facts.ts';
import { acceptedAnswers } from '../support/people/random-answers.ts';

/** Hundreds of rankings: seconds on a quiet machine. */
const timeout = 60_000;
const facts = embeddedFacts();
const columns = columnsOf(facts);
const occupations = fc.integer({ min: 0, max: facts.count - 1 });

type Constraints = Answers['deepDive']['constraints'];
const hours = ['0-2', '3-5', '6-10', '11-15', '16+'];
const budgets = ['0', '1-50', '51-150', '151-300', '300+'];

const backgrounds: fc.Arbitrary<Background> = fc.record(
  {
    education: fc.constantFrom(...educationKeys),
    studying: fc.constantFrom(...studyKeys),
    field: fc.constantFrom(...Object.keys(fieldsOfStudy)),
    occupation: occupations.map((i) => facts.codes[i]!),
    years: fc.constantFrom(...yearKeys),
    wish: fc.constantFrom(...wishKeys),
    licences: fc.uniqueArray(
      occupations.map((i) => facts.codes[i]!),
      { minLength: 1, maxLength: 3 },
    ),
    state: fc.constantFrom(...states.map(({ postal }) => postal)),
  },
  { requiredKeys: [] },
);

function person(answers: Answers, background: Background | undefined, constraints: Constraints = {}): Answers {
  const { background: _none, ...deepDive } = answers.deepDive;
  return {
    ...answers,
    deepDive: {
      ...deepDive,
      constraints: { ...deepDive.constraints, ...constraints },
      ...(background && { background }),
    },
  };
}

function moves(answers: Answers): (index: number) => Move {
  const profile = profileOf(bank, answers);
  const { coverage, breaks } = scoresOf(columns, profile);
  return (index) => moveOf(columns, profile, index, { held: coverage[index]!, breaks: breaks[index]! });
}

const reaches: Move['reach'][] = ['now', 'step', 'outside'];
/** A plan without a figure counts for nothing: the step without one is named on both sides. */
const weight = ({ reach, months, dollars }: Move) => [
  reaches.indexOf(reach),
  ...(months ?? [0, 0]),
  ...(dollars ?? [0, 0]),
];
const noMore = (less: Move, more: Move) => weight(less).every((figure, k) => figure <= weight(more)[k]! + 1e-9);

describe('a move', { timeout }, () => {
  it('is never less possible, longer nor dearer with more education (M2)', () => {
    fc.assert(
      fc.property(acceptedAnswers, backgrounds, (answers, background) => {
        const by = educationKeys.map((education) => moves(person(answers, { ...background, education })));
        for (let i = 0; i < facts.count; i += 7)
          for (let level = 1; level < by.length; level++) {
            const [less, more] = [by[level]!(i), by[level - 1]!(i)];
            if (!noMore(less, more)) expect.fail(`${facts.titles[i]}: ${JSON.stringify([less, more])}`);
          }
      }),
      { numRuns: 30 },
    );
  });

  it('is never longer nor less possible with more hours a week, nor less possible with more money (M3)', () => {
    fc.assert(
      fc.property(acceptedAnswers, fc.option(backgrounds, { nil: undefined }), (answers, background) => {
        const at = (id: string, options: string[]) =>
          options.map((option) => moves(person(answers, background, { [id]: option })));
        const [byHours, byBudget] = [at('study_hours', hours), at('upskilling_budget', budgets)];
        for (let i = 0; i < facts.count; i += 7)
          for (let step = 1; step < hours.length; step++) {
            const [longer, shorter] = [byHours[step - 1]!(i), byHours[step]!(i)];
            if (!noMore({ ...shorter, dollars: null }, { ...longer, dollars: null }))
              expect.fail(`${facts.titles[i]}: ${JSON.stringify([longer, shorter])}`);
            expect(reaches.indexOf(byBudget[step]!(i).reach)).toBeLessThanOrEqual(
              reaches.indexOf(byBudget[step - 1]!(i).reach),
            );
          }
      }),
      { numRuns: 30 },
    );
  });

  it('is never less possible, longer nor dearer for studies under way, and names them only where they count', () => {
    fc.assert(
      fc.property(acceptedAnswers, backgrounds, fc.constantFrom(...studyKeys), (answers, background, studying) => {
        const { studying: _studying, ...now } = background;
        const without = moves(person(answers, { education: 'high_school', ...now }));
        const student = moves(person(answers, { education: 'high_school', ...now, studying }));
        for (let i = 0; i < facts.count; i += 7) {
          const [more, less] = [without(i), student(i)];
          if (!noMore(less, more)) expect.fail(`${facts.titles[i]}: ${JSON.stringify([less, more])}`);
          if (less.steps.some(({ kind }) => kind === 'studies'))
            expect(more.steps.map(({ kind }) => kind)).toContain('schooling');
        }
      }),
      { numRuns: 30 },
    );
  });

  it('below the present work asks for less by both sources and pays at least a fifth less, and is never the own work', () => {
    fc.assert(
      fc.property(acceptedAnswers, occupations, (answers, own) => {
        const move = moves(person(answers, { occupation: facts.codes[own]! }));
        const asked = (i: number) => Math.max(facts.education[i]!, facts.entryEducation[i]!);
        for (let i = 0; i < facts.count; i++) {
          const less = facts.jobZone[i]! < facts.jobZone[own]! && asked(i) < asked(own);
          const pay = facts.wageP50[i]! <= 0.8 * facts.wageP50[own]!;
          expect(move(i).below, facts.titles[i]).toBe(less && pay ? 'work' : undefined);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('never has a step more for a license that is held', () => {
    fc.assert(
      fc.property(acceptedAnswers, backgrounds, occupations, (answers, { licences = [], ...background }, held) => {
        const without = moves(person(answers, { ...background, licences }));
        const holder = moves(person(answers, { ...background, licences: [...licences, facts.codes[held]!] }));
        for (const i of [held, (held + 1) % facts.count, (held * 31) % facts.count]) {
          expect(holder(i).steps.length).toBeLessThanOrEqual(without(i).steps.length);
          expect(reaches.indexOf(holder(i).reach)).toBeLessThanOrEqual(reaches.indexOf(without(i).reach));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('out of the frame never stands in the ten, and stands in its own list in falling order (D-90)', () => {
    let outside = 0;
    fc.assert(
      fc.property(acceptedAnswers, fc.option(backgrounds, { nil: undefined }), (answers, background) => {
        const own = person(answers, background);
        const ranking = rank(facts, bank, own);
        const move = moves(own);
        expect(ranking.top).toHaveLength(10);
        for (const { index } of ranking.top) expect(move(index).reach).not.toBe('outside');
        for (const { index, rank: place } of ranking.outside) {
          expect(move(index).reach).toBe('outside');
          expect(place).toBe(placeOf(ranking.finals, index));
        }
        const finals = ranking.outside.map(({ final }) => final);
        expect(finals).toEqual([...finals].sort((a, b) => b - a));
        for (const final of finals) expect(final).toBeGreaterThanOrEqual(ranking.top[9]!.final - 10);
        outside += finals.length;
      }),
      { numRuns: 60 },
    );
    expect(outside).toBeGreaterThan(0);
  });

  it('is out of the frame of nobody for lack of a background: only by hours for skills, and places (D-90)', () => {
    fc.assert(
      fc.property(acceptedAnswers, (answers) => {
        const open = person(answers, undefined, { study_hours: '16+', target_cities: ['Austin, TX'] });
        expect(rank(facts, bank, open).outside).toEqual([]);
        const { study_hours: _hours, ...rest } = answers.deepDive.constraints;
        const silent = { ...open, deepDive: { ...open.deepDive, constraints: { ...rest, target_cities: [] } } };
        expect(rank(facts, bank, silent).outside).toEqual([]);
        const poor = moves(person(answers, undefined, { upskilling_budget: '0' }));
        for (let i = 0; i < facts.count; i += 7) expect(poor(i).beyond).not.toContain('budget');
      }),
      { numRuns: 40 },
    );
  });

  it('counts in receipts that sum to the score, with any background', () => {
    fc.assert(
      fc.property(acceptedAnswers, backgrounds, occupations, (answers, background, index) => {
        const ranking = rank(facts, bank, person(answers, background));
        const { receipts } = explain(facts, ranking, index);
        const sum = receipts.reduce((total, { points }) => total + points, 0);
        expect(Math.abs(sum - ranking.finals[index]!)).toBeLessThan(1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('never changes the fit, whatever the background (D-88)', () => {
    fc.assert(
      fc.property(acceptedAnswers, backgrounds, (answers, background) => {
        const fitOf = (own: Answers) => scoresOf(columns, profileOf(bank, own)).fit;
        expect(fitOf(person(answers, background))).toEqual(fitOf(person(answers, undefined)));
      }),
      { numRuns: 20 },
    );
  });
});

describe('a receipt of feasibility', () => {
  const answers = anyAnswers(randomOf(3));
  const labels = (code: string, background?: Background) => {
    const ranking = rank(
      facts,
      bank,
      person(answers, background, { study_hours: '6-10', upskilling_budget: '51-150' }),
    );
    const { receipts } = explain(facts, ranking, facts.codes.indexOf(code));
    return new Map(receipts.map(({ part, label }) => [part, label]));
  };

  it('says what it found where something was said, and that it is neutral where nothing was (D-90)', () => {
    const leaver = labels('11-3031.00', { education: 'high_school', occupation: '41-2031.00', years: '3_5' });
    expect(leaver.get('schooling')).toBe('School, training and license: about 4 years left');
    expect(leaver.get('experience')).toBe('Related experience: less than is asked for');
    expect(leaver.get('study_time')).toBe('Time to learn: about 4,800 hours');
    expect(leaver.get('budget')).toMatch(/^Money for learning: about \$3\d,\d{3}$/);
    expect(
      labels('29-1141.00', { education: 'bachelor', field: '51', occupation: '29-1141.00' }).get('schooling'),
    ).toBe('School, training and license: nothing you would certainly still need');
    expect(labels('51-9141.00', { education: 'none' }).get('schooling')).toBe(
      'School, training and license: only a high school diploma or equivalency left',
    );
    const silent = labels('11-3031.00');
    expect(silent.get('study_time')).toMatch(/^Time to learn: about [\d,]+ hours for the skills alone$/);
    expect(silent.get('budget')).toMatch(/^Money for learning: about \$[\d,]+ for the skills alone$/);
    expect(silent.get('schooling')).toBe('School, training and license (you did not say: neutral)');
    expect(silent.get('experience')).toBe('Related experience (you did not say: neutral)');
  });

  it('says that nothing is left to learn or to pay, and not that it is about 0 hours or about $0', () => {
    const rated = Object.fromEntries(bank.deepDive.skills.map(({ id }) => [id, 5]));
    const able = { ...answers, deepDive: { ...answers.deepDive, skills: rated } };
    const nurse: Background = { education: 'bachelor', field: '51', occupation: '29-1141.00' };
    const frame = { study_hours: '6-10', upskilling_budget: '51-150' };
    const { receipts } = explain(
      facts,
      rank(facts, bank, person(able, nurse, frame)),
      facts.codes.indexOf('29-1141.00'),
    );
    const label = (part: string) => receipts.find((receipt) => receipt.part === part)!.label;
    expect(label('study_time')).toBe('Time to learn: nothing left to learn');
    expect(label('budget')).toBe('Money for learning: nothing to pay');
  });

  it('counts work from home only for who asked for it (M11)', () => {
    const wishing = (remote_work: string) => {
      const own = { ...answers, deepDive: { ...answers.deepDive, preferences: { remote_work } } };
      const ranking = rank(facts, bank, own);
      const points = (code: string) =>
        explain(facts, ranking, facts.codes.indexOf(code)).receipts.find(({ part }) => part === 'remote')!;
      return [points('29-1141.00'), points('15-1252.00')] as const;
    };
    for (const office of ['mostly_office', 'fully_office']) {
      const [nurse, developer] = wishing(office);
      expect(nurse.points).toBe(developer.points);
      expect(nurse.label).toContain('you did not ask for it');
    }
    const [nurse, developer] = wishing('fully_remote');
    expect(nurse.points).toBeLessThan(0);
    expect(developer.points).toBeCloseTo(-nurse.points, 9);
    expect(developer.points).toBeLessThan(2.5);
  });
});

describe('the move of', () => {
  const answers = anyAnswers(randomOf(3));
  const usual = { study_hours: '16+', upskilling_budget: '151-300' };
  const moveInto = (code: string, background?: Background, constraints: Constraints = usual) =>
    moves(person(answers, background, constraints))(facts.codes.indexOf(code));
  const kinds = ({ steps }: Move) => steps.map(({ kind }) => kind);

  it("a bachelor of business to speech-language pathologist is a master's degree and a license (M2)", () => {
    const move = moveInto('29-1127.00', { education: 'bachelor', field: '52' });
    expect(move.steps.map(({ name }) => name)).toEqual([
      "Master's degree",
      'Supervised practice (internship or residency)',
      'License (usually needed)',
    ]);
    expect(move.steps[0]).toMatchObject({ sure: true, years: [2, 3] });
    expect(move.dollars![0]).toBeGreaterThan(2 * 8000);
    expect(timeText(move)).toBe('2-3 years of full-time school');
  });

  it.each([
    ['21-1014.00', ["Master's degree in this field", 'License (usually needed)']],
    ['21-1021.00', ["Bachelor's degree in this field", 'License to ask about (depends on state or role)']],
    ['29-1291.00', ["Master's degree in this field", 'License (usually needed)']],
    ['25-4022.00', ["Master's degree in this field"]],
  ])('a lawyer to %s is a degree of the field, and the license there is', (code, expected) => {
    const names = moveInto(code, { education: 'doctoral', field: '22', occupation: '23-1011.00' }).steps.map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(expected));
  });

  it('in health, counseling and teaching a license that is not known, or not needed everywhere, is one to ask about', () => {
    for (const code of ['29-1129.01', '29-9099.01', '29-2099.01', '25-2011.00', '21-1011.00']) {
      const licence = moveInto(code, { education: 'master', field: '51' }).steps.find(({ kind }) => kind === 'licence');
      expect(licence, code).toMatchObject({ sure: false });
    }
    expect(moveInto('35-3031.00', { education: 'high_school' }).steps.map(({ kind }) => kind)).not.toContain('licence');
  });

  it('a license covers the lower steps of its ladder: a registered nurse needs no other for a practical nurse', () => {
    const nurse: Background = { education: 'associate', field: '51', occupation: '29-1141.00', years: 'over_10' };
    for (const code of ['29-2061.00', '31-1131.00']) expect(kinds(moveInto(code, nurse)), code).toEqual([]);
    expect(kinds(moveInto('29-1141.00', { education: 'certificate', licences: ['29-2061.00'] }))).toContain('licence');
  });

  it('a school leaver to registered nurse is four years of school, not 700 hours (M2)', () => {
    const move = moveInto('29-1141.00', { education: 'high_school' });
    expect(kinds(move)).toEqual(['schooling', 'licence']);
    expect(move.months![0]).toBe(48);
    expect(move.dollars![0]).toBeGreaterThan(30_000);
    expect(moveInto('29-1141.00', { education: 'high_school' }, { study_hours: '6-10' }).reach).toBe('outside');
    // nothing said: the same years are named, from a high school diploma, and nothing is out of the frame
    const unsaid = moveInto('29-1141.00', undefined, { study_hours: '6-10', upskilling_budget: '0' });
    expect(unsaid).toMatchObject({ reach: 'step', from: 'high_school' });
    expect(timeText(unsaid)).toContain('about 4 years of full-time school, from a high school diploma');
  });

  it('a retail worker to electrician is a paid apprenticeship (M2)', () => {
    const move = moveInto('47-2111.00', { education: 'high_school', occupation: '41-2031.00', years: '5_10' });
    expect(kinds(move)).toEqual(['apprenticeship', 'licence']);
    expect(move).toMatchObject({ reach: 'step', months: [48, 48], dollars: [0, 0] });
    expect([timeText(move), costText(move, '47-2111.00')]).toEqual([
      'about 4 years of paid training',
      'near zero: the training is paid',
    ]);
    expect(timeText(moveInto('49-9051.00'))).toContain('4 years of paid training');
  });

  it('a price with two equal ends is said once', () => {
    const move = moveInto('49-3011.00', { education: 'high_school', state: 'TX' });
    expect(costText({ ...move, dollars: [6100, 6400] }, '49-3011.00')).toBe('about $6,000 for tuition and books');
    expect(costText({ ...move, dollars: [6100, 9400] }, '49-3011.00')).toBe('$6,000-$9,000 for tuition and books');
  });

  it('a flight school has its tuition, and says that the hours in the air are not in it', () => {
    const basisOf = (code: string) =>
      moveInto(code, { education: 'high_school' }).steps.find(({ kind }) => kind === 'schooling')!.basis;
    expect(basisOf('53-2012.00')).toMatch(/before grants, without the hours in the air$/);
    expect(basisOf('49-3011.00')).toMatch(/before grants$/);
  });

  it('what it costs to become a pilot is never told without the hours in the air, which nobody is paid for', () => {
    const backgrounds: Background[] = [
      { education: 'high_school' },
      { education: 'associate', occupation: '35-3031.00', years: 'over_10' },
      { education: 'bachelor', field: '52', occupation: '13-2011.00', years: 'over_10' },
    ];
    for (const code of ['53-2011.00', '53-2012.00'])
      for (const background of backgrounds) {
        expect(costText(moveInto(code, background), code), code).toContain('hours in the air');
        const index = facts.codes.indexOf(code);
        const answers = person(anyAnswers(randomOf(3)), background, { study_hours: '16+' });
        const problem = planProblemOf({ facts, bank, answers, index, skills: null });
        expect(problem.ways.map(({ id }) => id)).not.toContain('employer');
        for (const { id } of problem.ways)
          expect(learningPlanOf(problem, { frame: problem.frame, way: id, done: [] }).totalCost).toContain(
            'hours in the air',
          );
      }
    const pilot: Background = { education: 'bachelor', occupation: '53-2011.00', years: 'over_10' };
    expect(costText(moveInto('53-2012.00', pilot), '53-2012.00')).not.toContain('air');
    expect(costText(moveInto('49-3011.00', backgrounds[0]), '49-3011.00')).not.toContain('air');
  });

  it('work into which people are chosen is never possible at once, but for those who do it: nobody says how long that takes', () => {
    const chosen = Object.keys(selections);
    for (const code of chosen) {
      const { reach, steps, months } = moveInto(code, {
        education: 'doctoral',
        occupation: '35-3031.00',
        years: 'over_10',
      });
      expect([code, reach]).not.toEqual([code, 'now']);
      expect(steps.find(({ kind }) => kind === 'selection')).toMatchObject({ sure: true, years: null, dollars: null });
      if (steps.length === 1) expect(months).toBeNull();
      expect(kinds(moveInto(code, { education: 'doctoral', occupation: code, years: 'over_10' }))).not.toContain(
        'selection',
      );
    }
    expect(chosen.every((code) => facts.codes.includes(code))).toBe(true);
  });

  it('work into which people are chosen counts as hard to get into for who said where they stand, and says why', () => {
    const waiter: Background = { education: 'bachelor', occupation: '35-3031.00', years: 'over_10' };
    for (const code of Object.keys(selections)) {
      const into = (background?: Background) => {
        const ranking = rank(facts, bank, person(anyAnswers(randomOf(3)), background));
        return explain(facts, ranking, facts.codes.indexOf(code)).receipts.find(({ part }) => part === 'schooling')!;
      };
      const receipt = into(waiter);
      expect(receipt.points, code).toBeLessThan(0);
      expect(receipt.label).toMatch(/^School, training and license: an? \w.* by .*, which no school brings$/);
      expect(reasonsOf([receipt]).speakAgainst[0]?.text).toBe('You would have to be chosen for it');
      expect(into().points, code).toBe(0);
    }
    const dancer: Background = { education: 'bachelor', occupation: '27-2031.00', years: 'over_10' };
    const own = explain(
      facts,
      rank(facts, bank, person(anyAnswers(randomOf(3)), dancer)),
      facts.codes.indexOf('27-2031.00'),
    );
    expect(own.receipts.find(({ part }) => part === 'schooling')!.points).toBeGreaterThan(0);
  });

  it('a nurse who wants out loses nothing for the license: the own work stays possible now', () => {
    const nurse: Background = { education: 'bachelor', field: '51', occupation: '29-1141.00', years: '5_10' };
    expect(moveInto('29-1141.00', nurse)).toMatchObject({ reach: 'now', steps: [] });
    const licensed = rank(facts, bank, person(answers, { ...nurse, licences: ['29-1141.00'] }, usual));
    const plain = rank(facts, bank, person(answers, nurse, usual));
    for (let i = 0; i < facts.count; i++) expect(licensed.finals[i]).toBeGreaterThanOrEqual(plain.finals[i]! - 1e-9);
  });

  it('somebody with 0-2 hours and no budget to manager or specialist is not "now" (M3)', () => {
    const short = { study_hours: '0-2', upskilling_budget: '0' };
    for (const code of ['11-3031.00', '13-1071.00']) {
      expect(moveInto(code, undefined, short).reach).toBe('step');
      expect(moveInto(code, { education: 'high_school' }, short)).toMatchObject({
        reach: 'outside',
        beyond: ['hours', 'budget'],
      });
    }
  });

  it('a bachelor to lawyer is three years and the tuition of law', () => {
    const move = moveInto('23-1011.00', { education: 'bachelor', field: '54' });
    const { places, books } = facts.schooling.prices.law;
    expect(move.steps[0]).toMatchObject({ name: 'Law degree', years: [3, 3] });
    expect(move.dollars).toEqual([3 * (places.US![0] + books), 3 * (places.US![2] + books)]);
    expect(timeText(move)).toBe('about 3 years of full-time school');
  });

  it('somebody who studies biology now is the studies under way, and what asks for less than them says so', () => {
    const student: Background = { education: 'some_college', studying: 'bachelor', field: '26' };
    const biologist = moveInto('19-1022.00', student);
    expect(biologist.steps[0]).toMatchObject({ kind: 'studies', name: "Bachelor's degree, under way", sure: true });
    expect(kinds(biologist)).not.toContain('schooling');
    expect(biologist.below).toBeUndefined();
    const { steps } = biologist;
    const alone = { ...biologist, steps: steps.filter(({ kind }) => kind === 'studies') };
    expect([timeText(alone), costText(alone, '19-1022.00')]).toEqual([
      'when your studies end',
      'nothing on top of your studies',
    ]);
    expect(moveInto('29-2034.00', student)).toMatchObject({ below: 'studies' });
    expect(kinds(moveInto('41-2031.00', student))).not.toContain('studies');
    // a master's degree opens what a bachelor's does
    expect(moveInto('19-1022.00', { ...student, studying: 'master' }).below).toBeUndefined();
  });

  it('an engineer to mechanic is a step down, said in the receipt and against the score; to the own trade it is none', () => {
    const engineer: Background = { education: 'bachelor', field: '14', occupation: '17-2141.00', years: 'over_10' };
    expect(moveInto('49-3041.00', engineer).below).toBe('work');
    expect(moveInto('17-2141.01', engineer).below).toBeUndefined();
    const ranking = rank(facts, bank, person(answers, engineer, usual));
    const preparation = (code: string) =>
      explain(facts, ranking, facts.codes.indexOf(code)).receipts.find(({ part }) => part === 'preparation')!;
    expect(preparation('49-3041.00')).toMatchObject({
      label: 'Preparation: it asks for less than your work, and its median pay is lower',
    });
    expect(preparation('49-3041.00').points).toBeLessThan(0);
    expect(preparation('17-2141.01').points).toBeGreaterThan(0);
    expect(preparation('17-2141.01').answers).toContain('background.occupation');
  });

  it('a student of biology to biologist counts the studies under way, and to a health technician asks for that training', () => {
    const student: Background = { education: 'some_college', field: '26' };
    expect(moveInto('19-1029.04', student).steps[0]).toMatchObject({ name: "Bachelor's degree", years: [2, 2] });
    expect(moveInto('29-2052.00', student).steps[0]).toMatchObject({ kind: 'schooling' });
  });

  it("an associate in business to speech-language pathology assistant asks for a year of that field's", () => {
    const move = moveInto('31-9099.01', { education: 'associate', field: '52' });
    expect(move.steps[0]!.name).toBe("Associate's degree in this field");
    expect(timeText(move)).toBe('up to 1 year of full-time school');
  });

  it('a nurse to clinical data manager needs no other degree, and to another kind of nurse none at all', () => {
    const nurse: Background = { education: 'bachelor', field: '51', occupation: '29-1141.00', years: '5_10' };
    expect(kinds(moveInto('15-2051.02', nurse))).not.toContain('schooling');
    expect(kinds(moveInto('29-1141.03', nurse))).not.toContain('schooling');
    expect(kinds(moveInto('29-1141.03', nurse))).not.toContain('licence');
  });

  it("a school leaver to construction manager is an associate's or a bachelor's degree, for O*NET and BLS differ", () => {
    expect(moveInto('11-9021.00', { education: 'high_school' }).steps[0]).toMatchObject({
      name: "Associate's degree or bachelor's degree",
      years: [2, 4],
    });
  });

  it('an accountant to financial manager needs no more experience, a nurse does', () => {
    const business: Background = { education: 'bachelor', field: '52', years: '5_10' };
    expect(kinds(moveInto('11-3031.00', { ...business, occupation: '13-2011.00' }))).not.toContain('experience');
    expect(kinds(moveInto('11-3031.00', { ...business, occupation: '29-1141.00' }))).toContain('experience');
  });

  it('a historian teaches history, and another doctorate stands before the teaching of languages', () => {
    const historian: Background = { education: 'doctoral', field: '54', occupation: '19-3093.00', years: '3_5' };
    expect(kinds(moveInto('25-1125.00', historian))).not.toContain('schooling');
    expect(kinds(moveInto('25-1124.00', historian))).toContain('schooling');
    const professor = { ...historian, occupation: '25-1125.00' };
    expect(kinds(moveInto('25-1124.00', professor))).toContain('schooling');
    expect(kinds(moveInto('25-1125.00', professor))).toEqual([]);
  });

  it.each(['25-1071.00', '25-1072.00'])('a field of health leads to its teaching, and history does not: %s', (code) => {
    const nurse: Background = { education: 'doctoral', field: '51', occupation: '29-1141.00', years: '3_5' };
    expect(kinds(moveInto(code, nurse))).not.toContain('schooling');
    expect(kinds(moveInto(code, { ...nurse, field: '54', occupation: '19-3093.00' }))).toContain('schooling');
  });

  it('who never worked in a field leads nobody there, who led elsewhere may', () => {
    const years = { education: 'some_college', years: 'over_10' } as const;
    const isLacking = (occupation: string) =>
      kinds(moveInto('33-1012.00', { ...years, occupation })).includes('experience');
    expect(isLacking('53-2031.00')).toBe(true);
    expect(isLacking('27-2021.00')).toBe(true);
    expect(isLacking('33-3051.00')).toBe(false);
  });

  it('somebody with a degree in another field to a trade school is the whole of it, at the price of the state', () => {
    const barber = (state?: string) =>
      moveInto('39-5012.00', { education: 'bachelor', field: '23', ...(state && { state }) }).steps[0]!;
    expect(barber()).toMatchObject({ name: 'Postsecondary certificate in this field', years: [1, 1] });
    expect(barber('CA').dollars![0]).toBeLessThan(barber('VT').dollars![0]);
  });
});
