/** The first words answer what is asked: "yes", "no", so many as are asked for, or that it cannot be searched by. */
import { expect, it } from 'vitest';
import { MAX_SOURCES } from '#shared/chat/contract.ts';
import { answerTo, composed } from './composed.ts';

it.each([
  ['can i be a pharmacist without a degree', /^Pharmacist: usually no\./],
  ['lawyer without law school', /^Lawyer: usually no\./],
  ['do u need college for real estate agent', /^Real estate agent: usually no\./],
  ['do you need a degree to be a paralegal', /^Paralegal: usually yes\./],
  ['do hairdressers need a licence', /^Hairdresser: usually yes\./],
  ['can accountants work from home', /^Accountant: mostly yes\./],
  ['is nursing a growing field', /^Registered nurse: yes, projected to grow\./],
  ['are bank tellers dying out', /^Bank teller: projected to shrink\./],
])('%s', (question, said) => expect(answerTo(question)).toMatch(said));

it.each(['how do I become a nurse', 'what license does a nurse need', 'can you tell me about nurses'])(
  '%s: asks for neither',
  (question) => expect(answerTo(question)).not.toMatch(/^Registered nurse: usually (?:yes|no)/),
);

it.each(['physical therapist', 'paralegal', 'travel agent'])('%s: the schooling is told once', (question) => {
  const [work, ...others] = answerTo(question).split('\n\n');
  expect(work).not.toMatch(/degree|certificate|learn it/);
  expect(others.join(' ')).toMatch(/usual education/);
});

it.each([
  ['top 10 highest paid jobs', 10],
  ['top 3 jobs for the future', 3],
  ['what are the best paid jobs', 5],
])('%s: as many as are asked for', (question, many) => {
  const { sources } = composed(question);
  expect(answerTo(question).match(/^- /gm)).toHaveLength(many);
  expect(sources.length).toBeLessThanOrEqual(MAX_SOURCES);
});

it.each([
  ['highest paid nurse', /^Jobs called “nurse”.*\n- Nurse anesthetist/],
  [
    'jobs for someone in a wheelchair',
    /^I don’t have data on how hard the work is on the body, so I can’t search by that/,
  ],
  ['jobs with little stress and good pay', /^I don’t have data on how stressful.*can’t search by that/],
  ['i hate math what jobs have no math', /^I search by what a job involves, so I can’t filter out/],
  ['work from home jobs no experience', /at most 6 months of training and related work and that can be done entirely/],
  ['im going to be homeless if i dont find work this month', /call 211/],
])('%s', (question, said) => expect(answerTo(question)).toMatch(said));
