import type { Needs } from '#functions/outside/needs.ts';
import type { accountRoutes } from '#shared/account/contract.ts';

/** Erasing a person reaches every store that holds their data. */
const erasing = {
  secrets: ['stripe'],
  files: ['reports:ListBucket', 'reports:DeleteObject', 'uploads:ListBucket', 'uploads:DeleteObject'],
} as const;

export const accountNeeds: Record<keyof typeof accountRoutes, Needs> = {
  signOut: { table: ['GetItem', 'PutItem'] },
  greet: { table: ['GetItem', 'BatchGetItem', 'PutItem'] },
  followEmail: { table: ['GetItem'], secrets: ['stripe'], userPool: ['GetUser'] },
  getProfile: { table: ['GetItem'] },
  changeProfile: { table: ['GetItem', 'UpdateItem'] },
  exportAccount: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query'] },
  importAccount: { table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'] },
  eraseAccount: {
    ...erasing,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    userPool: ['GetUser', 'AdminDeleteUser'],
  },
  getErasure: { table: ['GetItem'] },
};

/** A schedule, not a route. */
export const finishErasuresNeeds: Needs = {
  ...erasing,
  table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
  userPool: ['AdminDeleteUser'],
};

/** A schedule, not a route. */
export const remindBeforeDeletionNeeds: Needs = {
  table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
  userPool: ['AdminGetUser'],
  mail: true,
};

/** Cognito's triggers, not routes. */
export const endSessionsNeeds = { table: ['GetItem', 'PutItem'] } as const satisfies Needs;
/** SES reports bounces and complaints by EventBridge. */
export const stopMailsNeeds: Needs = { table: ['UpdateItem'] };
export const writeMailNeeds: Needs = { variables: ['APP_ORIGIN', 'SUPPORT_EMAIL'] };
