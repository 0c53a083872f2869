import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { FREE_REGENERATIONS } from '#shared/resume/contract.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import { grant } from '#test/support/grant-plan.ts';
import { samplePerson } from '#test/support/sample-person.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

const { generateResume } = api.resume;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const generate = (who: SignedIn | null, resumeData: ResumeData, headers = {}) =>
  stack.call(generateResume, { resumeData }, who?.accessToken ?? null, { headers });
const summary = async (who: SignedIn) => (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
const used = async (who: SignedIn) => (await summary(who)).usage.resume_builds.monthly_count;
const subscriber = async () => {
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  return who;
};

describe('POST generate-resume', () => {
  it('writes the resume as HTML and as data, labelled with who wrote it, for one unit (RSM-21, D-76, GAT-29)', async () => {
    const who = await subscriber();
    const { status, body } = await generate(who, samplePerson({ targetRole: 'Staff Accountant' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      provider: 'composer',
      resume: { data: { targetRole: 'Staff Accountant' } },
    });
    if ('allowed' in body) throw new Error('denied');
    expect(body.resumeHtml).toContain('<h1>Sam Lee</h1>');
    expect(body.resumeHtml).toContain('<li>Kept the books of 3 shops</li>');
    expect(await used(who)).toBe(1);
    expect((await summary(who)).receipts).toMatchObject([{ feature: 'resume_builds', title: 'Resume of Sam Lee' }]);
  });

  it('writes the same resume anew for a feedback five times in a day, then it is a unit (D-83)', async () => {
    const who = await subscriber();
    await generate(who, samplePerson({}));
    for (let time = 1; time <= FREE_REGENERATIONS + 1; time += 1) {
      const headers = { 'idempotency-key': `version-${time}-of-a-resume` };
      const { body } = await generate(who, samplePerson({ regenerationFeedback: `Shorter, ${time}` }), headers);
      expect(body).toMatchObject({ success: true });
      expect(await used(who)).toBe(time <= FREE_REGENERATIONS ? 1 : 2);
    }
    await generate(who, samplePerson({ skills: ['Baking'], regenerationFeedback: 'Shorter' }));
    expect(await used(who)).toBe(3);
    // the very same again, without a wish, is no other resume
    await generate(who, samplePerson({}));
    expect(await used(who)).toBe(3);
  });

  it('takes the unit that the gate has reserved before it (GAT-30, GAT-32)', async () => {
    const who = await subscriber();
    const { body } = await stack.call(api.plans.checkGate, { feature: 'resume_builds' }, who.accessToken);
    expect(body).toMatchObject({ allowed: true, current_usage: 1, limit: 20, plan: 'Pro' });
    await generate(who, samplePerson({}));
    expect(await used(who)).toBe(1);
  });

  it('is denied beyond the limit of the plan and counts what was delivered alone (GAT-14, GAT-29, T-039)', async () => {
    const who = await stack.signUpAndIn();
    const first = await Promise.all([1, 2, 3].map((n) => generate(who, samplePerson({ skills: [`Skill ${n}`] }))));
    expect(first.filter(({ body }) => 'success' in body)).toHaveLength(1);
    const { status, body } = await generate(who, samplePerson({ skills: ['Another'] }));
    expect(status).toBe(200);
    expect(body).toEqual({ allowed: false, reason: 'PLAN_LIMIT', current_usage: 1, limit: 1, plan: 'Free' });
    expect(await used(who)).toBe(1);
  });

  it('one key is one resume, however often it is asked for (T-041)', async () => {
    const who = await subscriber();
    const headers = { 'idempotency-key': 'resume-under-one-key' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => generate(who, samplePerson({}), headers)));
    const again = await generate(who, samplePerson({}), headers);
    for (const { body } of answers) expect(body).toEqual(again.body);
    expect(await used(who)).toBe(1);
  });

  it.each([
    ['personalInfo.fullName', samplePerson({ personalInfo: { ...samplePerson({}).personalInfo, fullName: ' ' } })],
    ['personalInfo.email', samplePerson({ personalInfo: { ...samplePerson({}).personalInfo, email: 'sam' } })],
    ['summary', samplePerson({ summary: '' })],
    ['experience', samplePerson({ experience: [{ title: 'Clerk', company: '', duration: '', description: '' }] })],
    ['education', samplePerson({ education: [] })],
    ['skills', samplePerson({ skills: ['', ' '] })],
  ])('refuses without %s, names it, and counts nothing (RSM-12)', async (field, data) => {
    const who = await subscriber();
    const { status, body } = await generate(who, data);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'BAD_INPUT', field: `resumeData.${field}` } });
    expect(await used(who)).toBe(0);
  });
});
