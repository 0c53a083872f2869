import { describe, expect, it } from 'vitest';
import { tidied } from '#shared/resume/compose.ts';
import { type Fact, statementsOf } from '#shared/resume/facts.ts';
import { faultOf } from '#shared/resume/guard.ts';

const fact = (text: string, id = 'experience.0.0'): Fact => ({ id, entry: id.split('.').slice(0, -1).join('.'), text });
const fault = (said: string, written: string) =>
  faultOf({ text: written, rests_on: ['experience.0.0'] }, new Map([['experience.0.0', fact(said)]]));

describe('what may be delivered of a sentence', () => {
  it.each([
    ['I managed a team of 5 people', 'Managed a team of 5 people.'],
    ['managing budgets and rosters', 'Managed budgets and rosters'],
    ['manage budgets and rosters', 'Managed the budgets and rosters'],
    ['I’ve built the C++ parser for R&D', 'Built the C++ parser for R&D'],
    ['Raised sales by 20 % in 3 years', 'Raised the sales by 20 % in 3 years'],
    ['Worked with O’Neil & Sons, Zürich', "Worked with O'Neil & Sons, Zürich."],
    ['كتبت تقارير أسبوعية', 'كتبت تقارير أسبوعية'],
    ['Engineer I in the pump group', 'Engineer I in the pump group'],
  ])('%s → %s', (said, written) => {
    expect(fault(said, written)).toBeNull();
  });

  it.each([
    ['another number', 'Managed 5 people', 'Managed 15 people'],
    ['a number more', 'Managed people', 'Managed 5 people'],
    ['a unit exchanged', 'Raised sales by 20 % in 3 years', 'Raised sales by 3 % in 20 years'],
    ['a number word', 'Trained ten people', 'Trained tens of people'],
    ['a plural', 'Led a project', 'Led projects'],
    ['a hedge left out', 'Assisted the director of sales', 'Director of sales'],
    ['a wish made a fact', 'Hoping to become a manager', 'Manager'],
    ['a negation left out', 'Did not lose a customer', 'Did lose a customer'],
    ['a share left out', 'Wrote part of the tests', 'Wrote tests'],
    ['a passive turned round', 'Was supervised by the head nurse', 'Was supervising the head nurse'],
    ['a passive left out', 'Was supervised weekly', 'Supervised weekly'],
    ['a title', 'Wrote reports', 'Wrote reports as Senior Analyst'],
    ['a noun of the verb', 'Managed the shop', 'Manager of the shop'],
    ['a tool', 'Wrote reports', 'Wrote reports in Excel'],
    ['an employer', 'Wrote reports', 'Wrote reports for Google'],
    ['a degree', 'Studied biology', 'MSc in biology'],
    ['an adjective of praise', 'Wrote reports', 'Wrote award-winning reports'],
    ['an order exchanged', 'Dog bit man', 'Man bit dog'],
    ['a grade left out', 'Engineer I in the pump group', 'Engineer in the pump group'],
    ['a name made of a word', 'Helped us with it', 'Helped US with IT'],
    ['a sign', 'Costs fell to -5 percent', 'Costs fell to 5 percent'],
    ['a language more', 'Wrote C', 'Wrote C++'],
    ['a version', 'Python 2', 'Python 3'],
    ['a symbol', 'Earned 5', 'Earned $5'],
    ['an address', 'Wrote a blog', 'Wrote a blog: https://evil.example'],
    ['a tag', 'Wrote a blog', 'Wrote a blog <b>'],
    ['nothing', 'Wrote a blog', ''],
    ['a denial', 'Met the deadlines', 'Did not meet the deadlines'],
    ['a denial before the verb', 'I worked with children', 'I never worked with children'],
    ['a short denial', 'I managed the shop', "I didn't manage the shop"],
    ['a denial within', 'Worked with a licence', 'Worked without a licence'],
    ['a denial of a thing', 'Had complaints', 'Had no complaints'],
    ['a word turned by its front', 'Kept satisfied guests', 'Kept unsatisfied guests'],
    ['a word turned by its end', 'Drove carefully', 'Drove carelessly'],
    ['a denial that is gone', 'Never missed a deadline', 'Missed a deadline'],
    ['a denial that has moved', 'Not late, trained staff', 'Late, not trained staff'],
    ['an exception that is gone', 'Hardly used Excel', 'Used Excel'],
    ['a small number made none', 'Had a few complaints', 'Had few complaints'],
    ['a few more', 'Had few complaints', 'Had a few complaints'],
    ['a limit left out', 'Just watched the surgery', 'Watched the surgery'],
    ['a study made a degree', 'Studying law', 'Studied law'],
    ['a course that goes on made one that is done', 'Completing a nursing course', 'Completed a nursing course'],
    ['a training that goes on made one that is done', 'Training in first aid', 'Trained in first aid'],
    ['an award given instead of had', 'Awarded nurse of the year', 'Awarding nurse of the year'],
    ['work that is over made work that goes on', 'Managed a shop', 'Manages a shop'],
  ])('not with %s: %s ↛ %s', (_, said, written) => {
    expect(fault(said, written)).not.toBeNull();
  });

  it('rests on facts of one place, each once, all of which were said', () => {
    const facts = new Map(
      [fact('Sold cars'), fact('Sold boats', 'experience.1.0'), fact('Kept books', 'experience.0.1')].map((each) => [
        each.id,
        each,
      ]),
    );
    const check = (text: string, ...rests_on: string[]) => faultOf({ text, rests_on }, facts);
    expect(check('Sold cars and kept books', 'experience.0.0', 'experience.0.1')).toBeNull();
    expect(check('Sold cars, sold boats', 'experience.0.0', 'experience.1.0')).toMatch(/two places/);
    expect(check('Sold cars')).toMatch(/rests on nothing/);
    expect(check('Sold cars', 'experience.7.0')).toMatch(/not said/);
    expect(check('Sold cars, sold cars', 'experience.0.0', 'experience.0.0')).toMatch(/twice/);
  });
});

describe('statements', () => {
  it('are bullets, lines and sentences; abbreviations and figures end none', () => {
    expect(
      statementsOf('• Ran the till.\n- Counted 1.5 tons of fruit. Trained Dr. Lee\n\n3) Worked for Acme Inc. in Ohio'),
    ).toEqual(['Ran the till.', 'Counted 1.5 tons of fruit.', 'Trained Dr. Lee', 'Worked for Acme Inc. in Ohio']);
    expect(statementsOf(' \n•\n—\n')).toEqual([]);
  });

  it.each(['I led a team', 'i am a nurse.', "I've sold 20 % more", 'C++ only', 'iOS apps;', 'A', 'مرحبا.', '日本語。'])(
    'tidied, %s still says what it said',
    (text) => {
      expect(fault(text, tidied({ entry: 'experience.0', text }))).toBeNull();
      expect(fault(text, tidied({ entry: 'summary', text }))).toBeNull();
    },
  );
});
