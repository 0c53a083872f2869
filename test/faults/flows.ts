import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { AI_TIMEOUT_MS } from '#shared/ai/providers.ts';
import { api } from '#shared/api.ts';
import { stages } from '#shared/assessment/stages.ts';
import { type Frame, readFrames } from '#shared/chat/frames.ts';
import { errorBody } from '#shared/lib/errors.ts';
import type { Input, Route } from '#shared/lib/route.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { acceptedCard } from '#test/support/billing/billing.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { postFile } from '#test/support/stack/post-file.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { putRow, tableRows } from '#test/support/stack/table-rows.ts';
import type { Dependency, World } from './world.ts';

/** 200 with the answer; or an error in the contract's form; or 0, when the browser got no answer. */
export interface Reply {
  status: number;
  code: string;
  text: string;
}

/** One attempt at an action. */
interface Attempt {
  world: World;
  /** the stack it is tried on, sound or broken */
  on: Stack;
  who: SignedIn;
  /** the result of `prepare` */
  about: string;
  /** the same for each attempt at an action */
  key: string;
}

export interface Flow {
  /** the dependencies it uses, which a run without faults verifies */
  asks: readonly Dependency[];
  /** the route that takes longest */
  route: Route;
  /** if more than that route is waited for */
  withinMs?: number;
  /** for a person without a plan */
  isFree?: true;
  /** prepares the action and returns what it is about */
  prepare?(world: World, who: SignedIn): Promise<string>;
  /** repeating it with the same key is the same action */
  act(attempt: Attempt): Promise<Reply>;
  /** units that count once it is done, however often it was tried; null when the person no longer exists */
  used?: Partial<Record<CountedFeature, number>> | null;
  /** further expectations */
  after?(world: World, who: SignedIn, about: string): Promise<void>;
}

/** A publisher may take a minute, as the run is in the background. */
const PUBLISHERS_MS = 70_000;
/** A reminder is sent in the background, too: the table is asked several times, and SES has five seconds. */
const REMINDERS_MS = 70_000;
/** An event not answered within this time is sent again (G10). */
const TOLD_MS = 5_000;
/** The browser cancels an upload after this time. */
const UPLOAD_MS = 10_000;
/** The browser's own result when no server has answered. */
const NO_ANSWER: Reply = { status: 0, code: '', text: '' };
const answers = sampleAnswers();
const question = 'How much does a registered nurse make?';
const cvText = 'Sam Lee\nsam@example.com\n\nWORK EXPERIENCE\nAccountant | Inn | Mar 2019 - Present';

async function ask<R extends Route>(
  { on, who, key }: Omit<Attempt, 'world' | 'about'>,
  route: R,
  input: Input<R>,
): Promise<Reply> {
  const { status, text } = await on.call(route, input, who.accessToken, { headers: { 'idempotency-key': key } });
  return reply(status, text);
}

function reply(status: number, text: string): Reply {
  if (status === 200) return { status, code: '', text };
  return { status, code: errorBody.parse(JSON.parse(text)).error.code, text };
}

/** The last frame is the answer; a stream without one was cut off. */
async function askStreamed({ endpoints }: Stack, { accessToken }: SignedIn): Promise<Reply> {
  const response = await fetch(`${endpoints.api}${api.chat.chatbot.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${accessToken}`,
    },
    body: JSON.stringify({ message: question }),
  });
  if (response.status !== 200) return reply(response.status, await response.text());
  const frames: Frame[] = [];
  for await (const frame of readFrames(response.body!)) frames.push(frame);
  const last = frames.at(-1);
  if (last?.event === 'done') return { status: 200, code: '', text: last.data.response };
  if (last?.event === 'error') return { status: 503, code: last.data.code, text: JSON.stringify(last.data) };
  throw new Error(`the stream broke off after ${frames.length} frames`);
}

/** A run of a job, which says nothing to anybody but that it failed. */
const ran = (on: Stack, job: string): Promise<Reply> =>
  on.tick(job).then(
    () => ({ status: 200, code: '', text: '' }),
    () => ({ status: 503, code: 'UNAVAILABLE', text: 'the run failed' }),
  );

/** The number of mails that announce a deletion to this address. */
async function mailsTo({ endpoints }: Stack, email: string): Promise<number> {
  const answer = await fetch(`${endpoints.mailbox}.json?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.filter(({ subject }) => /will be deleted/.test(subject)).length;
}

/** Exactly one customer, and this many running subscriptions. */
async function paidOnce({ sound, provider }: World, who: SignedIn, running: number): Promise<void> {
  const rows = (await tableRows(sound.endpoints)).filter(
    ({ pk, sub }) => /^CUSTOMER#/.test(String(pk)) && sub === who.sub,
  );
  expect(rows).toHaveLength(1);
  const customer = String(rows[0]!.pk).split('#')[1];
  const listed = await fetch(`${provider.endpoint}/v1/subscriptions?customer=${customer}`, {
    headers: { authorization: `Bearer ${provider.secretKey}` },
  });
  expect(((await listed.json()) as { data: unknown[] }).data).toHaveLength(running);
}

/** A flow of a single call, whose input is made from what was prepared. */
const asking = <R extends Route>(route: R, inputOf: (about: string, who: SignedIn) => Input<R>) => ({
  route,
  act: (attempt: Attempt) => ask(attempt, route, inputOf(attempt.about, attempt.who)),
});

/** A person with a result, which counts as one analysis. */
const withResult = {
  prepare: async ({ sound }: World, who: SignedIn) => (await finishAssessment(sound, who, answers)).resultId,
  used: { career_path_analyses: 1 },
} as const;

export const flows: Record<string, Flow> = {
  'the first call after sign-in': {
    asks: ['table'],
    ...asking(api.account.greet, () => ({})),
  },
  'saving answers': {
    asks: ['table'],
    ...asking(api.assessment.saveAnswer, (session_id) => ({ session_id, stage: 0, answers: answers.triage, seq: 1 })),
    prepare: ({ sound }, who) => startAssessment(sound, who, answers, { saved: 0 }),
    used: { career_path_analyses: 1 },
    async after({ sound }, who, session_id) {
      const { body } = await sound.call(api.assessment.getSession, { session_id }, who.accessToken);
      expect(body.answers.triage).toEqual(answers.triage);
    },
  },
  'completing an assessment': {
    asks: ['table'],
    ...asking(api.assessment.completeAssessment, (sessionId) => ({ sessionId })),
    prepare: ({ sound }, who) => startAssessment(sound, who, answers, { saved: stages.length as 3 }),
    used: { career_path_analyses: 1 },
    async after({ sound }, who) {
      expect((await sound.call(api.assessment.listResults, {}, who.accessToken)).body).toHaveLength(1);
    },
  },
  'reading a result': {
    asks: ['table'],
    ...asking(api.assessment.getResult, (id) => ({ id })),
    ...withResult,
  },
  'the gate': {
    asks: ['table'],
    ...asking(api.plans.checkGate, () => ({ feature: 'smart_matches_daily' as const })),
    used: { smart_matches_daily: 1 },
  },
  'a use that is counted': {
    asks: ['table'],
    ...asking(api.salaries.salaryComparison, () => ({ roleId: 'software_engineer' })),
    used: { salary_searches: 1 },
  },
  'a checkout': {
    asks: ['table', 'users', 'payments'],
    ...asking(api.plans.createCheckout, () => ({ plan: 'pro' as const, termsAccepted: true })),
    after: (world, who) => paidOnce(world, who, 0),
  },
  'paying, and the event of it': {
    asks: ['table', 'payments'],
    route: api.plans.stripeWebhook,
    withinMs: 2 * TOLD_MS,
    async prepare({ sound }, who) {
      const { body } = await sound.call(
        api.plans.createCheckout,
        { plan: 'pro', termsAccepted: true },
        who.accessToken,
      );
      return body.url;
    },
    async act({ world: { sound }, who, about: url }) {
      // the payment page refuses a second payment for the same checkout
      await fetch(url, { method: 'POST', body: new URLSearchParams(acceptedCard), redirect: 'manual' });
      for (const end = performance.now() + TOLD_MS; performance.now() < end; await sleep(100)) {
        const { body } = await sound.call(api.plans.checkSubscription, {}, who.accessToken);
        if (body.subscription_tier === 'Pro') return { status: 200, code: '', text: '' };
      }
      return { status: 503, code: 'UNAVAILABLE', text: 'not told yet' };
    },
    after: (world, who) => paidOnce(world, who, 1),
  },
  'uploading a CV and having it read': {
    asks: ['table', 'files', 'model'],
    route: api.cv.readCv,
    withinMs: 10_000 + UPLOAD_MS + AI_TIMEOUT_MS,
    async act({ on, who, key }) {
      const form = await on.call(api.cv.uploadCv, { type: 'txt' }, who.accessToken);
      if (form.status !== 200) return reply(form.status, form.text);
      const gaveUp = sleep(UPLOAD_MS, [NO_ANSWER.status], { ref: false });
      const upload = postFile(form.body, Buffer.from(cvText));
      const [posted] = await Promise.race([upload, gaveUp]).catch(() => [NO_ANSWER.status]);
      return posted === 204 ? ask({ on, who, key }, api.cv.readCv, { key: form.body.key }) : NO_ANSWER;
    },
  },
  'analysing a CV': {
    asks: ['table', 'model'],
    ...asking(api.cv.cvAnalysis, () => ({ cvText, assessmentData: null })),
  },
  'writing a resume': {
    asks: ['table', 'model'],
    ...asking(api.resume.generateResume, () => ({ resumeData: samplePerson({}) })),
    used: { resume_builds: 1 },
  },
  'writing a letter': {
    asks: ['table', 'model'],
    ...asking(api.resume.generateLetter, () => ({
      resumeData: samplePerson({}),
      aim: { kind: 'occupation' as const, code: '43-3031.00' },
      address: { position: 'Bookkeeper', company: 'Harbor Foods', contact: '', motivation: '' },
    })),
    used: { resume_builds: 1 },
  },
  'an analysis in words': {
    asks: ['table', 'model'],
    ...withResult,
    ...asking(api.analysis.writeAnalysis, (result_id) => ({ result_id })),
  },
  'matching a vacancy': {
    asks: ['table'],
    ...withResult,
    ...asking(api.vacancies.matchVacancy, (result_id) => ({
      result_id,
      text: `Accountant. Requirements: Excel. ${cvText}`,
    })),
    used: { career_path_analyses: 1, smart_matches_daily: 1 },
  },
  'a report as a file': {
    asks: ['table', 'files'],
    ...asking(api.reports.downloadCareerReport, (resultId) => ({ resultId })),
    ...withResult,
  },
  'the chat': {
    asks: ['table', 'users', 'model'],
    ...asking(api.chat.chatbot, () => ({ message: question })),
  },
  'the chat as a stream': {
    asks: ['table', 'users', 'model'],
    route: api.chat.chatbot,
    act: ({ on, who }) => askStreamed(on, who),
  },
  'an export': {
    asks: ['table'],
    ...asking(api.account.exportAccount, () => ({})),
    ...withResult,
  },
  'erasing everything': {
    asks: ['table', 'files', 'users', 'payments'],
    ...withResult,
    ...asking(api.account.eraseAccount, (_, { email }) => ({ confirm: email })),
    used: null,
    async after({ sound }, who) {
      await sound.tick('finish-erasures');
      const left = (await tableRows(sound.endpoints, who.sub)).filter(({ pk }) => String(pk).startsWith('USER#'));
      // the row that invalidates earlier tokens
      expect(left.map(({ sk }) => sk)).toEqual(['ACCOUNT']);
    },
  },
  'a mail before a result is deleted': {
    asks: ['table', 'users', 'mail'],
    route: api.account.getProfile,
    withinMs: REMINDERS_MS,
    isFree: true,
    async prepare({ sound }, who) {
      const { sessionId } = await finishAssessment(sound, who, answers);
      const rows = await tableRows(sound.endpoints, who.sub);
      const row = rows.find(({ sk }) => String(sk).startsWith('A#') && String(sk).endsWith(sessionId.slice(0, 32)));
      await putRow(sound.endpoints, { ...row, endedAt: sound.now() - 25 * DAY_MS });
      await putRow(sound.endpoints, { pk: 'REMINDER', sk: who.sub, dueAt: 0, version: 1 });
      return '';
    },
    act: ({ on }) => ran(on, 'remind-before-deletion'),
    used: { career_path_analyses: 1 },
    // who may have got it gets no second one, so that after some faults there is none
    async after({ sound }, { email }) {
      expect(await mailsTo(sound, email)).toBeLessThanOrEqual(1);
    },
  },
  'refreshing the market': {
    asks: ['table', 'publishers'],
    route: api.market.getMarketOverview,
    withinMs: PUBLISHERS_MS,
    async act({ on, who }) {
      const refreshed = await ran(on, 'refresh-market');
      const seen = await on.call(api.market.getMarketOverview, { endpoint: 'overview' }, who.accessToken);
      return refreshed.status === 200 ? reply(seen.status, seen.text) : refreshed;
    },
  },
};
