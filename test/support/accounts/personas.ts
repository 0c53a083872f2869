import { api } from '#shared/api.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { type CountedFeature, limitOf } from '#shared/plans/catalogue.ts';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { billingOf, failingCard } from '#test/support/billing/billing.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import type { Stack } from '#test/support/stack/stack.ts';

/** A person used to look at a screen. */
export interface Persona extends SignedIn {
  /** of an open assessment */
  sessionId: string;
  /** of the latest completed one */
  resultId: string;
}

type Roles = ReturnType<typeof rolesOf>;
export type Role = keyof Roles;
/** A person in that role, created on first request. */
export type Personas = (role: Role) => Promise<Persona>;

export function personasOf(stack: Stack): Personas {
  const roles: Roles = rolesOf(stack);
  const made = new Map<Role, Promise<Persona>>();
  return (role) => {
    const persona = made.get(role) ?? roles[role]();
    made.set(role, persona);
    return persona;
  };
}

function rolesOf(stack: Stack) {
  const answers = sincereAnswers('29-1141.00', 3);
  const standing: Answers = {
    ...answers,
    deepDive: { ...answers.deepDive, background: { pay: 62_000, country: 'US', state: 'TX' } },
  };
  const billing = billingOf(() => stack);

  const newcomer = async (): Promise<Persona> => ({ ...(await stack.signUpAndIn()), sessionId: '', resultId: '' });
  const finished = async (given: Answers): Promise<Persona> => {
    const persona = await newcomer();
    return { ...persona, ...(await finishAssessment(stack, persona, given)) };
  };
  const underway = async (saved: 0 | 1 | 2): Promise<Persona> => {
    const persona = await newcomer();
    return { ...persona, sessionId: await startAssessment(stack, persona, answers, { saved }) };
  };
  const underwaySimple = async (saved: 0 | 1 | 2 | 3): Promise<Persona> => {
    const persona = await newcomer();
    return {
      ...persona,
      sessionId: await startAssessment(stack, persona, simpleAnswers(), { saved, variant: 'simple-v1' }),
    };
  };
  const use = async (persona: Persona, amounts: Partial<Record<CountedFeature, number>>): Promise<void> => {
    for (const [feature, amount] of Object.entries(amounts))
      await stack.call(api.plans.checkGate, { feature: feature as CountedFeature, amount }, persona.accessToken);
  };
  const usedUp = async (plan: 'pro' | 'switch'): Promise<Persona> => {
    const persona = await newcomer();
    await grant(stack, persona.sub, { plan });
    await use(persona, { career_path_analyses: limitOf('career_path_analyses', plan, 0) });
    return persona;
  };

  return {
    newcomer,
    /** on Free, with the month's one analysis used; states their background and pay */
    withResult: () => finished(standing),
    /** has been shown somebody's result */
    async viewer(): Promise<Persona> {
      const [viewer, owner] = [await newcomer(), await finished(answers)];
      await stack.call(api.assessment.shareResult, { id: owner.resultId, shared: true }, owner.accessToken);
      return { ...viewer, resultId: owner.resultId };
    },
    /** with answers that do not fit together */
    contradictory: () => finished(sampleAnswers(1)),
    inTriage: () => underway(0),
    inCore: () => underway(1),
    inDeepDive: () => underway(2),
    /** of Reading B */
    inSimpleCore: () => underwaySimple(1),
    inSimpleDeepDive: () => underwaySimple(2),
    simpleAnswered: () => underwaySimple(3),
    /** on Pro with a pack, near several limits, and with a card that will fail at renewal */
    async subscriber(): Promise<Persona> {
      const persona = await newcomer();
      await billing.buy(persona, 'pro', failingCard);
      await billing.settled();
      await billing.buy(persona, 'addon');
      await billing.settled();
      await use(persona, {
        smart_matches_daily: 46,
        resume_builds: 15,
        industry_reports: 2,
        trends_real_time_industries: 2,
      });
      let newest = { sessionId: '', resultId: '' };
      // realistic history: fields and match have changed between the results
      for (const given of [sincereAnswers('17-2051.00', 7), sincereAnswers('43-3031.00', 5), answers])
        newest = await finishAssessment(stack, persona, given);
      return { ...persona, ...newest };
    },
    /** a subscriber who has not started anything */
    async freshSubscriber(): Promise<Persona> {
      const persona = await newcomer();
      await grant(stack, persona.sub, { plan: 'pro' });
      return persona;
    },
    proUsedUp: () => usedUp('pro'),
    maxUsedUp: () => usedUp('switch'),
    administrator: async (): Promise<Persona> => ({
      ...(await stack.signInDemo('admin')),
      sessionId: '',
      resultId: '',
    }),
  };
}
