import type { api } from '#shared/api.ts';

export type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'ConditionCheckItem';

export type RouteKey = {
  [Domain in keyof typeof api]: `${Domain & string}.${keyof (typeof api)[Domain] & string}`;
}[keyof typeof api];

/** What a change of the account item may touch: the item itself, and the assessment it archives on the way. */
const account: TableAction[] = ['GetItem', 'PutItem', 'UpdateItem'];

/**
 * Which table actions each function may perform, and nothing beyond. A new route does not compile until it stands
 * here. The transactions need no right of their own: each of their parts does.
 */
export const tableGrants: Record<RouteKey, TableAction[]> = {
  'account.signOut': account,
  'admin.resetUser': account,
  'admin.seedOccupationData': [],
  'assessment.startSession': account,
  'assessment.getSession': ['GetItem'],
  'assessment.saveAnswer': account,
  'assessment.completeAssessment': account,
  'assessment.getResult': ['GetItem'],
  'assessment.checkHealth': ['GetItem'],
  'assessment.getItemBank': [],
  'assessment.listAssessments': ['Query'],
  'assessment.listResults': ['Query'],
  'assessment.listLatestResults': ['Query'],
  // a deletion looks for every result that the assessment has left
  'assessment.deleteAssessment': [...account, 'DeleteItem', 'Query'],
  'occupations.getRoleVectors': [],
  'occupations.getOpportunity': [],
  'occupations.getSalaries': [],
  'occupations.rank': [],
  'plans.checkGate': account,
  'plans.commitGate': account,
  'plans.releaseGate': account,
  'plans.getPlans': ['GetItem', 'PutItem'],
  'plans.getUsageSummary': ['Query'],
  'plans.createCheckout': account,
  'plans.customerPortal': ['GetItem'],
  // keeping results as the plan says needs their rows
  'plans.stripeWebhook': [...account, 'Query'],
  'plans.resetUsage': account,
  'plans.checkSubscription': ['GetItem'],
};

/** Which functions speak to Stripe, and so may read its keys (I24). */
export const payments: RouteKey[] = ['plans.createCheckout', 'plans.customerPortal', 'plans.stripeWebhook'];

/** Which functions rank or name occupations, and so get a copy of the table beside their code. */
export const occupationTable: RouteKey[] = [
  'admin.seedOccupationData',
  'assessment.completeAssessment',
  'assessment.listAssessments',
  'assessment.listResults',
  'assessment.listLatestResults',
  'occupations.getRoleVectors',
  'occupations.getOpportunity',
  'occupations.getSalaries',
  'occupations.rank',
];
