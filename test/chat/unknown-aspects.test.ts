/** What people ask of an occupation and no publisher has: it is said first, and then what is nearest to it. */
import { describe, expect, it } from 'vitest';
import { answerTo } from './composed.ts';

describe('an aspect that no record has', () => {
  it.each([
    ['starting salary software engineer', /^What beginners earn no record.*\n\nSoftware developer: median pay/],
    ['entry level nurse salary', /^What beginners earn no record.*\n\nRegistered nurse: median pay/],
    ['salary for experienced electrician', /^What people earn after some years.*\n\nElectrician: median pay/],
    ['nurse after tax', /^What is left of pay after tax.*\n\nRegistered nurse: median pay/],
    ['are firefighters happy with their job', /^How stressful, hard or pleasant.*\n\nFirefighter: you fight/],
    ['do lawyers work long hours', /^How many hours.*\n\nLawyer: you advise/],
    ['what percent of nurses are women', /^How many of them are women.*\n\nRegistered nurse: [\d,]+ people/],
    ['what GPA do I need for nursing school', /^Which grades.*\n\nRegistered nurse: usual education/],
    ['which university is best for nursing', /^Which school.*\n\nRegistered nurse: usual education/],
    ['is it hard to become a nurse', /^How hard it is to get in.*\n\nRegistered nurse: usual education/],
    ['do plumbers have a union', /^Whether they have a union.*\n\nPlumber: median pay/],
  ])('%s', (question, said) => expect(answerTo(question)).toMatch(said));

  it('the whole record is not told beside it', () => {
    expect(answerTo('are firefighters happy with their job').split('\n\n')).toHaveLength(2);
  });

  it.each(['tax preparer pay', 'how much does a night auditor earn', 'tips for becoming a nurse'])(
    '%s: a name or advice is no such aspect',
    (question) => expect(answerTo(question)).not.toMatch(/^[^\n]*no record of mine says/),
  );
});

it('what the body does not bear is no wish that can be searched by', () =>
  expect(answerTo('i have bad knees. i cant stand all day. what can I do')).toMatch(
    /^How hard the work is on the body.* so I cannot search by it/,
  ));

describe('what is published of schooling', () => {
  it('is told where years are asked for', () =>
    expect(answerTo('how many years to be a doctor')).toMatch(
      /^Family doctor: usual education.* That takes about 4 years full time, on top of about 4 years/,
    ));
  it('is told where its price is asked for', () =>
    expect(answerTo('how much is nursing school')).toMatch(
      /^Registered nurse: .* A full-time year of it costs \$[\d,]+/,
    ));
});

it.each(['wat does a nurse get payed', 'what does a nurse get payd', 'how mutch dose a nurse ern'])(
  '%s: a misspelt verb asks as well',
  (question) => expect(answerTo(question)).toMatch(/^Registered nurse: median pay/),
);
