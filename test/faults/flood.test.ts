import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { MAX_SAVED } from '#shared/resume/saved-resume.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import { someId } from '#test/support/stack/ids.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { note } from './figures.ts';

/** One person saves many things at once, as a bulk import or an attacker would. */
const { keepResume, listResumes, getResume } = api.resume;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

const content = { data: samplePerson({}), delivered: null, aim: null, letter: null, refused: [] };

/** Exactly the resumes acknowledged with 200 are stored, or those answered with 503; the latter may be retried. */
it.each([12, 70, 150])(
  '%i resumes saved at once by one person: each whole or refused, none half kept',
  async (times) => {
    const { accessToken } = await stack.signUpAndIn();
    const ids = Array.from({ length: times }, () => someId());
    const save = (resume_id: string) =>
      stack.call(keepResume, { resume_id, version: 0, name: 'Mine', content }, accessToken);
    const listed = async () =>
      (await stack.call(listResumes, {}, accessToken)).body.resumes.map((each) => each.resume_id);

    const began = performance.now();
    const answers = await Promise.all(ids.map(save));
    const ms = performance.now() - began;
    const told = (status: number) => ids.filter((_, at) => answers[at]?.status === status);
    const [kept, full, late] = [told(200), told(409), told(503)];
    expect(kept.length + full.length + late.length).toBe(times);
    for (const { status, headers } of answers) if (status === 503) expect(headers.get('retry-after')).toBe('1');
    const there = await listed();
    expect(there).toEqual(expect.arrayContaining(kept));
    expect(there.length).toBeLessThanOrEqual(MAX_SAVED);
    if (full.length > 0) expect(there).toHaveLength(MAX_SAVED);
    for (const resume_id of there)
      expect((await stack.call(getResume, { resume_id }, accessToken)).body).toMatchObject({ version: 1, content });
    // retried one by one, those answered with 503 succeed, or are refused once it is full
    for (const id of late)
      expect((await save(id)).status).toBe(there.includes(id) || (await listed()).includes(id) ? 200 : 409);
    expect(await listed()).toHaveLength(Math.min(times, MAX_SAVED));
    note(
      'G1',
      `${times} resumes saved at once by one person, ${MAX_SAVED} places`,
      `${kept.length} kept, ${full.length} told it is full, ${late.length} told to come again, ${ms.toFixed(0)} ms`,
    );
  },
);
