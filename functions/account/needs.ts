import type { Needs } from '#functions/outside/needs.ts';
import type { accountRoutes } from '#shared/account/contract.ts';

export const accountNeeds: Record<keyof typeof accountRoutes, Needs> = {
  signOut: { table: ['GetItem', 'PutItem'] },
};

/** Cognito's trigger, not a route. */
export const writeMailNeeds: Needs = { variables: ['APP_ORIGIN', 'SUPPORT_EMAIL'] };
