import { describe, expect, it } from 'vitest';
import { compose } from '#shared/chat/answers/compose.ts';
import { ownLearningSaid } from '#shared/chat/answers/own-learning.ts';
import { readQuestion } from '#shared/chat/question/question.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import { usd } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { newLedger } from '#shared/plans/ledger.ts';
import { randomProblem } from '#test/guidance/random-person.ts';
import { sampleResult } from '#test/support/people/sample-result.ts';
import { composedText, context, facts, index, table } from './composed.ts';

const result = sampleResult();
const names = result.roles.map(({ code, title }) => nameOf(code, title));

const answer = (message: string, ...before: string[]) => {
  const history = before.map((content) => ({ role: 'user' as const, content }));
  const question = readQuestion(index, message, history);
  const own =
    question.kind === 'own' && question.part === 'plan'
      ? ({ record: 'plan', ledger: newLedger(0) } as const)
      : ({ record: 'result', result } as const);
  return composedText(compose(question, table, context, own));
};

describe('a place of the own result', () => {
  it('has the figures of its occupation', () => {
    const pay = facts.wageP50[facts.codes.indexOf(result.roles[0]!.code)]!;
    const text = answer('how does my top match pay');
    expect(text).toMatch(new RegExp(`^${names[0]} stands in place 1 `));
    expect(text).toContain(usd(pay));
    expect(answer('is my second match safe from ai')).toMatch(new RegExp(`^${names[1]} stands in place 2 `));
  });

  it('is told with what caused it where that is asked', () =>
    expect(answer('why is that my number one')).toMatch(
      new RegExp(`^${names[0]} stands in place 1 [\\s\\S]*What speaks for it`),
    ));

  it('is compared with another one', () => {
    const text = answer('compare my first two');
    for (const name of names.slice(0, 2)) expect(text).toContain(`${name}: median pay`);
    expect(text).not.toContain(names[2]);
  });

  it('is one of a list where nothing more of it is asked', () => {
    for (const question of ['what came out of my test', 'show me my top 3', 'What is my best match?'])
      expect(answer(question)).toMatch(/^Your newest result is of /);
  });

  it('is what is referred to after the list was asked for', () => {
    const second = new RegExp(`^${names[1]} stands in place 2 `);
    expect(answer('what about the second one, what does it pay', 'What are my top matches?')).toMatch(second);
    expect(answer('and the second?', 'show me my results')).toMatch(second);
    const outlook = answer('and is it growing', 'show me my results', 'what does the second one pay');
    expect(outlook).toMatch(second);
    expect(outlook).toContain('over ten years');
    // what was named since is meant
    expect(answer('what does it pay', 'show me my results', 'tell me about plumbers')).toMatch(/^Plumber: median pay/);
  });

  it('names the work that somebody wants to leave, in the list and when asked about it', () => {
    const set_aside = { code: '35-3023.01', title: 'Baristas', final_score: 71.6, place: 2 };
    const said =
      /Barista is your own work\. It would be second with 72 of 100\. You said that you want to do something else/;
    const leaving = { record: 'result', result: { ...result, set_aside } } as const;
    const told = (message: string) => composedText(compose(readQuestion(index, message, []), table, context, leaving));
    expect(told('show me my top matches')).toMatch(said);
    expect(told('how well does barista fit me')).toMatch(said);
    expect(answer('show me my top matches')).not.toContain('your own work');
  });
});

describe('the own plan', () => {
  it('is one line for all limits that start over together', () => {
    const lines = answer('what plan am i on')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines).toEqual([
      expect.stringMatching(/^- Used in this period: Career Path Analysis 0 of 1, /),
      '- Used today: Smart Job Matching 0 of 5',
      '- Not included: Industry Report, Real-Time Trends',
    ]);
  });

  it('says when it ends', () =>
    expect(answer('when does my subscription renew')).toMatch(/^Your plan is Free\.[\s\S]*nothing is renewed/));
});

describe('the own learning plan', () => {
  it('is a line on what is done, the next steps, and a line each for hours, time and money', () => {
    const { problem } = randomProblem(facts, 9);
    const plan = learningPlanOf(problem, { frame: problem.frame, done: [] });
    const { paragraphs } = ownLearningSaid({ begun: { code: problem.code, touchedAt: 0, plan }, result: null });
    expect(paragraphs).toEqual([
      expect.stringMatching(/^Your learning plan for .*: 0 of 5 steps done\.$/),
      expect.stringMatching(/^Still to do, in this order:(\n- .*){4}\n- and 1 more$/),
      expect.stringMatching(/^- Study left: 134 hours\n- Time: .*\n- Money left to pay: .*$/),
    ]);
  });
});
