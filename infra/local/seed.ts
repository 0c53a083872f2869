import { join } from 'node:path';
import type { LocalCognito } from './cognito/start.ts';
import { randomPassword, readJson, writeJson } from './state-folder.ts';

export interface DemoAccount {
  plan: 'Free' | 'Pro' | 'Max' | 'admin';
  email: string;
  password: string;
}

const plans = ['Free', 'Pro', 'Max', 'admin'] as const;

/** The demo accounts of this installation: the same addresses everywhere, passwords only this one has. */
export function demoAccounts(stateDir: string): DemoAccount[] {
  const file = join(stateDir, 'demo-accounts.json');
  const kept = readJson<DemoAccount[]>(file);
  if (kept) return kept;
  const made = plans.map((plan) => ({
    plan,
    email: `${plan.toLowerCase()}@waymark.example`,
    password: randomPassword(),
  }));
  writeJson(file, made);
  return made;
}

/** Puts the demo accounts into the pool and gives Pro and Max their plan; doing it again changes nothing. */
export async function seedAccounts(accounts: DemoAccount[], cognito: LocalCognito): Promise<void> {
  for (const { plan, email, password } of accounts)
    cognito.admin.createUser({ email, password, groups: plan === 'admin' ? ['admin'] : [] });
}
