import { api } from '#shared/api.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { type CountedFeature, limitOf } from '#shared/plans/catalogue.ts';
import { billingOf, failingCard } from '#test/support/billing/billing.ts';
import { finishAssessment, startAssessment } from '#test/support/people/finished-assessment.ts';
import { grant } from '#test/support/people/grant-plan.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import type { Stack } from '#test/support/stack/stack.ts';

/** Somebody a screen is looked at with. */
export interface Member extends SignedIn {
  /** of an assessment that is under way */
  sessionId: string;
  /** of the newest finished one */
  resultId: string;
}

type Roles = ReturnType<typeof rolesOf>;
export type Role = keyof Roles;
/** A person in that role, made when somebody asks for them first. */
export type Cast = (role: Role) => Promise<Member>;

export function castOf(stack: Stack): Cast {
  const roles: Roles = rolesOf(stack);
  const made = new Map<Role, Promise<Member>>();
  return (role) => {
    const member = made.get(role) ?? roles[role]();
    made.set(role, member);
    return member;
  };
}

function rolesOf(stack: Stack) {
  const answers = sincereAnswers('29-1141.00', 3);
  const standing: Answers = {
    ...answers,
    deepDive: { ...answers.deepDive, background: { pay: 62_000, country: 'US', state: 'TX' } },
  };
  const billing = billingOf(() => stack);

  const newcomer = async (): Promise<Member> => ({ ...(await stack.signUpAndIn()), sessionId: '', resultId: '' });
  const finished = async (given: Answers): Promise<Member> => {
    const member = await newcomer();
    return { ...member, ...(await finishAssessment(stack, member, given)) };
  };
  const underway = async (saved: 0 | 1 | 2): Promise<Member> => {
    const member = await newcomer();
    return { ...member, sessionId: await startAssessment(stack, member, answers, saved) };
  };
  const underwaySimple = async (saved: 0 | 1 | 2 | 3): Promise<Member> => {
    const member = await newcomer();
    return { ...member, sessionId: await startAssessment(stack, member, simpleAnswers(), saved, 'simple-v1') };
  };
  const use = async (member: Member, amounts: Partial<Record<CountedFeature, number>>): Promise<void> => {
    for (const [feature, amount] of Object.entries(amounts))
      await stack.call(api.plans.checkGate, { feature: feature as CountedFeature, amount }, member.accessToken);
  };
  const usedUp = async (plan: 'pro' | 'switch'): Promise<Member> => {
    const member = await newcomer();
    await grant(stack, member.sub, { plan });
    await use(member, { career_path_analyses: limitOf('career_path_analyses', plan, 0) });
    return member;
  };

  return {
    newcomer,
    /** on Free, with the one analysis of the month behind them; says where they stand and what they earn */
    withResult: () => finished(standing),
    /** to whom somebody has shown a result */
    async viewer(): Promise<Member> {
      const [viewer, owner] = [await newcomer(), await finished(answers)];
      await stack.call(api.assessment.shareResult, { id: owner.resultId, shared: true }, owner.accessToken);
      return { ...viewer, resultId: owner.resultId };
    },
    /** whose answers do not fit together */
    contradictory: () => finished(sampleAnswers(1)),
    inTriage: () => underway(0),
    inCore: () => underway(1),
    inDeepDive: () => underway(2),
    /** of Reading B */
    inSimpleCore: () => underwaySimple(1),
    inSimpleDeepDive: () => underwaySimple(2),
    simpleAnswered: () => underwaySimple(3),
    /** on Pro with a pack, near several limits, and with a card that will not pay the renewal */
    async subscriber(): Promise<Member> {
      const member = await newcomer();
      await billing.buy(member, 'pro', failingCard);
      await billing.settled();
      await billing.buy(member, 'addon');
      await billing.settled();
      await use(member, {
        smart_matches_daily: 46,
        resume_builds: 15,
        industry_reports: 2,
        trends_real_time_industries: 2,
      });
      let newest = { sessionId: '', resultId: '' };
      // as it is in life: the fields and the match have moved between them
      for (const given of [sincereAnswers('17-2051.00', 7), sincereAnswers('43-3031.00', 5), answers])
        newest = await finishAssessment(stack, member, given);
      return { ...member, ...newest };
    },
    /** a subscriber who has not begun anything */
    async freshSubscriber(): Promise<Member> {
      const member = await newcomer();
      await grant(stack, member.sub, { plan: 'pro' });
      return member;
    },
    proUsedUp: () => usedUp('pro'),
    maxUsedUp: () => usedUp('switch'),
    administrator: async (): Promise<Member> => ({ ...(await stack.signInDemo('admin')), sessionId: '', resultId: '' }),
  };
}
