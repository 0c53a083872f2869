import { type Grant, grantPlan } from '#functions/data/account/plan.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { withEnv } from '#test/support/harness/with-env.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { tableEnv } from '#test/support/stack/table-env.ts';

/** Gives a person a plan as billing does, straight in the table of a running stack. */
export const grant = (stack: Stack, sub: string, plan: Partial<Grant>): Promise<void> =>
  withEnv(tableEnv(stack.endpoints), () =>
    grantPlan(systemActor(sub, stack.now()), { plan: 'free', packs: 0, paidUntil: null, ...plan }),
  );
