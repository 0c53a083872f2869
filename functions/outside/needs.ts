/**
 * What a function needs of the outside world. CDK grants exactly this, the local stack refuses everything else, and
 * test/api/rights.test.ts compares it with the calls made. A new kind of right is a field here.
 */
import type { EnvName } from './env.ts';

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | 'ConditionCheckItem';

export interface Needs {
  /** Actions on the table; each part of a transaction counts as the action it is, as for IAM. */
  table?: readonly TableAction[];
  /** The secrets it reads. */
  secrets?: readonly 'stripe'[];
  /** What it asks of the user pool by the caller's own token, for which IAM is not asked. */
  userPool?: readonly 'GetUser'[];
  /** Reads the embedded occupation facts: a copy lies beside its code. */
  facts?: true;
  /** Variables beyond those that every function has and those that its rights bring along. */
  variables?: readonly EnvName[];
}

export type RightKind = Exclude<keyof Needs, 'variables'>;

/** One right, as it is exercised: `table:GetItem`, `facts`. */
export type Right = {
  [Kind in RightKind]-?: NonNullable<Needs[Kind]> extends readonly (infer Each extends string)[]
    ? `${Kind}:${Each}`
    : Kind;
}[RightKind];

export const rightsOf = ({ variables: _, ...kinds }: Needs): Right[] =>
  Object.entries(kinds).flatMap(([kind, each]) =>
    each === true ? [kind as Right] : each.map((name) => `${kind}:${name}` as Right),
  );

/** The variables a function is given. */
export const variablesOf = ({ table, secrets, facts, variables = [] }: Needs): EnvName[] => [
  'STAGE',
  'USER_POOL_CLIENT_ID',
  ...(table ? (['TABLE_NAME'] as const) : []),
  ...(secrets?.includes('stripe') ? stripeVariables : []),
  ...(facts ? (['FACTS_DIR'] as const) : []),
  ...variables,
];

const stripeVariables = [
  'APP_ORIGIN',
  'STRIPE_API_BASE',
  'STRIPE_SECRET_ARN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_SWITCH',
  'STRIPE_PRICE_ADDON',
] as const satisfies EnvName[];
