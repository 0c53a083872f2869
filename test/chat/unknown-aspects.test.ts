/** What people ask of an occupation and no publisher has: it is said first, and then what is nearest to it. */
import { describe, expect, it } from 'vitest';
import { answerTo } from './composed.ts';

describe('an aspect that no record has', () => {
  it.each([
    [
      'starting salary software engineer',
      /^I don’t have data on what beginners earn.*\n\nSoftware developer: median pay/,
    ],
    ['entry level nurse salary', /^I don’t have data on what beginners earn.*\n\nRegistered nurse: median pay/],
    [
      'salary for experienced electrician',
      /^I don’t have data on how pay grows with experience.*\n\nElectrician: median pay/,
    ],
    ['nurse after tax', /^I don’t have data on take-home pay after tax.*\n\nRegistered nurse: median pay/],
    [
      'are firefighters happy with their job',
      /^I don’t have data on how stressful, hard or enjoyable.*\n\nFirefighter: you fight/,
    ],
    ['do lawyers work long hours', /^I don’t have data on work hours.*\n\nLawyer: you advise/],
    [
      'what percent of nurses are women',
      /^I don’t have data on the age, gender or background.*\n\nRegistered nurse: [\d,]+ people/,
    ],
    [
      'what GPA do I need for nursing school',
      /^I don’t have data on the grades.*\n\nRegistered nurse: usual education/,
    ],
    [
      'which university is best for nursing',
      /^I don’t have data on which school.*\n\nRegistered nurse: usual education/,
    ],
    [
      'is it hard to become a nurse',
      /^I don’t have data on how hard it is to get in.*\n\nRegistered nurse: usual education/,
    ],
    ['do plumbers have a union', /^I don’t have data on unions.*\n\nPlumber: median pay/],
  ])('%s', (question, said) => expect(answerTo(question)).toMatch(said));

  it('the whole record is not told beside it', () => {
    expect(answerTo('are firefighters happy with their job').split('\n\n')).toHaveLength(2);
  });

  it.each(['tax preparer pay', 'how much does a night auditor earn', 'tips for becoming a nurse'])(
    '%s: a name or advice is no such aspect',
    (question) => expect(answerTo(question)).not.toMatch(/^[^\n]*I don’t have data on/),
  );
});

it('what the body does not bear is no wish that can be searched by', () =>
  expect(answerTo('i have bad knees. i cant stand all day. what can I do')).toMatch(
    /^I don’t have data on how hard the work is on the body.* so I can’t search by that/,
  ));

describe('what is published of schooling', () => {
  it('is told where years are asked for', () =>
    expect(answerTo('how many years to be a doctor')).toMatch(
      /^Family doctor: usual education.* That takes about 4 years full time, on top of about 4 years/,
    ));
  it('is told where its price is asked for', () =>
    expect(answerTo('how much is nursing school')).toMatch(/^Registered nurse: .* A full-time year costs \$[\d,]+/));
});

it.each(['wat does a nurse get payed', 'what does a nurse get payd', 'how mutch dose a nurse ern'])(
  '%s: a misspelt verb asks as well',
  (question) => expect(answerTo(question)).toMatch(/^Registered nurse: median pay/),
);
