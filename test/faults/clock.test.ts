import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { uniforms } from '#shared/matching/repeats/normals.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { countOf } from './books.ts';
import { note } from './figures.ts';
import { below, pick, seed } from './random.ts';

/** The clock moves forward, back and across the ends of days, months and years (G2, G24, T-046). */
const jumps = Number(process.env.WAYMARK_JUMPS ?? 60);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const counted = ['career_path_analyses', 'smart_matches_daily', 'salary_searches', 'resume_builds'] as const;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

/** The ends of the day, month and year, and of February. */
function ends(now: number): number[] {
  const at = new Date(now);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return [
    Math.ceil(now / DAY) * DAY,
    Date.UTC(year, month + 1),
    Date.UTC(year + (month < 2 ? 0 : 1), 2),
    Date.UTC(year + 1, 0),
  ];
}

it(`${jumps} jumps of the clock, of seed ${seed}, leave every count within its limit and explained`, async () => {
  const random = uniforms(seed);
  let who: SignedIn = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  let [uses, denials] = [0, 0];

  for (let jump = 0; jump < jumps; jump += 1) {
    const now = stack.now();
    const by = pick(random, [
      () => pick(random, [MINUTE, 16 * MINUTE, 3 * HOUR, DAY, 30 * DAY + 1, 31 * DAY]),
      () => -pick(random, [1, MINUTE, HOUR, DAY, 40 * DAY]),
      () => pick(random, ends(now)) - now + pick(random, [-2_000, 0, 2_000]),
    ])();
    await stack.advanceClock(Math.round(by));
    who = await stack.signIn(who.email, who.password); // the previous token may have expired, or not be valid yet
    const summary = async () => (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
    for (let times = below(random, 4); times > 0; times -= 1) {
      const feature: CountedFeature = pick(random, counted);
      const before = (await summary()).usage[feature];
      const answer = await stack.call(api.plans.checkGate, { feature }, who.accessToken);
      expect(answer.status, answer.text).toBe(200);
      // skip if a period ended between the two calls, since its uses no longer count
      const after = (await summary()).usage[feature];
      if (after.last_daily_reset !== before.last_daily_reset) continue;
      if (after.last_monthly_reset !== before.last_monthly_reset) continue;
      const [wasUsed, { allowed, current_usage, limit }] = [countOf(before), answer.body];
      expect([allowed, current_usage]).toEqual(limit < 0 || wasUsed < limit ? [true, wasUsed + 1] : [false, wasUsed]);
      if (allowed) uses += 1;
      else denials += 1;
      const sessionId = answer.body.reservation_id;
      if (sessionId && random() < 0.5)
        await stack.call(api.plans.checkGate, { feature, mode: 'commit', sessionId }, who.accessToken);
    }
    for (const of of Object.values((await summary()).usage)) {
      expect(countOf(of)).toBeGreaterThanOrEqual(0);
      if (of.limit > 0) expect(countOf(of)).toBeLessThanOrEqual(of.limit);
    }
  }
  // once every period has passed, nothing counts any more
  await stack.advanceClock(400 * DAY);
  who = await stack.signIn(who.email, who.password);
  const { usage } = (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
  expect(Object.values(usage).filter((of) => countOf(of) !== 0)).toEqual([]);
  expect(stack.output()).not.toContain('"event":"bug"');
  note(
    'G24',
    `${jumps} jumps of the clock, ${uses} uses and ${denials} denials`,
    'every count right, none negative or over its limit',
  );
});
