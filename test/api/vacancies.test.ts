import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';
import { emptyOf, userInfo } from '#shared/cv/user-info.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { rank } from '#shared/matching/rank.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { MAX_SAVED, type VacancyMatch } from '#shared/vacancies/contract.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { putRows, tableRows } from '#test/support/stack/table-rows.ts';

const { matchVacancy, saveMatch, listMatches, getMatch, deleteMatch } = api.vacancies;
const DAY_MS = 86_400_000;
const secret = 'Zanzibarium Widgets';
const text = `Staff Accountant at ${secret}
Austin, TX. Salary: $80,000 a year.
Requirements: bachelor's degree, 2+ years of experience, Excel, CPA preferred. Send a fee of $40 by WhatsApp.`;
const answers = {
  ...sincereAnswers('13-2011.00', 3),
};
answers.deepDive.background = {
  occupation: '13-2011.00',
  years: '3_5',
  education: 'bachelor',
  pay: 60_000,
  country: 'US',
  state: 'TX',
};

let stack: Stack;
let owner: SignedIn & { resultId: string };
beforeAll(async () => {
  stack = await startStack();
  owner = await somebody();
});
afterAll(() => stack?.stop());

async function somebody() {
  const person = await stack.signUpAndIn();
  return { ...person, resultId: (await finishAssessment(stack, person, answers)).resultId };
}
const match = (who: { accessToken: string; resultId: string }, vacancy = text, headers = {}) =>
  stack.call(matchVacancy, { text: vacancy, result_id: who.resultId }, who.accessToken, { headers });
const summary = async ({ accessToken }: SignedIn) =>
  (await stack.call(api.plans.getUsageSummary, {}, accessToken)).body;
const used = async (who: SignedIn) => (await summary(who)).usage.smart_matches_daily.daily_count;
const delivered = async (who: SignedIn & { resultId: string }): Promise<VacancyMatch> => {
  const { status, body } = await match(who);
  expect(status).toBe(200);
  if ('allowed' in body) throw new Error('denied');
  return body;
};

describe('POST /vacancy-match', () => {
  it('takes from a kept CV what the assessment does not ask for, and no more than it says (D-95)', async () => {
    const who = await somebody();
    const asked = async (name: string) => (await delivered(who)).requirements.find((each) => each.name === name)!;
    expect(await asked('Microsoft Excel')).toMatchObject({ status: 'not_said' });
    const keep = (technical: string[]) =>
      stack.call(
        api.cv.saveCv,
        {
          userInfo: {
            ...emptyOf(userInfo),
            personalInfo: sampleCv.personalInfo,
            skills: { technical, soft: [], languages: [] },
          },
        },
        who.accessToken,
      );
    expect((await keep(['Excel', 'CPA'])).status).toBe(200);
    expect(await asked('Microsoft Excel')).toMatchObject({ status: 'met', why: 'Your CV names it.' });
    const licence = (await delivered(who)).requirements.find(({ kind }) => kind === 'licence')!;
    expect(licence).toMatchObject({ status: 'not_said', why: expect.stringContaining('Your CV names it') });
    await keep(['No Excel yet']);
    expect(await asked('Microsoft Excel')).toMatchObject({ status: 'not_said' });
  });

  it('says what the vacancy is, how well it suits the person by the engine, and which demands they meet, in its words (D-95)', async () => {
    const found = await delivered(owner);
    const [job] = found.jobs;
    const facts = embeddedFacts();
    const { bank } = await loadQuestionnaire('gold-standard-v1');
    const explained = explain(facts, rank(facts, bank, answers), indexOfCode(facts, '13-2011.00')!);
    expect(job).toMatchObject({
      code: '13-2011.00',
      sureness: 'sure',
      receipts: JSON.parse(JSON.stringify(explained.receipts)),
    });
    expect(job!.score.final).toBe(explained.placed.final);
    expect(job!.receipts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(job!.score.final, 9);
    expect(found.requirements.find(({ kind }) => kind === 'years')?.why).toBe(
      'You named 3 to 5 years in your work (accountant).',
    );
    const high = found.stress.find((text) => text.includes('which you rated highly'))!.toLowerCase();
    const named = bank.deepDive.skills.filter(({ name }) => high.includes(name.toLowerCase()));
    expect(named.length).toBeGreaterThan(0);
    for (const { id, name } of named) expect(answers.deepDive.skills[id], name).toBeGreaterThan(3);
    const said = found.requirements.map(({ name, strength, status, words }) => [
      name,
      strength,
      status,
      words.map(([start, end]) => text.slice(start, end)).join(),
    ]);
    expect(said).toEqual(
      expect.arrayContaining([
        ["Bachelor's degree", 'required', 'met', "bachelor's degree"],
        ['2 years of experience', 'required', 'met', '2+ years of experience'],
        ['Microsoft Excel', 'required', 'not_said', 'Excel'],
        ['Certified public accountant (CPA)', 'preferred', 'not_said', 'CPA'],
        ['Texas', 'required', 'met', 'Austin, TX'],
      ]),
    );
    expect(found.pay).toMatchObject({
      from: 80_000,
      per: 'year',
      market: { place: 'Texas' },
      note: expect.stringContaining('$20,000 a year more'),
    });
    expect(found.marks.map(({ key }) => key)).toEqual(['fee', 'messenger']);
  });

  it('is one smart match of the day with a receipt of its title, and is denied in words of the day (GAT-12, GAT-21, GAT-24, GAT-31)', async () => {
    const who = await somebody();
    for (let n = 1; n <= 5; n++) await delivered(who);
    expect(await used(who)).toBe(5);
    const denied = await match(who);
    expect([denied.status, denied.body]).toEqual([
      200,
      { allowed: false, reason: 'PLAN_LIMIT', current_usage: 5, limit: 5, plan: 'Free' },
    ]);
    const { receipts } = await summary(who);
    expect(receipts.filter(({ feature }) => feature === 'smart_matches_daily').map(({ title }) => title)).toEqual(
      Array(5).fill('Staff Accountant'),
    );
  });

  it.each([
    ['', 'text', /too short/],
    ['Cook wanted', 'text', /too short/],
    [' '.repeat(300), 'text', /too short/],
    [
      'Once upon a time there was a king who had three daughters and a golden ball that he loved.',
      'text',
      /does not read/,
    ],
    ['x'.repeat(220_001), 'text', /longer than 220,000/],
  ])('refuses what is no vacancy, says which field and why, and costs nothing: %.20j', async (vacancy, field, why) => {
    const before = await used(owner);
    const { status, body } = await match(owner, vacancy);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ error: expect.objectContaining({ field, message: expect.stringMatching(why) }) }),
    ]);
    expect(await used(owner)).toBe(before);
  });

  it('knows no result of others, and costs nothing then (D-36)', async () => {
    const stranger = await stack.signUpAndIn();
    const { status } = await match({ ...stranger, resultId: owner.resultId });
    expect(status).toBe(404);
    expect(await used(stranger)).toBe(0);
  });

  it('leaves no word of the text in the table or the log, not even under an idempotency key', async () => {
    const who = await somebody();
    await match(who, text, { 'idempotency-key': 'the-one-and-only-click' });
    const rows = (await tableRows(stack.endpoints)).filter(({ pk }) => String(pk).includes(who.sub));
    const content = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array ? gunzipSync(value).toString('utf8') : value,
    );
    expect(content).toContain('Staff Accountant');
    expect(content).not.toContain('Zanzibarium');
    expect(content).not.toContain('WhatsApp');
  });
});

describe('a saved match', () => {
  it('is kept with its text, listed, opened and erased by its owner alone, and is free (D-95)', async () => {
    const who = await somebody();
    const { match_id } = await delivered(who);
    const save = () => stack.call(saveMatch, { match_id, text }, who.accessToken);
    const saved = await save();
    expect(saved.body).toMatchObject({ match_id, title: 'Staff Accountant' });
    // a repeat changes and counts nothing
    expect((await save()).body).toEqual(saved.body);
    expect(await used(who)).toBe(1);
    const list = async (token: string) => (await stack.call(listMatches, {}, token)).body;
    expect(await list(who.accessToken)).toEqual([saved.body]);
    const opened = await stack.call(getMatch, { match_id }, who.accessToken);
    expect([opened.body.text, opened.body.match.jobs[0]!.code]).toEqual([text, '13-2011.00']);

    expect(await list(owner.accessToken)).toEqual([]);
    expect((await stack.call(getMatch, { match_id }, owner.accessToken)).status).toBe(404);
    expect((await stack.call(deleteMatch, { match_id }, owner.accessToken)).body).toEqual({ deleted: false });

    expect((await stack.call(deleteMatch, { match_id }, who.accessToken)).body).toEqual({ deleted: true });
    expect(await list(who.accessToken)).toEqual([]);
    const rows = (await tableRows(stack.endpoints)).filter(({ pk }) => String(pk).includes(who.sub));
    expect(rows.filter(({ sk }) => /^MATCH(TEXT)?#/.test(String(sk)))).toEqual([]);
  });

  it('must have been delivered for this text on that day', async () => {
    const who = await somebody();
    const { match_id } = await delivered(who);
    const save = (input: { match_id: string; text: string }, token = who.accessToken) =>
      stack.call(saveMatch, input, token);
    expect((await save({ match_id, text: `${text} And more.` })).status).toBe(400);
    expect((await save({ match_id, text }, owner.accessToken)).status).toBe(404);
    expect((await save({ match_id: 'f'.repeat(32), text })).status).toBe(404);
    await stack.advanceClock(DAY_MS + 1000);
    const later = await stack.signIn(who.email, who.password);
    expect((await save({ match_id, text }, later.accessToken)).status).toBe(404);
  });

  it('is one of at most fifty, however many are saved at once, and the limit says what to do', async () => {
    const who = await somebody();
    const matches = [await delivered(who), await delivered(who), await delivered(who), await delivered(who)];
    const save = ({ match_id }: VacancyMatch) => stack.call(saveMatch, { match_id, text }, who.accessToken);
    const [first, ...others] = matches;
    await save(first!);
    const isSaved = ({ sk }: Record<string, unknown>) => String(sk).startsWith('MATCH#');
    const row = (await tableRows(stack.endpoints, who.sub)).find(isSaved)!;
    const before = Array.from({ length: MAX_SAVED - 3 }, (_, n) => ({
      ...row,
      sk: `${row.sk}${n}`,
      id: `${row.id}${n}`,
    }));
    await putRows(stack.endpoints, before);
    // one of them is saved twice, as after a lost answer
    const answers = await Promise.all([...others, others[0]!].map(save));
    const kept = answers.filter(({ status }) => status === 200);
    expect(new Set(kept.map(({ body }) => body.match_id)).size).toBe(2);
    const list = await stack.call(listMatches, {}, who.accessToken);
    expect(list.body).toHaveLength(MAX_SAVED);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ error: expect.objectContaining({ code: 'CONFLICT', field: 'match_id' }) }),
    ]);
    await stack.call(deleteMatch, { match_id: first!.match_id }, who.accessToken);
    expect((await Promise.all(others.map(save))).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
