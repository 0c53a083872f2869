import { openAssessment } from '#functions/data/assessment/assessment.ts';
import type { PersonalEntity } from '#functions/data/personal/entity.ts';
import { countedFeatures, featureName } from '#shared/plans/catalogue.ts';
import { accountSort, customersOf, readAccount } from './account.ts';

const date = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export const accountEntities: PersonalEntity[] = [
  {
    kind: 'account',
    prefix: accountSort,
    give: (item, sub) => {
      const { plan, packs, paidUntil, counters, ownLimits, session, subscribed, billing } = readAccount(item);
      return {
        id: sub,
        content: {
          plan,
          insights_packs: packs,
          paid_until: date(paidUntil),
          subscribed_from: date(subscribed?.from ?? null),
          subscribed_until: date(subscribed?.until ?? null),
          used: Object.fromEntries(
            countedFeatures.map((feature) => [
              featureName[feature],
              { used: counters[feature].used, until: date(counters[feature].until) },
            ]),
          ),
          own_limits: ownLimits,
          open_assessment: session && { ...openAssessment(session, 0), status: 'in_progress' },
          stripe_customers: customersOf(billing),
          subscription: billing.status,
          period_end: date(billing.periodEnd),
        },
      };
    },
  },
];
