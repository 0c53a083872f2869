import { join } from 'node:path';
import { greet } from '#functions/data/account/greeting.ts';
import { grantPlan } from '#functions/data/account/plan.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { claimCustomer } from '#functions/data/customer/customer.ts';
import { logFor } from '#functions/outside/log.ts';
import { createCheckout, createCustomer } from '#functions/outside/stripe/checkout.ts';
import { syncCustomer } from '#functions/plans/sync-customer.ts';
import { localNow } from '#infra/local/clock.ts';
import type { Command } from '#infra/local/stand-ins/kit/stand-in.ts';
import { randomPassword, readJson, writeJson } from '#infra/local/state-folder.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import type { PaidPlan } from '#shared/plans/prices.ts';
import { RESULT_DAYS } from '#shared/plans/retention.ts';
import { engineerPapers, type Papers, teacherPapers } from './demo-documents.data.ts';
import { engineer, engineerBefore, teacher, teacherBefore } from './demo-people.data.ts';
import type { Person } from './demo-person.ts';

export interface DemoAccount {
  plan: 'Free' | 'Pro' | 'Max' | 'admin';
  email: string;
  password: string;
}

const planOf: Record<DemoAccount['plan'], PaidPlan | null> = { Free: null, Pro: 'pro', Max: 'switch', admin: null };
const lifeOf: Record<DemoAccount['plan'], Life | null> = {
  Free: null,
  Pro: { before: teacherBefore, person: teacher, papers: teacherPapers },
  Max: { before: engineerBefore, person: engineer, papers: engineerPapers },
  admin: null,
};

interface Life {
  /** their earlier answers, so that there is something to compare */
  before: Person;
  person: Person;
  papers: Papers;
}
/** The age of the first assessment, nearly the maximum for a result without a plan: their plans are bought today. */
const BEFORE_MS = (RESULT_DAYS - 2) * DAY_MS;

/**
 * The demo accounts of this installation: the same addresses everywhere, with passwords unique to the installation.
 * They are created once, so later changes to them persist.
 * @param commands of the stand-ins. An external user pool gets no accounts; with external payments plans are granted
 * instead of bought.
 * @param withResults whether to create finished assessments and documents, too
 */
export async function demoAccounts(
  stateDir: string,
  commands: Record<string, Command>,
  withResults: boolean,
): Promise<DemoAccount[]> {
  const users = commands['cognito/users'];
  const webhooks = commands['stripe/webhooks'];
  if (!users) return [];
  const file = join(stateDir, 'demo-accounts.json');
  const existing = readJson<DemoAccount[]>(file);
  if (existing) return existing;
  const accounts = (Object.keys(planOf) as DemoAccount['plan'][]).map((plan) => ({
    plan,
    email: `${plan.toLowerCase()}@waymark.example`,
    password: randomPassword(),
  }));
  // the API is not running yet, and the events' content is copied here
  webhooks?.run({ mode: 'drop' });
  for (const { plan, email, password } of accounts) {
    const groups = plan === 'admin' ? ['admin'] : [];
    const { sub } = users.run({ email, password, groups }) as { sub: string };
    await greet(systemActor(sub, localNow())); // their address was never confirmed, so no message about it is due
    const paid = planOf[plan];
    if (paid && webhooks) await buy(sub, email, paid);
    else if (paid) await grantPlan(systemActor(sub, localNow()), { plan: paid, packs: 0, paidUntil: null });
    const life = withResults && lifeOf[plan];
    if (!life) continue;
    // loads the ranking engine and the readers only here, so that they slow down only the first start
    const { demoAssessment } = await import('./demo-assessment.ts');
    const now = localNow();
    await demoAssessment(sub, life.before, now - BEFORE_MS);
    await demoAssessment(sub, life.person, now);
    await (await import('./demo-documents.ts')).demoDocuments(sub, email, life.papers);
  }
  webhooks?.run({ mode: 'normal' });
  writeJson(file, accounts); // last, so that an interrupted start creates them again
  return accounts;
}

/** Pays on the stand-in's page like a person, so that a demo account has invoices and a plan to manage. */
async function buy(sub: string, email: string, plan: PaidPlan): Promise<void> {
  const now = localNow();
  const { customer } = await claimCustomer(systemActor(sub, now), await createCustomer(sub, email, null), null);
  if (!customer) throw new Error(`the demo account ${email} has no customer`);
  const { url } = await createCheckout({ customer, plan, campaign: null, termsAccepted: true }, `demo:${sub}`);
  const card = new URLSearchParams({ number: '4242424242424242', expiry: '12 / 49', cvc: '123' });
  const { status } = await fetch(String(url), { method: 'POST', body: card, redirect: 'manual' });
  if (status !== 303) throw new Error(`the demo account ${email} could not pay for its plan: ${status}`);
  await syncCustomer({ now, sub, customer, log: logFor({ route: 'demo accounts' }) });
}
