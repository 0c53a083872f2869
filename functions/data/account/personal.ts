import { openAssessment } from '#functions/data/assessment/assessment.ts';
import type { PersonalEntity } from '#functions/data/personal/entity.ts';
import { isoTime } from '#shared/lib/time.ts';
import { countedFeatures, featureName } from '#shared/plans/catalogue.ts';
import { accountSort, customersOf, readAccount } from './account.ts';

export const accountEntities: PersonalEntity[] = [
  {
    kind: 'account',
    prefix: accountSort,
    exportRow: (item, sub) => {
      const { plan, packs, paidUntil, counters, ownLimits, session, subscribed, billing } = readAccount(item);
      return {
        id: sub,
        content: {
          plan,
          insights_packs: packs,
          paid_until: isoTime(paidUntil),
          subscribed_from: isoTime(subscribed?.from ?? null),
          subscribed_until: isoTime(subscribed?.until ?? null),
          used: Object.fromEntries(
            countedFeatures.map((feature) => [
              featureName[feature],
              { used: counters[feature].used, until: isoTime(counters[feature].until) },
            ]),
          ),
          own_limits: ownLimits,
          open_assessment: session && { ...openAssessment(session, 0), status: 'in_progress' },
          stripe_customers: customersOf(billing),
          subscription: billing.status,
          period_end: isoTime(billing.periodEnd),
        },
      };
    },
  },
];
