import { describe, expect, it } from 'vitest';
import { compose } from '#shared/chat/answers/compose.ts';
import { readQuestion } from '#shared/chat/question/question.ts';
import { answerTo, composedText, context, index, table } from './composed.ts';

const lastAnswer = (...messages: string[]): string => {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return composedText(compose(readQuestion(index, messages.at(-1)!, history), table, context, null));
};

describe('strong words about work', () => {
  it.each([
    'this job is killing me',
    'these hours are killing me',
    'my commute is killing me',
    'bored to death at work',
    'im dying to get out of retail',
    'working myself to death here',
  ])('%s: are no cry for help', (message) => expect(answerTo(message)).not.toContain('988'));

  it.each(['this job is killing me', 'my boss is killing me', 'i cant take this job anymore'])(
    '%s: is dislike of work',
    (message) => expect(answerTo(message)).toMatch(/^Work you dislike/),
  );

  it.each(['this job is killing me and i want to die', 'my job is killing me i cant stop crying'])(
    '%s: still tells where to find help',
    (message) => expect(answerTo(message)).toContain('988'),
  );
});

describe('short words for what is asked', () => {
  it.each(['weather man on tv schooling', 'welder schooling', 'schooling for a genetic counselor'])(
    '%s: asks for the way in alone',
    (message) => expect(answerTo(message)).not.toContain('median pay'),
  );

  it.each(['bread baker hours', 'er nurse hours', 'bartender schedule', 'dental assistant work schedule'])(
    '%s: asks for what nobody publishes',
    (message) => {
      const text = answerTo(message);
      expect(text).toMatch(/I don’t have data on work hours/);
      expect(text).not.toContain('median pay');
    },
  );

  it('hours beside pay leave the pay', () =>
    expect(answerTo('home health aide hours and pay')).toMatch(/I don’t have data on work hours[\s\S]*median pay/));

  it.each([
    ['civil enginer salary', 'Civil engineer'],
    ['mechanical enginer pay', 'Mechanical engineer'],
    ['high school techer pay', 'High school teacher'],
    ['truck drivr pay', 'Truck driver'],
  ])('%s: is read through the slip', (message, name) => expect(answerTo(message)).toMatch(new RegExp(`^${name}`)));
});

describe('a state that is misspelled', () => {
  it.each([
    ['lpn pay in tenessee', 'Tennessee'],
    ['what does a welder make in michagan', 'Michigan'],
    ['electrician salary in pensylvania', 'Pennsylvania'],
  ])('%s', (message, state) => expect(answerTo(message)).toContain(`In ${state} the median is`));

  it('is none where no state is near', () => expect(answerTo('nurse pay in timbuktu')).toContain('Timbuktu'));
});

describe('a question about the product', () => {
  it.each([
    ['is this an iq test', /^No\. .*test of ability/],
    ['does this measure intelligence', /^No\. .*test of ability/],
    ['is the assessment an aptitude test', /^No\. .*test of ability/],
    ['how much is premium', /^There are 3 plans/],
    ['whats in premium', /^There are 3 plans/],
    ['i was charged twice', /^I can’t see your payments\..*twice/],
    ['got billed two times this month', /^I can’t see your payments\..*twice/],
    ['i got charged twice i want my money back', /^I can’t see your payments\..*twice/],
    ['my results make no sense, it told me to be an actuary', /^I’m sorry, that’s frustrating/],
    ['my matches are garbage it says i should be a clown', /^I’m sorry, that’s frustrating/],
  ])('%s', (message, said) => expect(answerTo(message)).toMatch(said));

  it.each(['i took the test twice', 'how do i double my money', 'do i get paid twice a month'])(
    '%s: is no complaint about a payment',
    (message) => expect(answerTo(message)).not.toContain('charged twice'),
  );

  it('a premium auditor is an occupation', () => expect(answerTo('premium auditor pay')).toMatch(/median pay/));

  it('goes on about the plans', () => {
    expect(lastAnswer('how much is premium', 'is there anything cheaper')).toMatch(/^- Free: free/);
    expect(lastAnswer('how much does it cost', 'what do i get for it')).toMatch(/^There are 3 plans/);
  });
});

describe('a question about what was said before', () => {
  it.each(['how would i get there', 'how do i get there', 'how do i go about it'])('%s: asks for the way in', (asked) =>
    expect(lastAnswer('instructional designer pay', asked)).toMatch(/usual education/),
  );

  it.each(['how much for the first', 'how much is the first one', 'how much does the first one'])(
    '%s: asks for the pay alone',
    (asked) => {
      const text = lastAnswer('best paying trades', asked);
      expect(text).toMatch(/median pay is/);
      expect(text).not.toContain('usual education');
    },
  );

  it.each([
    ['what pays the most in healthcare', 'which of those pay over 70k'],
    ['i am a cashier', 'something that pays more', 'no degree'],
  ])('names each source once: %s', (...messages) => {
    const given = lastAnswer(...messages).match(/\((?:Observed|Modeled)\.[^)]*\)/g) ?? [];
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given).size).toBe(given.length);
  });

  it('says in a sentence that a license depends on the state', () => {
    expect(answerTo('does a private investigator need a license')).toMatch(
      /whether a license is needed depends on the state or the role/i,
    );
    const compared = lastAnswer('private investigator or welder', 'which one needs a license');
    expect(compared).toContain('whether a license is needed depends on the state or the role');
    expect(compared).not.toContain('a license is depends');
  });
});

describe('two occupations side by side', () => {
  it.each(['plumber or electrician', 'difference between a therapist and a psychologist', 'rn vs lpn vs cna'])(
    '%s: what each is, and its figures in one line',
    (message) => {
      const text = answerTo(message);
      expect(text).toMatch(/Side by side:\n- [^\n]*median pay[^\n]*over ten years[^\n]*usually/);
      expect(text.length).toBeLessThan(1300);
    },
  );
});

describe('from one occupation to another', () => {
  it.each([
    ['cna to rn how long', 'Registered nurse'],
    ['rn to np school', 'Nurse practitioner'],
    ['how long to go from medical assistant to nurse', 'Registered nurse'],
    ['how do i go from cashier to bank teller', 'Bank teller'],
    ['going from paralegal to lawyer, how many years', 'Lawyer'],
    ['helpdesk to cybersecurity how do i move up', 'Information security analyst'],
  ])('%s: asks for the way into the second', (message, name) => {
    const text = lastAnswer(message);
    expect(text).toMatch(new RegExp(`${name}: usual education`));
    expect(text.match(/usual education/g)).toHaveLength(1);
  });

  it('with pay compares both', () =>
    expect(answerTo('lpn to rn pay')).toMatch(
      /Licensed practical nurse: median pay[\s\S]*Registered nurse: median pay/,
    ));
});

describe('what is left out', () => {
  it.each([
    ['wanna work with animals but not a vet', 'Veterinarian:'],
    ['outdoor jobs, not landscaping', 'Landscaper:'],
  ])('%s: the named occupation is not in the list', (message, name) => {
    const text = answerTo(message);
    expect(text).toMatch(/^These fit/);
    expect(text).not.toContain(name);
    expect(text).not.toContain('I can’t filter out');
  });

  it('of a list shown before, by an occupation or a field of work', () => {
    const list = answerTo('i want to work with kids');
    const text = lastAnswer('i want to work with kids', 'not teaching');
    expect(list).toContain('special education teacher');
    expect(text).toMatch(/^These fit/);
    expect(text).not.toMatch(/teacher/i);
    expect(lastAnswer('best paying jobs without a degree', 'not construction')).not.toContain('Construction manager');
  });

  it('an example is not what is unwanted', () =>
    expect(answerTo('good jobs if you suck at math')).not.toContain('numbers'));

  it('is no question about it if none of the list is like that', () =>
    expect(lastAnswer('jobs with animals', 'not plumbing')).toMatch(/can’t filter out what you don’t want/));
});

describe('somebody’s age', () => {
  it.each([
    'am i too old at 45 to become a nurse',
    'im 52 is it too late to become an electrician',
    'can i be a paramedic at 50',
  ])('%s: hears of the law, and of the way in', (message) => {
    const text = answerTo(message);
    expect(text).toMatch(/^I don’t have data on the ages[^\n]*eeoc\.gov[\s\S]*usual education/);
    expect(text).not.toMatch(/eyesight|someone in your situation/);
  });

  it.each(['im 16 what jobs can i get', 'what jobs can i get'])('%s: is told where to start', (message) =>
    expect(answerTo(message)).toMatch(/^I can’t tell from one message/),
  );
});
