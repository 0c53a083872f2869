/** The analysis, the resume and the letter with every failure of a model: nobody gets an error, and one unit counts. */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { Aim } from '#shared/resume/aim/aim.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const address = { position: 'Bookkeeper', company: 'Harbor Foods', contact: '', motivation: 'I live nearby.' };
const aim: Aim = { kind: 'occupation', code: '43-3031.00' };

let stack: Stack;
let people: Record<'analysis' | 'resume' | 'letter', SignedIn>;
let result_id: string;
let composed: Record<Name, string[]>;
beforeAll(async () => {
  stack = await startStack({ env: { AI_PROVIDER: 'bedrock', AI_OUTPUT: 'schema' } });
  const [analysis, resume, letter] = await Promise.all([0, 1, 2].map(() => stack.signUpAndIn()));
  people = { analysis: analysis!, resume: resume!, letter: letter! };
  for (const { sub } of [people.resume, people.letter]) await grant(stack, sub, { plan: 'switch' });
  result_id = (await finishAssessment(stack, people.analysis, sampleAnswers())).resultId;
  await play({ play: 'denied' });
  composed = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, wordsIn((await routes[name]('first')).body)])),
  ) as typeof composed;
  for (const name of names) expect(composed[name].length, name).toBeGreaterThan(5);
});
afterAll(() => stack?.stop());

const play = (how: object) => stack.control('/bedrock/plays', how);

/** Asks for something new each time, so that each is a unit of its own. */
const routes = {
  analysis: () => stack.call(api.analysis.writeAnalysis, { result_id }, people.analysis.accessToken),
  resume: (time: string) =>
    stack.call(
      api.resume.generateResume,
      { resumeData: samplePerson({ skills: ['Excel', time] }) },
      people.resume.accessToken,
    ),
  letter: (time: string) =>
    stack.call(
      api.resume.generateLetter,
      { resumeData: samplePerson({ skills: ['Excel', time] }), aim, address },
      people.letter.accessToken,
    ),
};
type Name = keyof typeof routes;
const names = Object.keys(routes) as Name[];

/** All texts of an answer in alphabetical order, without who ordered them, the page made of them and the skills. */
function wordsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  const other = new Set(['provider', 'resumeHtml', 'letterHtml', 'skills']);
  return Object.entries(answer)
    .flatMap(([name, part]) => (other.has(name) ? [] : wordsIn(part)))
    .toSorted();
}

const used = async (name: Name) =>
  (await stack.call(api.plans.getUsageSummary, {}, people[name].accessToken)).body.usage.resume_builds.monthly_count;

/** Each of the three is asked once: its status, who ordered its words, whether they are the composer's, and the units. */
const askAll = (time: string) =>
  Promise.all(
    names.map(async (name) => {
      const before = await used(name);
      const { status, body } = await routes[name](time);
      const isComposed = isDeepStrictEqual(wordsIn(body), composed[name]);
      return [name, status, 'provider' in body && body.provider, isComposed, (await used(name)) - before];
    }),
  );
const answeredBy = (provider: 'composer' | 'bedrock') => [
  ['analysis', 200, provider, true, 0],
  ['resume', 200, provider, true, 1],
  ['letter', 200, provider, true, 1],
];

const plays = 'throttled broken denied reset half garbage empty prose malformed truncated refusal'.split(' ');
it.each(plays)('a model that is %s leaves the words and the order to the composer (T-085)', async (how) => {
  await play({ play: how });
  expect(await askAll(how)).toEqual(answeredBy('composer'));
});

it.each(['hostile', 'injected'])(
  'a model that is %s may order, and no word of it is delivered (T-085)',
  async (how) => {
    await play({ play: how });
    expect(await askAll(how)).toEqual(answeredBy('bedrock'));
  },
);

const sentence = { text: 'Ich führte Bücher. 我管理三家商店的账簿. Вёл книги.', rests_on: ['experience.0.0'] };
it.each<[string, object | string]>([
  ['NaN', '{"first": NaN, "entries": NaN, "not_followed": []}'],
  ['Infinity', '{"first": [1e999], "entries": [-1e999], "not_followed": []}'],
  ['10,000 items', { first: Array(10_000).fill('x'), entries: Array(10_000).fill(0), not_followed: [] }],
  ['a word in each of three languages', { first: null, entries: [sentence], not_followed: [] }],
])('an answer of %s leaves them to the composer, too (T-085)', async (what, answer) => {
  await play({ answer });
  expect(await askAll(what)).toEqual(answeredBy('composer'));
});

it('sentences in other languages than the person’s are not delivered (T-085)', async () => {
  const entry = (name: string) => ({ entry: name, sentences: [sentence], left_out: [] });
  await play({ answer: { first: null, entries: ['experience.0', 'summary'].map(entry), not_followed: [] } });
  const [analysis, ...others] = answeredBy('bedrock');
  expect(await askAll('languages')).toEqual([[...analysis!.with(2, 'composer')], ...others]);
});
