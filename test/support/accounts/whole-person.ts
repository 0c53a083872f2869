import { type ExportEntry, exportOf } from '#shared/account/export.ts';
import { api } from '#shared/api.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import { billingOf } from '#test/support/billing/billing.ts';
import { someId } from '#test/support/stack/ids.ts';
import { postFile } from '#test/support/stack/post-file.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { sampleAnswers } from '../people/sample-answers.ts';
import { samplePerson } from '../people/sample-person.ts';
import type { SignedIn } from '../people/sign-in.ts';
import { simpleAnswers } from '../people/simple-answers.ts';
import { finishAssessment, startAssessment } from './finished-assessment.ts';

/** A word that occurs in everything they wrote. */
export const ownWord = 'Quetzalcoatlus';

/** A person with every kind of data the product can store. */
export async function wholePerson(stack: Stack, person: SignedIn) {
  const { accessToken, sub } = person;
  const billing = billingOf(() => stack);
  const call = async <R extends Route>(route: R, input: Input<R>): Promise<Output<R>> => {
    const headers = { 'idempotency-key': `whole-${crypto.randomUUID()}` };
    const { status, body, text } = await stack.call(route, input, accessToken, { headers });
    if (status !== 200) throw new Error(`${route.path}: ${text}`);
    return body;
  };
  await billing.buy(person, 'pro');
  await billing.settled();
  const { sessionId, resultId } = await finishAssessment(stack, person, sampleAnswers());
  const simple = await finishAssessment(stack, person, simpleAnswers() as never, 'simple-v1');
  const left = await startAssessment(stack, person, sampleAnswers(), { saved: 1 });
  await startAssessment(stack, person, sampleAnswers(), { saved: 2 });
  await call(api.assessment.shareResult, { id: sessionId, shared: true });
  await call(api.reports.generateCareerReport, { userName: ownWord, assessmentResults: { id: sessionId } });
  await call(api.reports.downloadCareerReport, { resultId: sessionId });
  await call(api.cv.saveCv, { userInfo: { personalInfo: { fullName: ownWord, email: person.email } } });
  await call(api.account.changeProfile, { name: ownWord, remind_before_deletion: false });
  const form = await call(api.cv.uploadCv, { type: 'txt' });
  await postFile(form, Buffer.from(`A CV of ${ownWord}`));
  const resumeId = someId(stack.now());
  await call(api.resume.keepResume, {
    resume_id: resumeId,
    version: 0,
    name: ownWord,
    content: { data: samplePerson({ summary: ownWord }), delivered: null, refused: [] },
  });
  await call(api.guidance.saveLearningProgress, sampleInputs.saveLearningProgress as never);
  await call(api.occupations.markOccupation, sampleInputs.markOccupation as never);
  const text = `${ownWord}: ${sampleInputs.matchVacancy!.text}`;
  const match = await call(api.vacancies.matchVacancy, { text, result_id: resultId });
  if ('allowed' in match) throw new Error('no match was left');
  await call(api.vacancies.saveMatch, { match_id: match.match_id, text });
  await call(api.chat.chatbot, { message: `Who is ${ownWord}?` });
  const admin = await stack.signInDemo('admin');
  await stack.call(
    api.admin.resetUser,
    { user_id: sub, feature_type: 'salary_searches', new_limit: 5 } as never,
    admin.accessToken,
  );
  return { sessionId, resultId, simple, left, resumeId, matchId: match.match_id };
}

/** A person's whole export, as the account page assembles it. */
export async function exportedOf(stack: Stack, { accessToken }: SignedIn) {
  const entries: ExportEntry[] = [];
  let after: string | undefined;
  for (;;) {
    const { status, body, text } = await stack.call(
      api.account.exportAccount,
      after === undefined ? {} : { after },
      accessToken,
    );
    if (status !== 200) throw new Error(text);
    entries.push(...body.entries);
    if (body.next === null) return exportOf(entries, new Date(stack.now()));
    after = body.next;
  }
}
