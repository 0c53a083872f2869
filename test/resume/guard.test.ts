import { describe, expect, it } from 'vitest';
import { tidied } from '#shared/resume/compose.ts';
import type { Fact } from '#shared/resume/facts.ts';
import { faultOf } from '#shared/resume/guard.ts';
import { statementsOf } from '#shared/resume/statements.ts';
import { lies } from '#test/support/ai/lies.data.ts';
import { processorTime } from '#test/support/harness/processor-time.ts';

const fact = (text: string, id = 'experience.0.0'): Fact => ({ id, entry: id.split('.').slice(0, -1).join('.'), text });
const fault = (said: string, written: string) =>
  faultOf({ text: written, rests_on: ['experience.0.0'] }, new Map([['experience.0.0', fact(said)]]));

describe('what may be delivered of a sentence', () => {
  it.each([
    ['I managed a team of 5 people', 'Managed a team of 5 people.'],
    ['managing budgets and rosters;', 'Managing budgets and rosters'],
    ['Managed budgets', 'I managed budgets.'],
    ['I’ve built the C++ parser for R&D', 'Built the C++ parser for R&D'],
    ['Raised sales by 20 % in 3 years.', 'Raised sales by 20 % in 3 years'],
    ['Worked with O’Neil & Sons – Zürich', "Worked with O'Neil & Sons - Zürich."],
    ['كتبت تقارير أسبوعية', 'كتبت تقارير أسبوعية'],
    ['Engineer I in the pump group', 'Engineer I in the pump group'],
    ['Sold “Rolex” watches, ﬁrst 10² only', 'Sold "Rolex" watches, first 10² only'],
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
    ['a helper made a leader', 'Helped to lead the team', 'Led the team'],
    ['a job title made of two', 'Assistant manager of the shop', 'Assistant and manager of the shop'],
    ['a trainee made a nurse', 'Trainee nurse on ward 5', 'Trainee and nurse on ward 5'],
    ['help made a deed of its own', 'Helped manage 20 people', 'Helped and managed 20 people'],
    ['a stop that cuts off the hedge', 'Assisted director of sales', 'Assisted. Director of sales'],
    ['somebody else’s deed', 'My manager led the merger', 'My manager and I led the merger'],
    ['a shop of their own', 'Ran the shop in Leeds', 'Ran my shop in Leeds'],
    ['a pupil made a teacher', 'Trained nurse with 5 years on a ward', 'Trained a nurse with 5 years on a ward'],
    ['a pupil made a trained one', 'Trained a nurse', 'Trained nurse'],
    ['a title made another', 'Program assistant in Ohio', 'Programming assistant in Ohio'],
    ['a driver made a coach', 'Coach drivers in Kent', 'Coached drivers in Kent'],
    ['market made marketing', 'Market research for Acme', 'Marketing research for Acme'],
    ['a title made a deed', 'Supervising nurse on ward 5', 'Supervised nurse on ward 5'],
    ['a wish made a fact', 'I’d manage a team again', 'Managed a team again'],
    ['a plan made a result', 'Obtaining a pilot licence', 'Obtained a pilot licence'],
    ['a lack made past', 'I need a work permit', 'Needed a work permit'],
    ['an intensifier', 'Good at Excel', 'Very good at Excel'],
    ['more than half a day more', 'Worked two half days a week', 'Worked two and a half days a week'],
    ['a power that is gone', 'Counted 10⁶ cells', 'Counted 106 cells'],
    ['a footnote in a figure', 'Sold 5³ cars', 'Sold 53 cars'],
    ['a minus by a dash', 'Costs fell to –5 percent', 'Costs fell to 5 percent'],
    ['a range made a list', 'Trained 5–10 people', 'Trained 5, 10 people'],
    ['an employer by a capital', 'Met target every week', 'Met Target every week'],
    ['a company of a fruit', 'Packed apple boxes', 'Packed Apple boxes'],
    ['a school grade', 'Levels in maths and physics', 'A levels in maths and physics'],
    ['a question made an answer', 'Best nurse of the ward?', 'Best nurse of the ward'],
    ['a so-called manager', 'Known as “manager” of the bar', 'Known as manager of the bar'],
    ['a denial moved by a comma', 'Failed, not passed, the exam', 'Failed not, passed the exam'],
    ['a break in the line', 'Assistant to the manager of sales', 'Assistant to the\nmanager of sales'],
    ['two of them', 'Managed sites in Ohio', 'Managed both sites in Ohio'],
    ['a percentage of a count', 'Passed 9 of 10 audits', 'Passed 90 % of audits'],
    ['a word for a figure', 'Managed 12 people', 'Managed a dozen people'],
    ['years reckoned', 'Baker since 2019', 'Baker for 9 years'],
    ['months made years', 'Worked 18 months in Rome', 'Worked 18 years in Rome'],
    ['thousands', 'Budget of $5k', 'Budget of $5m'],
    ['a tool renamed', 'Reports in Google Sheets', 'Reports in Excel'],
    ['an employer shortened', 'Worked for International Bread Makers', 'Worked for IBM'],
    ['a degree upgraded', 'Completed a BSc course in nursing', 'Completed a BSc in nursing'],
    ['another language', 'Gérait une équipe', 'Dirigeait une équipe'],
    ['a denial in another language', 'Ne gérait pas de budget', 'Gérait de budget'],
    ['a date in another form', 'From 03/04/2020', 'From April 3, 2020'],
    ['a bar made and', 'Word and/or Excel', 'Word and Excel'],
    ['the only one', 'Wrote the app', 'Solely wrote the app'],
    ['what is off', 'Sold 1 500 cars', 'Sold 1,500,000 cars'],
    ['a comma between thousands', 'Trained 2 300 people', 'Trained 2, 300 people'],
    ['an owner that is gone', 'Kept my mother’s books', 'Kept the mother’s books'],
    ['an award had made one that was given', 'Awarded nurse of the year', 'I awarded nurse of the year'],
    ['a manager made by another', 'Supervised by the head nurse', 'I supervised by the head nurse'],
  ])('not with %s: %s ↛ %s', (_, said, written) => {
    expect(fault(said, written)).not.toBeNull();
  });

  it.each(lies)('not with %s: %s ↛ %s', (_, said, lie) => {
    expect(fault(said, said)).toBeNull();
    expect(fault(said, lie)).not.toBeNull();
  });

  it('rests on facts of one place, each once, all of which were said', () => {
    const facts = new Map(
      [fact('Sold cars'), fact('Sold boats', 'experience.1.0'), fact('Kept books', 'experience.0.1')].map((each) => [
        each.id,
        each,
      ]),
    );
    const check = (text: string, ...rests_on: string[]) => faultOf({ text, rests_on }, facts);
    expect(check('Sold cars; kept books', 'experience.0.0', 'experience.0.1')).toBeNull();
    expect(check('Sold cars. Kept books.', 'experience.0.0', 'experience.0.1')).toBeNull();
    // what "not" is said of, or "helped", would reach over a comma
    expect(check('Sold cars, kept books', 'experience.0.0', 'experience.0.1')).toMatch(/apart/);
    expect(check('Sold cars and kept books', 'experience.0.0', 'experience.0.1')).toMatch(/apart/);
    expect(check('Sold cars; kept books; sold planes', 'experience.0.0', 'experience.0.1')).toMatch(/“sold”/);
    expect(check('Sold cars; kept', 'experience.0.0', 'experience.0.1')).toMatch(/“books”/);
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

  it.each([
    ['Chinese', ['我是一名护士。', '十年来管理3.5吨药品！', '“我喜欢夜班。”', '2019年获奖']],
    ['Japanese', ['店を経営した。', '（三年間。）', '売上を20%伸ばした｡']],
    ['Hindi', ['मैंने डॉ. शर्मा के साथ काम किया।', 'टीम में 12 लोग थे।']],
    ['Arabic', ['عملت مع د. خالد في مستشفى.', 'هل قدت الفريق؟', 'نعم، 1.5 سنة']],
    ['Urdu', ['میں نے دس سال کام کیا۔', 'ٹیم کی قیادت کی']],
    ['Hebrew', ['ניהלתי צוות של עשרה.', 'מכרתי רכבים']],
  ])('end at the marks of a script without capitals: %s', (_, sentences) => {
    expect(statementsOf(sentences.join(' '))).toEqual(sentences);
  });

  it('are found in time, however many brackets follow a mark', async () => {
    const hostile = `。${')'.repeat(30_000)}`;
    expect(await processorTime(() => statementsOf(hostile))).toBeLessThan(1_000); // seconds where each looks back at all
  });

  it('need no space where a script writes none', () => {
    expect(statementsOf('我管理药品。我培训员工！我喜欢夜班')).toEqual(['我管理药品。', '我培训员工！', '我喜欢夜班']);
  });

  it.each([
    'I led a team',
    'i am a nurse.',
    "I've sold 20 % more",
    'C++ only',
    'iOS apps;',
    'A',
    'مرحبا.',
    '日本語。',
    'I’d manage it again',
    'ran it,',
  ])('tidied, %s still says what it said', (text) => {
    expect(fault(text, tidied({ entry: 'experience.0', text }))).toBeNull();
    expect(fault(text, tidied({ entry: 'summary', text }))).toBeNull();
  });
});
