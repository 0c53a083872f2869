import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { grantPlan } from '#functions/data/plan.ts';
import type { Plan } from '#shared/plans/catalogue.ts';
import { localNow } from './clock.ts';
import type { LocalCognito } from './cognito/start.ts';
import { randomPassword, readJson, writeJson } from './state-folder.ts';

export interface DemoAccount {
  plan: 'Free' | 'Pro' | 'Max' | 'admin';
  email: string;
  password: string;
}

const planOf: Record<DemoAccount['plan'], Plan> = { Free: 'free', Pro: 'pro', Max: 'switch', admin: 'free' };

/**
 * The demo accounts of this installation: the same addresses everywhere, passwords that only this one has. They are
 * made once, so whatever is done with them later stays.
 */
export async function demoAccounts(stateDir: string, cognito: LocalCognito): Promise<DemoAccount[]> {
  const file = join(stateDir, 'demo-accounts.json');
  const kept = readJson<DemoAccount[]>(file);
  if (kept) return kept;
  const made = (Object.keys(planOf) as DemoAccount['plan'][]).map((plan) => ({
    plan,
    email: `${plan.toLowerCase()}@waymark.example`,
    password: randomPassword(),
  }));
  for (const account of made) await open(account, cognito);
  writeJson(file, made); // last: a start that was cut off makes them again
  return made;
}

async function open({ plan, email, password }: DemoAccount, cognito: LocalCognito): Promise<void> {
  const { sub } = cognito.admin.createUser({ email, password, groups: plan === 'admin' ? ['admin'] : [] });
  if (planOf[plan] === 'free') return;
  await grantPlan({ now: localNow(), random16: () => randomBytes(16) }, sub, {
    plan: planOf[plan],
    packs: 0,
    paidUntil: null,
  });
}
