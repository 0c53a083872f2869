/** Every route with words of a model, where the model says nothing: the answer comes without it, within its time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import { postFile } from '#test/support/stack/post-file.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { AI_PROVIDER: 'bedrock' } });
});
afterAll(() => stack?.stop());

it('the six of them are answered by the composer in time, and each of its calls is booked (G21, T-080, T-085)', async () => {
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  const { resultId: result_id } = await finishAssessment(stack, who, sampleAnswers());
  const { body: form } = await stack.call(api.cv.uploadCv, { type: 'txt' }, who.accessToken);
  // a heading that no rule knows, so that the model is asked
  const cv = 'Ada Brook\nada.brook@mailbox.test\n\nWhat I did\nBricklayer at Initech Walls, for many years.';
  expect((await postFile(form, Buffer.from(cv)))[0]).toBe(204);
  const letter = {
    resumeData: samplePerson({ skills: ['Excel'] }),
    aim: { kind: 'occupation' as const, code: '43-3031.00' },
    address: { position: 'Bookkeeper', company: 'Harbor Foods', contact: '', motivation: '' },
  };
  const calls = [
    [api.analysis.writeAnalysis, { result_id }],
    [api.resume.generateResume, { resumeData: samplePerson({}) }],
    [api.resume.generateLetter, letter],
    [api.cv.readCv, { key: form.key }],
    [api.cv.cvAnalysis, { cvText: writeCv(sampleCv) }],
    [api.chat.chatbot, { message: 'How much does a nurse make, and does AI replace nurses?' }],
  ] as const;
  // functions that run already: one that starts on a busy machine may find no time for the budget, and then asks nobody
  await stack.control('/bedrock/plays', { play: 'denied' });
  await Promise.all(calls.map(([route, input]) => stack.call(route, input as never, who.accessToken)));
  expect((await postFile(form, Buffer.from(cv)))[0]).toBe(204);

  await stack.control('/bedrock/plays', { play: 'silence' });
  await Promise.all(
    calls.map(async ([route, input]) => {
      const began = performance.now();
      const { status, text } = await stack.call(route, input as never, who.accessToken);
      expect.soft([route.path, status]).toEqual([route.path, 200]);
      // the chat's model falls silent after its first words, which may order the answer
      if (route === api.chat.chatbot) expect.soft(text).toMatch(/Registered nurse: median pay is .*automation risk/);
      else expect.soft(text, route.path).toContain('"provider":"composer"');
      expect.soft(performance.now() - began, route.path).toBeLessThan(route.timeoutMs!);
    }),
  );
  const late = stack.output().match(/"event":"model-call".*"outcome":"late"/g) ?? [];
  expect(late.map((line) => /"route":"\w+ ([^"]+)"/.exec(line)![1]).sort()).toEqual(
    calls.map(([{ path }]) => path).sort(),
  );
});
