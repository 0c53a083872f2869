import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { api } from '#shared/api.ts';
import { stages } from '#shared/assessment/stages.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import { uniforms } from '#shared/matching/repeats/normals.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { expectBalanced, usedBy } from './books.ts';
import { below, pick, type Random, seed } from './random.ts';

/** Long, because a stack that is killed every few seconds hardly has time to answer. */
const TIMEOUT_MS = 180_000;
const matches = 'smart_matches_daily';
const { codes } = embeddedFacts();

/** Sequential, because the plan is granted in this process, which takes over the stack's variables meanwhile. */
export async function startWorkers(stack: Stack, people: number) {
  const workers: Awaited<ReturnType<typeof startWorker>>[] = [];
  for (let nth = 0; nth < people; nth += 1) workers.push(await startWorker(stack, uniforms(seed + nth)));
  return workers;
}

/**
 * A person on Max who makes random calls. Unanswered and refused ones are repeated with the same key until there is an
 * answer, so that the worker knows exactly what has to count.
 */
async function startWorker(stack: Stack, random: Random) {
  const who: SignedIn = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'switch' });
  const counts: Partial<Record<CountedFeature, number>> = {};
  const held: string[] = [];
  let [committed, searched, refused] = [0, 0, 0];
  let session: { id: string; saved: number } | null = null;

  async function ask<R extends Route>(route: R, input: Input<R>): Promise<Output<R>> {
    const headers = { 'idempotency-key': randomUUID() };
    for (const end = performance.now() + TIMEOUT_MS; ; await sleep(20)) {
      const answer = await stack.call(route, input, who.accessToken, { headers }).catch(() => null);
      if (answer?.status === 200) return answer.body;
      if (answer && ![503, 504, 409].includes(answer.status)) throw new Error(`${route.path}: ${answer.text}`);
      if (answer) refused += 1;
      if (performance.now() > end)
        throw new Error(`${route.path} was not answered: ${answer?.text ?? 'no connection'}`);
    }
  }
  const count = (feature: CountedFeature, units: 1 | -1) => {
    counts[feature] = (counts[feature] ?? 0) + units;
  };

  const acts = {
    async search() {
      // repeating a search for the same occupation is free
      const answer = await ask(api.salaries.salaryComparison, { roleId: codes[searched++ % codes.length]! });
      if (!('allowed' in answer)) count('salary_searches', 1);
    },
    async reserve() {
      const { allowed, reservation_id } = await ask(api.plans.checkGate, { feature: matches });
      if (!allowed) return;
      count(matches, 1);
      held.push(reservation_id!);
    },
    async commit() {
      const sessionId = held.shift();
      if (!sessionId) return;
      await ask(api.plans.checkGate, { feature: matches, mode: 'commit', sessionId });
      committed += 1;
    },
    async release() {
      const sessionId = held.shift();
      if (!sessionId) return;
      await ask(api.plans.releaseGate, { feature: matches, sessionId });
      count(matches, -1);
    },
    async assess() {
      if (!session) {
        const { session_id } = await ask(api.assessment.startSession, {});
        if (!session_id) return;
        count('career_path_analyses', 1);
        session = { id: session_id, saved: 0 };
        return;
      }
      const { id, saved } = session;
      if (saved === stages.length) {
        await ask(api.assessment.completeAssessment, { sessionId: id });
        session = null;
        return;
      }
      const stage = stages[saved]!;
      const answers = sampleAnswers(searched)[stage];
      await ask(api.assessment.saveAnswer, { session_id: id, stage, answers, seq: saved + 1 });
      session.saved += 1;
      const kept = await ask(api.assessment.getSession, { session_id: id });
      expect(kept.answers[stage]).toEqual(answers);
    },
  };
  const act = () => pick(random, Object.values(acts))();

  const reads: (() => Promise<unknown>)[] = [
    () => ask(api.plans.getUsageSummary, {}),
    () => ask(api.plans.checkSubscription, {}),
    () => ask(api.assessment.listAssessments, {}),
    () => ask(api.assessment.listResults, {}),
    () => ask(api.occupations.getOpportunity, { roleId: codes[below(random, codes.length)]!, city: 'Austin, TX' }),
    () => ask(api.market.getMarketOverview, { endpoint: 'overview' }),
  ];

  return {
    who,
    act,
    read: () => pick(random, reads)(),
    refused: () => refused,
    /** Everything acknowledged counts once, and nothing else does. */
    async expectCounted(): Promise<void> {
      const wanted = Object.fromEntries(Object.entries(counts).filter(([, units]) => units > 0));
      expect(await usedBy(stack, who)).toEqual(wanted);
      await expectBalanced(stack, who, committed > 0 ? { [matches]: committed } : {});
    },
  };
}
