import { describe, expect, it } from 'vitest';
import type { HistoryItem } from '#shared/chat/contract.ts';
import { composed, composedText } from './composed.ts';

/** The answer to the last of the messages of one conversation. */
function answer(...messages: string[]) {
  const history = messages.slice(0, -1).map((content): HistoryItem => ({ role: 'user', content }));
  const answered = composed(messages.at(-1)!, history);
  const subjects = answered.sources.flatMap(({ kind, title }) => (kind === 'occupation' ? [title] : []));
  return { text: composedText(answered), subjects };
}

describe('what changes of the question before', () => {
  it.each([
    ['in new york', /In New York the median/],
    ['texas', /In Texas the median/],
    ['pay in ohio', /In Ohio the median/],
    ['how much in texas?', /In Texas the median/],
    ['per hour?', /an hour/],
    ['how much is that a month', /a month/],
    ['in texas per hour', /in Texas, at 2,080 hours/],
    ['and after 10 years?', /I don’t have pay by experience/],
    ['after tax?', /I don’t have data on take-home pay after tax/],
    ['i mean the starting pay', /^I don’t have data on what beginners earn/],
    ['any similar jobs?', /the closest occupations are/],
    ['can women do it', /^I don’t have data on the age, gender or background/],
    ['how much debt will i have', /^Plumber: .*I don’t have data on .*student debt/],
    ['can i do it with a criminal record', /Whether someone in your situation/],
    ['with benefits?', /^I don’t have data on tips, benefits/],
    ['how do i start', /^Plumber: usual education/],
    ['is it hard on your feet', /^I don’t have data on how hard the work is on the body[^\n]*\n\nPlumber: you/],
    ['will anyone hire me', /Whether someone in your situation/],
    ['hours', /^I don’t have data on work hours/],
    ['are they happy', /^I don’t have data on how stressful, hard or enjoyable/],
    ['is it growing', /^Plumber: yes, projected to grow/],
    ['is that good', /^Whether that’s good for you depends/],
  ])('of one occupation: %s', (message, words) => {
    const { text, subjects } = answer('plumber pay', message);
    expect(text).toMatch(words);
    expect(subjects).toContain('Plumber');
  });

  it('is asked of work that nobody counts as well', () =>
    expect(answer('plumber pay', 'and influencers?').text).toMatch(/goes by “influencers”/));

  it('is asked of people behind a question of the product', () =>
    expect(answer('tell me about plumbers', 'is it free', 'how much do they make').text).toMatch(
      /^Plumber: median pay/,
    ));

  it('goes on from what was changed before', () =>
    expect(answer('plumber pay', 'in texas', 'per hour?').text).toMatch(/in Texas, at 2,080 hours/));

  it('of its tools: whether one of them is needed', () => {
    const tools = 'which tools do data analysts use';
    expect(answer(tools, 'do i need to know python').text).toMatch(/^Business intelligence analyst: Python is among/);
    expect(answer(tools, 'and excel?').text).toMatch(/^Business intelligence analyst: Microsoft Excel is among/);
    expect(answer(tools, 'do i need solidworks').text).toMatch(/ is not among the tools/);
  });

  it('asks of another what was asked of the first', () => {
    expect(answer('plumber pay', 'in texas', 'and electricians?').text).toMatch(/^Electrician: median pay.*In Texas/);
    expect(answer('should i become a vet', 'ok and vet tech instead').subjects).toEqual(['Veterinary technician']);
  });

  it('holds both against each other', () => {
    const { text, subjects } = answer('what does a CNA make in ohio', 'is that more than a home health aide');
    expect(subjects).toEqual(['Nursing assistant', 'Home health aide']);
    expect(text).toMatch(/^By median pay, in Ohio/);
    for (const message of ['compare the two', 'which one is better paid', 'so which would you pick'])
      expect(answer('plumber pay', 'and electricians?', message).subjects, message).toEqual(['Plumber', 'Electrician']);
  });
});

describe('a list that was shown', () => {
  const list = 'best paid jobs without a degree';
  const shown = answer(list).subjects;

  it.each(['which of them is growing', 'which pay best in texas', 'compare them', 'what about per hour'])(
    'is held against each other: %s',
    (message) => expect(answer(list, message).subjects.toSorted()).toEqual(shown.toSorted()),
  );

  it.each([
    ['tell me more about the second one', 1],
    ['the third one', 2],
    ['number 4', 3],
    ['what does the last one pay', 4],
  ] as const)('has an order: %s', (message, at) => {
    expect(answer(list, message).subjects).toEqual([shown[at]]);
    expect(answer(list, 'the first one', message).subjects).toEqual([shown[at]]);
  });

  it.each(['and the next 5?', 'show me more', 'others?'])('goes on: %s', (message) => {
    const next = answer(list, message);
    expect(next.text).toMatch(/these come next by median pay/);
    expect(next.subjects.filter((name) => shown.includes(name))).toEqual([]);
    expect(answer(list, message, message).subjects).not.toEqual(next.subjects);
  });

  it('goes on by as many as were asked for', () => {
    const ten = answer('top 10 highest paid jobs');
    const next = answer('top 10 highest paid jobs', 'and the next 10');
    expect(next.text.match(/^- /gm)).toHaveLength(10);
    expect(next.subjects.filter((name) => ten.text.includes(`- ${name}:`))).toEqual([]);
    expect(answer('highest paid nurse', 'the second one').subjects).toEqual(['Nurse midwife']);
  });

  it('takes a further bound', () => {
    expect(answer(list, 'only in healthcare').text).toMatch(/less than a bachelor’s degree and that belong to “Health/);
    const animals = answer('jobs with animals', 'without a degree');
    expect(animals.text).toMatch(/^These usually need less than a bachelor’s degree/);
    expect(animals.subjects).not.toContain('Veterinarian');
  });

  it('says of what it may be held against, and of what it may not', () => {
    const two = 'software developer vs data scientist';
    expect(answer(two, 'which needs less school', 'starting pay').text).toMatch(
      /^I don’t have data on what beginners earn/,
    );
    expect(answer(two, 'which has better hours').text).toMatch(/^I don’t have data on work hours/);
  });

  it('says what no record says of it, and stays with it', () => {
    const home = answer('job where you look after old people at home', 'is it hard on your back');
    expect(home.text).toMatch(/^I don’t have data on how hard the work is on the body/);
    expect(home.subjects).toContain('Home health aide');
  });
});

describe('what is near the work that somebody leaves', () => {
  const message = 'im a teacher for 12 years and burned out what else can i do';
  const shown = answer(message).subjects;

  it('is a list as any other', () => {
    expect(answer(message, 'the second one').subjects).toEqual([shown[1]]);
    expect(answer(message, 'do i need another degree').text).toMatch(/^By how much schooling/);
    expect(answer(message, 'in ohio').subjects.toSorted()).toEqual(shown.toSorted());
  });

  it('is held against that work', () => {
    const { subjects } = answer(message, 'which of those pay more than teaching');
    expect(subjects).toContain('Elementary school teacher');
    expect(shown).toEqual(expect.arrayContaining(subjects.filter((name) => name !== 'Elementary school teacher')));
  });
});

describe('what is asked about an answer', () => {
  it.each([
    ['sources?', /^Here is where it comes from:\n- Pay is what employers report/],
    ['why?', /^I don’t have data on why/],
    ['are you sure?', /^I gave you the published figure/],
    ['explain simpler', /^Registered nurse: you look after.*Half of the people in it earn more than/],
    ['thats not what i asked', /^I’m sorry/],
    ['this answer is wrong', /^I’m sorry/],
    ['that’s not helpful', /^I’m sorry/],
    ['thanks that helped a lot!', /^You’re welcome/],
    ['sorry for my bad english', /^No need to be sorry/],
  ])('%s', (message, words) => expect(answer('how much does a nurse make', message).text).toMatch(words));

  it('is said in passing: the conversation goes on', () =>
    expect(answer('how much does a nurse make', 'thanks', 'in texas?').text).toMatch(/^Registered nurse.*In Texas/));
});

describe('what is asked further of the product', () => {
  it.each([
    ['how much does it cost', 'and per year?', /no plan by the year/],
    ['what do i get with pro', 'and max?', /^Max:/],
    ['what files can i upload for cv', 'max size?', /10 MB/],
    ['how long does the test take', 'can i do it again later', /take it again later/],
    ['how long does the test take', 'can i take a break', /^You can close it/],
    ['whats riasec', 'what does the i stand for', /^- Investigative/],
  ])('%s, %s', (first, further, words) => expect(answer(first, further).text).toMatch(words));
});
