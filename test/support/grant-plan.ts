import { randomBytes } from 'node:crypto';
import { type Grant, grantPlan } from '#functions/data/plan.ts';
import type { Stack } from './stack.ts';

/** Gives a person a plan as billing does, straight in the table of a running stack. */
export async function grant(stack: Stack, sub: string, plan: Partial<Grant>): Promise<void> {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = stack.endpoints.dynamodb;
  process.env.AWS_REGION = stack.endpoints.region;
  process.env.AWS_ACCESS_KEY_ID ??= 'local';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'local';
  process.env.TABLE_NAME = stack.endpoints.table;
  await grantPlan({ now: stack.now(), random16: () => randomBytes(16) }, sub, {
    plan: 'free',
    packs: 0,
    paidUntil: null,
    ...plan,
  });
}
