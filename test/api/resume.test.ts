import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { FREE_REGENERATIONS } from '#shared/resume/contract.ts';
import { MAX_DESCRIPTION, type ResumeData } from '#shared/resume/data.ts';
import type { Resume } from '#shared/resume/resume.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { fullResume, resumeFrom } from '#test/support/documents/full-resume.ts';
import { sampleLetter } from '#test/support/documents/sample-letter.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { generateResume, printResume, writeResumeDocx } = api.resume;

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

  it('rewrites the same resume for feedback five times a day for free, then for a unit (D-83)', async () => {
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
    // an identical repeat without feedback does not count as another resume
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

  it('is denied beyond the limit of the plan and counts only what was delivered (GAT-14, GAT-29, T-039)', async () => {
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

  it('too long to be given to a repeat is refused under a key, and counts nothing', async () => {
    const who = await subscriber();
    // shrinks by a quarter at most
    const noise = (nth: number) =>
      Array.from({ length: 70 }, (_, at) => createHash('sha512').update(`${nth} ${at}`).digest('base64url'))
        .join(' ')
        .slice(0, MAX_DESCRIPTION);
    const experience = Array.from({ length: 30 }, (_, nth) => ({
      title: 'Cook',
      company: 'Inn',
      duration: '',
      description: noise(nth),
    }));
    const { status, body } = await generate(who, samplePerson({ experience }), { 'idempotency-key': 'a-long-one' });
    expect([status, body]).toMatchObject([413, { error: { code: 'TOO_LARGE' } }]);
    expect(await used(who)).toBe(0);
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

describe('a delivered resume as a file', () => {
  let who: SignedIn;
  beforeAll(async () => {
    who = await stack.signUpAndIn();
  });

  const start = (base64: string) => Buffer.from(base64, 'base64').subarray(0, 5).toString('latin1');
  /** the sample with one line or field altered since delivery */
  const changed = (change: (resume: Resume) => void): Resume => {
    const resume = structuredClone(resumeFrom({}));
    change(resume);
    return resume;
  };
  const line = (resume: Resume) => resume.lines['experience.0']![0]!;

  it('is given to whoever may build one, on either paper, and uses nothing up', async () => {
    for (const resume of [fullResume(), resumeFrom({ skills: ['C++', 'R&D', 'O’Neil <b>'] })]) {
      const pdf = await stack.call(printResume, { resume, paper: 'letter' }, who.accessToken);
      expect([pdf.status, start(pdf.body.pdf)]).toEqual([200, '%PDF-']);
      const docx = await stack.call(writeResumeDocx, { resume }, who.accessToken);
      expect([docx.status, start(docx.body.docx)]).toEqual([200, 'PK\x03\x04\x14']);
    }
    expect(await used(who)).toBe(0);
  });

  it('may be a letter; neither or both, or an invented line, is refused with its place', async () => {
    const letter = sampleLetter();
    const lying = sampleLetter();
    Object.assign(lying.lines.motivation![0]!, { text: 'I never lived there.', said: 'I live two streets away.' });
    const pdf = await stack.call(printResume, { letter }, who.accessToken);
    expect([pdf.status, start(pdf.body.pdf)]).toEqual([200, '%PDF-']);
    const docx = await stack.call(writeResumeDocx, { letter, paper: 'letter' }, who.accessToken);
    expect([docx.status, start(docx.body.docx)]).toEqual([200, 'PK\x03\x04\x14']);
    for (const [field, input] of [
      ['letter.lines.motivation.0', { letter: lying }],
      ['resume', {}],
      ['resume', { letter, resume: resumeFrom({}) }],
      ['letter', { letter: sampleLetter({}, { contact: '🧁' }) }],
    ] as const) {
      const { status, body } = await stack.call(printResume, input, who.accessToken);
      expect([status, body]).toMatchObject([400, { error: { code: 'BAD_INPUT', field } }]);
    }
  });

  it('may have the person’s own words wherever they refused a change', async () => {
    const resume = changed((each) => {
      Object.assign(line(each), { text: line(each).said, said: null });
    });
    expect((await stack.call(printResume, { resume }, who.accessToken)).status).toBe(200);
  });

  it('is refused, with the place, if it has an invented statement or is not a resume', async () => {
    const cases: [string, Resume][] = [
      ['lines.experience.0.0', changed((resume) => Object.assign(line(resume), { text: 'Led the books of 30 shops' }))],
      ['lines.experience.0.0', changed((resume) => Object.assign(line(resume), { rests_on: [] }))],
      [
        'lines.experience.0.1',
        changed(
          (resume) => resume.lines['experience.0']!.push(line(resume)) && resume.lines['experience.0']!.splice(1, 1),
        ),
      ],
      ['lines.experience.9.0', changed((resume) => Object.assign(resume.lines, { 'experience.9': [line(resume)] }))],
      ['order', changed((resume) => resume.order.push('skills'))],
      ['order', changed((resume) => resume.order.pop())],
      ['data.skills', changed((resume) => resume.data.skills.splice(0))],
    ];
    for (const [field, resume] of cases)
      for (const route of [printResume, writeResumeDocx]) {
        const { status, body } = await stack.call(route, { resume }, who.accessToken);
        expect([status, body]).toMatchObject([400, { error: { code: 'BAD_INPUT', field: `resume.${field}` } }]);
      }
  });

  it('is refused as a PDF with the letters it cannot draw; the Word document has them', async () => {
    const resume = resumeFrom({ summary: 'محاسب منذ 2019', skills: ['Baking 🧁'] });
    const { status, body } = await stack.call(printResume, { resume }, who.accessToken);
    expect([status, body]).toMatchObject([
      400,
      { error: { message: expect.stringMatching(/no letters for م .*Summary, Skills/) } },
    ]);
    expect((await stack.call(writeResumeDocx, { resume }, who.accessToken)).status).toBe(200);
  });

  it('is refused as a PDF that, read back, says another letter than was written (0051)', async () => {
    const resume = resumeFrom({ skills: ['∆T', 'Δελτα'] });
    const { status, body } = await stack.call(printResume, { resume }, who.accessToken);
    expect([status, body]).toMatchObject([
      400,
      {
        error: { field: 'resume', message: expect.stringMatching(/read back it does not say “(∆T|Δελτα)” \(Skills\)/) },
      },
    ]);
    expect((await stack.call(writeResumeDocx, { resume }, who.accessToken)).status).toBe(200);
  });

  it('is refused above the maximum length before it is written; just below it is delivered in time', async () => {
    const job = (letters: number) => ({
      title: 'Clerk',
      company: 'Acme',
      duration: '',
      description: 'Sold a chair\n'.repeat(letters / 13),
    });
    const lines = resumeFrom({ experience: Array.from({ length: 5 }, () => job(4700)) });
    const long = resumeFrom({
      experience: Array.from({ length: 18 }, () => ({ ...job(0), description: 'x '.repeat(2990) })),
    });
    for (const [resume, route] of [lines, long].flatMap(
      (each) =>
        [
          [each, printResume],
          [each, writeResumeDocx],
        ] as const,
    )) {
      const { status, body } = await stack.call(route, { resume }, who.accessToken);
      expect([status, body]).toMatchObject([
        400,
        { error: { field: 'resume', message: expect.stringContaining('Shorten it') } },
      ]);
    }
    const words = resumeFrom({
      experience: Array.from({ length: 15 }, (_, at) => ({ ...job(0), description: 'xyz'.repeat(2_000 - at) })),
    });
    for (const route of [printResume, writeResumeDocx])
      expect((await stack.call(route, { resume: words }, who.accessToken)).status).toBe(200);
  });
});
