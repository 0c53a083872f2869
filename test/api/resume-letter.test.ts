import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { Aim } from '#shared/resume/aim/aim.ts';
import { FREE_REGENERATIONS } from '#shared/resume/contract.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { aimResume, generateLetter, generateResume } = api.resume;
const vacancy: Aim = {
  kind: 'vacancy',
  text: 'Bookkeeper at Harbor Foods, $22 an hour. Requirements: QuickBooks, SAP, a bachelor’s degree. Apply now.',
};
const occupation: Aim = { kind: 'occupation', code: '43-3031.00' };
const address = { position: 'Bookkeeper', company: 'Harbor Foods', contact: '', motivation: 'I live nearby.' };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const subscriber = async () => {
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  return who;
};
const letter = (who: SignedIn, aim: Aim = vacancy, more: Partial<typeof address> = {}, headers = {}) =>
  stack.call(generateLetter, { resumeData: samplePerson({}), aim, address: { ...address, ...more } }, who.accessToken, {
    headers,
  });
const summary = async (who: SignedIn) => (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
const used = async (who: SignedIn) => (await summary(who)).usage.resume_builds.monthly_count;

describe('POST resume-aim', () => {
  it('lists what is asked for and where the resume has it, and counts nothing', async () => {
    const who = await subscriber();
    const ask = (aim: Aim) => stack.call(aimResume, { resumeData: samplePerson({}), aim }, who.accessToken);
    const { status, body } = await ask(vacancy);
    expect(status).toBe(200);
    expect(body).toMatchObject({ of: 'vacancy', unread: null });
    const saidIn = (name: string) => body.asked.find((each) => each.name.includes(name))?.said_in;
    expect(saidIn('QuickBooks')).toEqual(['skills.1']);
    expect(saidIn('SAP')).toEqual([]);
    expect((await ask(occupation)).body).toMatchObject({ of: 'occupation', code: occupation.code });
    expect(await used(who)).toBe(0);
  });

  it('answers however much is asked for and wherever it is mentioned', async () => {
    const who = await stack.signUpAndIn();
    const tools =
      'QuickBooks, Java, C++, Python, JavaScript, TypeScript, Ruby, Perl, PHP, Scala, Kotlin, Swift, MATLAB, Tableau, Salesforce, MySQL, PostgreSQL, MongoDB, Redis, Docker, Kubernetes, Ansible, Jenkins, Confluence, Jira, Figma, Photoshop, Illustrator, InDesign, AutoCAD, SolidWorks, Revit, Hadoop, Kafka, Spark, Terraform'.replaceAll(
        ', ',
        ' or ',
      );
    const [job] = samplePerson({}).experience;
    const said = { ...job!, description: 'QuickBooks\n'.repeat(400) };
    const { status, body } = await stack.call(
      aimResume,
      {
        resumeData: samplePerson({ experience: [said] }),
        aim: { kind: 'vacancy', text: `We are hiring a bookkeeper, $22 an hour. Requirements: ${tools} required.` },
      },
      who.accessToken,
    );
    expect(status).toBe(200);
    expect(body.asked.find(({ name }) => name.includes('QuickBooks'))?.said_in).toContain('experience.0.399');
    expect(body.asked.map(({ name }) => name)).toContainEqual(expect.stringMatching(/ or others$/));
  });

  it.each([
    ['an occupation that nobody knows', 'aim.code', { kind: 'occupation', code: '99-9999.00' }],
    [
      'a text that is no vacancy',
      'aim.text',
      { kind: 'vacancy', text: 'It rained all day and the cat slept on the sofa.' },
    ],
    ['a code of another form', 'aim', { kind: 'occupation', code: 'x' }],
    ['nothing', 'aim', {}],
  ])('refuses %s and names the field', async (_, field, aim) => {
    const who = await stack.signUpAndIn();
    const { status, body } = await stack.call(
      aimResume,
      { resumeData: samplePerson({}), aim: aim as Aim },
      who.accessToken,
    );
    expect(status).toBe(400);
    expect((body as unknown as { error: { field: string } }).error.field).toMatch(new RegExp(`^${field}`));
  });
});

describe('POST generate-letter', () => {
  it('belongs to a resume of the last day as a free version of it, and is a unit of its own without one (D-83, GAT-29)', async () => {
    const who = await subscriber();
    await stack.call(generateResume, { resumeData: samplePerson({}) }, who.accessToken);
    const { status, body } = await letter(who);
    expect(status).toBe(200);
    expect(body).toMatchObject({ provider: 'composer' });
    if ('allowed' in body) throw new Error('denied');
    expect(body.letterHtml).toContain('Dear hiring team,');
    expect(body.letterHtml).toContain('I kept the books of 3 shops.');
    expect(body.letterHtml).not.toContain('SAP');
    expect(await used(who)).toBe(1);
    for (let more = 1; more <= FREE_REGENERATIONS; more += 1) await letter(who, vacancy, { contact: `Lee ${more}` });
    expect(await used(who)).toBe(2);

    const other = await subscriber();
    await letter(other, occupation, {}, { 'idempotency-key': 'one-letter-under-a-key' });
    await letter(other, occupation, {}, { 'idempotency-key': 'one-letter-under-a-key' });
    expect(await used(other)).toBe(1);
    expect((await summary(other)).receipts).toMatchObject([{ feature: 'resume_builds', title: 'Letter of Sam Lee' }]);
  });

  it('is denied beyond the limit, and what is refused counts nothing (GAT-14)', async () => {
    const who = await stack.signUpAndIn();
    const refused = await letter(who, { kind: 'occupation', code: '99-9999.00' });
    expect(refused.status).toBe(400);
    expect(await used(who)).toBe(0);
    expect((await letter(who)).body).toMatchObject({ provider: 'composer' });
    const data = samplePerson({ skills: ['Another'] });
    const { body } = await stack.call(generateLetter, { resumeData: data, aim: vacancy, address }, who.accessToken);
    expect(body).toMatchObject({ allowed: false, reason: 'PLAN_LIMIT', limit: 1 });
  });
});
