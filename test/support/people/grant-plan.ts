import { type Grant, grantPlan } from '#functions/data/account/plan.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { withEnv } from '#test/support/harness/with-env.ts';
import type { Stack } from '#test/support/stack/stack.ts';

/** Gives a person a plan as billing does, straight in the table of a running stack. */
export const grant = (stack: Stack, sub: string, plan: Partial<Grant>): Promise<void> =>
  withEnv(
    {
      AWS_ENDPOINT_URL_DYNAMODB: stack.endpoints.dynamodb,
      AWS_REGION: stack.endpoints.region,
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      TABLE_NAME: stack.endpoints.table,
    },
    () =>
      grantPlan(systemActor(sub, stack.now()), {
        plan: 'free',
        packs: 0,
        paidUntil: null,
        ...plan,
      }),
  );
