import { describe, expect, it } from 'vitest';
import { defaultVariant, loadQuestionnaire } from '#shared/assessment/variants.ts';
import { emptyOf, experience, type UserInfo, userInfo } from '#shared/cv/user-info.ts';
import { cvEvidence } from '#shared/cv/vacancy-evidence.ts';
import { matchVacancy } from '#shared/vacancies/match.ts';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { embeddedDetails } from '#test/support/facts/embedded-facts.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { facts, words } from './read.ts';

const { bank } = await loadQuestionnaire(defaultVariant);
const now = Date.UTC(2026, 10, 28);

const cv: UserInfo = {
  ...emptyOf(userInfo),
  experience: [
    { ...emptyOf(experience), title: 'Accountant', company: 'Vellum', startDate: '2019-03', current: true },
    { ...emptyOf(experience), title: 'Waiter', company: 'Quill', startDate: '2015-03', endDate: '2019-02' },
  ],
  education: [{ degree: 'Bachelor of Arts', institution: 'Northfield', graduationYear: '2015', gpa: '', honors: '' }],
  skills: { technical: ['Spanish (fluent)'], soft: [], languages: ['French (basic)'] },
};

/** @param background what the assessment was told */
function asked(text: string, background: object, info: UserInfo | null = cv) {
  const vacancy = readVacancy(`Accountant in Chicago, full time\nRequirements: ${text}`, words, facts);
  if ('refusal' in vacancy) throw new Error(vacancy.refusal);
  const answers = sincereAnswers('13-2011.00', 3);
  answers.deepDive.background = background;
  const evidence = info && cvEvidence(info, { facts, words }, embeddedDetails(), now);
  const person = { facts, bank, answers, ...(evidence && { cv: evidence }) };
  const [first] = matchVacancy(vacancy, person, { states: () => [] }).requirements.filter(
    ({ kind }) => kind !== 'place',
  );
  return [first!.status, first!.why];
}

describe('what a confirmed CV says counts beside the answers (D-95)', () => {
  it('takes the higher degree of the two, and names its source', () => {
    const degree = "bachelor's degree";
    expect(asked(degree, { education: 'associate' })).toEqual(['met', "Your CV names: Bachelor's degree."]);
    expect(asked(degree, {})).toEqual(['met', "Your CV names: Bachelor's degree."]);
    expect(asked(degree, { education: 'master' })).toEqual(['met', "You named: Master's degree."]);
    expect(asked("master's degree", { education: 'associate' })).toEqual([
      'missing',
      "Your CV names: Bachelor's degree.",
    ]);
    expect(asked(degree, { education: 'associate' }, null)).toEqual(['missing', "You named: Associate's degree."]);
  });

  it('counts the years of work, those in this work as met and those in other work as open', () => {
    expect(asked('5 years of experience', {})).toEqual([
      'met',
      'Your CV shows 11.8 years of work, 7.8 of it in this or related work.',
    ]);
    expect(asked('5 years of experience', { years: 'under_1' })[0]).toBe('met');
    expect(asked('10 years of experience', {})).toEqual([
      'not_said',
      'Your CV shows 11.8 years of work, 7.8 of it in this or related work. Ask the employer whether the rest counts here.',
    ]);
    const { experience: positions } = cv;
    expect(asked('5 years of experience', {}, { ...cv, experience: positions.slice(1) })).toEqual([
      'missing',
      'Your CV shows 4 years of work.',
    ]);
    expect(asked('4 years of experience', {}, { ...cv, experience: positions.slice(1) })).toEqual([
      'not_said',
      'Your CV shows 4 years of work. Ask the employer whether it counts here.',
    ]);
    expect(asked('15 years of experience', {})).toEqual(['missing', 'Your CV shows 11.8 years of work.']);
  });

  it('takes languages, also from among the skills, and leaves a beginner’s one open', () => {
    expect(asked('fluent in Spanish', {})).toEqual(['met', 'Your CV names it: “Spanish (fluent).”']);
    expect(asked('fluent in French', {})[0]).toBe('not_said');
    expect(asked('fluent in German', {})).toEqual(['not_said', 'Your CV does not name it.']);
    expect(asked('fluent in German', {}, null)).toEqual(['not_said', 'The assessment does not ask for languages.']);
  });
});
