import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { startFaultyStack } from '#test/support/stack/faulty-stack.ts';

/** Lost answers that are recovered must not use up the SDK's retry budget. */
let faulty: Awaited<ReturnType<typeof startFaultyStack>>;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty?.stop());

const reserve = (who: SignedIn) =>
  faulty.stack.call(api.plans.checkGate, { feature: 'smart_matches_daily' }, who.accessToken);

describe('sixty answers of the table that are lost in one process', () => {
  it('leave it able to retry a call that fails for a moment (G21)', async () => {
    for (let person = 0; person < 2; person++) {
      const who = await faulty.stack.signUpAndIn();
      await grant(faulty.stack, who.sub, { plan: 'switch' });
      expect((await reserve(who)).status).toBe(200);
      for (let use = 0; use < 30; use++) {
        // the write succeeds but its answer is lost, so the condition of the retry fails on that very write
        faulty.database.follow(({ index }) => (index === 0 ? { kind: 'lost' } : undefined));
        const { status, body } = await reserve(who);
        expect([use, status, body.allowed]).toEqual([use, 200, true]);
        expect(faulty.database.seen().map(({ fault }) => fault)[0]).toBe('lost');
      }
    }
    const who = await faulty.stack.signUpAndIn();
    for (const kind of ['refused', 'half-body'] as const) {
      faulty.database.follow(({ index }) => (index === 0 ? { kind } : undefined));
      expect([kind, (await reserve(who)).status]).toEqual([kind, 200]);
    }
    faulty.database.heal();
  });
});
