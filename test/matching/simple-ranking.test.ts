import { describe, expect, it } from 'vitest';
import { compose } from '#shared/analysis/composer/compose.ts';
import { readingOf } from '#shared/analysis/composer/reading.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { interestCodes, workValues } from '#shared/assessment/item-bank.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { canonicalBank as bank } from '#shared/assessment/simple/canonical-bank.ts';
import { questionnaire } from '#shared/assessment/simple/questionnaire.ts';
import { stages } from '#shared/assessment/stages.ts';
import { elementsOf } from '#shared/matching/asked-skills.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { notScored, questionNote } from '#shared/matching/explain/question-notes.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { orderItems } from '#shared/matching/item-order.ts';
import { moveOf } from '#shared/matching/moves/moves.ts';
import { profileOf } from '#shared/matching/profile.ts';
import { rank } from '#shared/matching/rank.ts';
import { reliableChanges } from '#shared/matching/repeats/reliable-change.ts';
import { toResult } from '#shared/matching/result.ts';
import { scoresOf } from '#shared/matching/scores.ts';
import { grounded } from '#test/support/ai/grounded.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { simpleSheet } from '#test/support/people/simple-sheet.ts';
import { comparisonOf } from '#web/features/compare/comparison.ts';
import { answerReader } from '#web/parts/engine/answer-text.ts';

const facts = embeddedFacts();
const sheets = Array.from({ length: 24 }, (_, seed) => simpleSheet(simpleAnswers(seed)));
const sheet = sheets[3]!;
const change = (stage: 'triage' | 'core' | 'deepDive', part: string, answers: object): Answers => {
  const copy = structuredClone(sheet) as unknown as Record<string, Record<string, object>>;
  copy[stage]![part] = Array.isArray(answers) ? answers : { ...copy[stage]![part], ...answers };
  return copy as unknown as Answers;
};
const interest = (answers: Answers, code: 'R' | 'I') =>
  profileOf(bank, answers).interests[interestCodes.indexOf(code)]!.mean;
const sumOf = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0);

describe('a result of Reading B', () => {
  it('is stored and given back in the form it was sent', () => {
    for (const [seed, answers] of sheets.entries())
      for (const stage of stages) {
        const text = questionnaire.compactStage(stage, answers[stage]);
        expect(questionnaire.payloadOf(stage, questionnaire.expandStage(stage, text))).toEqual(
          simpleAnswers(seed)[stage],
        );
      }
  });

  it('explains each score down to its own items, which all have words', () => {
    for (const answers of sheets) {
      const ranking = rank(facts, bank, answers);
      const read = answerReader(bank, answers, facts);
      for (const place of [0, 9, 30, 500]) {
        const { placed, receipts } = explain(facts, ranking, ranking.order[place]!);
        expect(sumOf(receipts.map(({ points }) => points))).toBeCloseTo(placed.final, 9);
        for (const { points, causes } of receipts)
          if (causes) expect(sumOf(causes.map((cause) => cause.points))).toBeCloseTo(points, 9);
        for (const id of receipts.flatMap((receipt) => receipt.answers)) {
          expect(read(id)?.answer, id).toBeTruthy();
          expect(read(id)!.answer).not.toBe('left out');
        }
      }
    }
  });

  it('names what is missing as the work asks for it: a bus driver learns no SQL', () => {
    const names = sheets.flatMap((answers) =>
      toResult(facts, rank(facts, bank, answers)).roles.flatMap(({ gaps, transferable }) => [...gaps, ...transferable]),
    );
    expect(names.filter(({ element }) => element === '2.C.3.a').length).toBeGreaterThan(0);
    expect(names.filter(({ name }) => /SQL|Python|Statistics|decision makers/.test(name))).toEqual([]);
  });

  it('is analysed in sentences that rest on its figures', () => {
    for (const answers of sheets) {
      const { scoring_meta, ...result } = toResult(facts, rank(facts, bank, answers));
      const timed = { ...result, scoring_meta: { ...scoring_meta, scoringTime: '2026-11-22T00:00:00.000Z' } };
      const reading = readingOf(timed, answers, bank, null);
      const { matches, ...lists } = compose(reading);
      const sentences = [
        ...Object.values(lists).flat(),
        ...matches.flatMap(({ code: _, ...parts }) => Object.values(parts).flat()),
      ];
      expect(sentences.length).toBeGreaterThan(20);
      expect(grounded(sentences, reading.figures)).toEqual(sentences);
    }
  });

  it('is compared with a later one by its own scales', () => {
    const stored = (answers: Answers) =>
      ({ ...toResult(facts, rank(facts, bank, answers)), raw_assessment_data: answers }) as unknown as ResultBody;
    const { changes, answers } = comparisonOf(facts, bank, stored(sheets[1]!), stored(sheets[2]!));
    expect(changes.changes).toHaveLength(6 + 6 + 5 + 8);
    expect(answers.of).toBeGreaterThan(6 + 3 + 24 + 10 + 8 + 4 + 4);
    expect(reliableChanges(bank, sheet, sheet).changes.every(({ index }) => index === 0)).toBe(true);
  });
});

describe('the mapping of Reading B', () => {
  it('turns opposites round: to like i4, a4, s4, e4 or c4 speaks against its type (ARB-35)', () => {
    expect(interest(change('core', 'interests', { i4: 5 }), 'I')).toBeLessThan(
      interest(change('core', 'interests', { i4: 1 }), 'I'),
    );
    expect(interest(change('core', 'interests', { r4: 5 }), 'R')).toBeGreaterThan(
      interest(change('core', 'interests', { r4: 1 }), 'R'),
    );
  });

  it.each([1, 2, 4, 5])(
    'gives realistic no advantage: who rates everything %d says as much of every type as with 3 (D-78)',
    (all) => {
      const uniform = (rating: number) => {
        const interests = Object.fromEntries(bank.core.interests.map(({ id }) => [id, rating]));
        return profileOf(bank, change('core', 'interests', interests)).interests.map(({ mean }) => mean);
      };
      for (const [d, mean] of uniform(all).entries()) expect(mean).toBeCloseTo(uniform(3)[d]!, 12);
    },
  );

  it('takes a pick of an easy pace or clear direction as one against achievement or independence (ARB-36)', () => {
    const value = (picks: string[], of: (typeof workValues)[number]) =>
      profileOf(bank, change('core', 'values', picks)).values[workValues.indexOf(of)]!.mean;
    const rest = ['recognition', 'relationships', 'support', 'conditions'];
    expect(value([...rest, 'avoid_challenge'], 'achievement')).toBeLessThan(
      value([...rest, 'independence'], 'achievement'),
    );
    expect(value([...rest, 'prefer_supervision'], 'independence')).toBeLessThan(
      value([...rest, 'achievement'], 'independence'),
    );
  });

  it('lets the third slider speak for the size of the team and leaves its share to the scenarios', () => {
    const team = (end: number) => profileOf(bank, change('triage', 'priorities', { independence_collaboration: end }));
    expect(team(0).preferences[1]!.mean).toBeLessThan(team(100).preferences[1]!.mean);
    expect(team(0).priorities).toEqual(team(100).priorities);
    expect(sumOf(Object.values(team(0).priorities))).toBeCloseTo(1, 12);
    const middle = team(50).preferences[1]!.mean;
    const { independence_collaboration: _, ...others } = sheet.triage.priorities;
    const untouched = { ...sheet, triage: { ...sheet.triage, priorities: others } };
    expect(middle).toBeCloseTo(profileOf(bank, untouched).preferences[1]!.mean, 12);
  });

  it('reads the constraints: only from home, by when, and what has been finished', () => {
    const reach = (constraints: object) => {
      const ranking = rank(facts, bank, change('deepDive', 'constraints', constraints));
      return { ranking, listed: ranking.listed, out: ranking.listed.filter((score) => score < 0).length };
    };
    const free = { location: 'anywhere', timeline: 'no_hurry', education: 'master' };
    expect(reach(free).out).toBeLessThan(reach({ ...free, location: 'home_only' }).out);
    expect(reach(free).out).toBeLessThanOrEqual(reach({ ...free, timeline: 'half_a_year' }).out);
    expect(reach({ ...free, timeline: 'half_a_year' }).out).toBeLessThan(
      reach({ ...free, timeline: 'half_a_year', education: 'high_school' }).out,
    );
    expect(reach({ ...free, travel: 'never' }).listed).toEqual(reach({ ...free, travel: 'weekly' }).listed);
  });

  it.each([
    [['home'], 'fully_remote'],
    [['home', 'partly_home'], 'hybrid'],
    [['partly_home'], 'hybrid'],
    [['home', 'office'], 'mostly_office'],
    [['outdoors'], 'fully_office'],
    [[], null],
  ])('reads the places %j as %s', (work_environment, remote) => {
    expect(profileOf(bank, change('deepDive', 'preferences', { work_environment })).remote).toBe(remote);
  });

  it('asks about eight skills of the table and shows its items as they stand', () => {
    expect(elementsOf(bank)).toHaveLength(8);
    for (const step of ['interests', 'skills'] as const) {
      const listed = (step === 'interests' ? bank.core.interests : bank.deepDive.skills).map(({ id }) => id);
      expect(orderItems(bank, step, sheet, facts)).toEqual(listed);
      expect(orderItems(bank, step, sheet, null)).toEqual(listed);
    }
  });

  it('knows nothing of Reading A’s answers', () => {
    for (const stage of stages) expect(questionnaire.readStage(stage, sampleAnswers()[stage])).toHaveProperty('fault');
  });

  it('counts the least of an option that names several levels, and says what one may have already', () => {
    const student = change('deepDive', 'constraints', { education: 'associate', timeline: 'no_hurry' });
    const moveOfHygienist = (answers: Answers) => {
      const [columns, profile, index] = [
        columnsOf(facts, bank),
        profileOf(bank, answers),
        facts.codes.indexOf('29-1292.00'),
      ];
      const { coverage, breaks } = scoresOf(columns, profile);
      return moveOf(columns, profile, index, { held: coverage[index]!, breaks: breaks[index]! });
    };
    expect(moveOfHygienist(student).steps.find(({ kind }) => kind === 'schooling')).toMatchObject({
      sure: false,
      years: [1, 1],
    });
    const soon = change('deepDive', 'constraints', { education: 'associate', timeline: 'half_a_year' });
    expect(moveOfHygienist(soon).beyond).toContain('date');
  });

  it('says what is asked and not scored, and of what an answer stands for a wider skill', () => {
    const { preferences, constraints } = bank.deepDive;
    const notes = Object.fromEntries([...preferences, ...constraints].map((each) => [each.id, questionNote(each)]));
    for (const id of ['work_schedule', 'travel']) expect(notes[id]).toContain('not scored');
    expect(notes.work_environment).toContain('Only working from home is scored');
    expect(notes.education).toContain('the least is counted');
    expect(notes.timeline).toBeNull();
    expect(notScored(change('deepDive', 'constraints', { travel: 'never' }).deepDive)).toBe('working hours and travel');
    expect(answerReader(bank, sheet, facts)('sql_analysis')?.question).toBe(
      'Databases and SQL, counted for computers and electronics',
    );
  });
});
