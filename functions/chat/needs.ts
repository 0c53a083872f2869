import type { Needs } from '#functions/outside/needs.ts';
import type { chatRoutes } from '#shared/chat/contract.ts';

export const chatNeeds: Record<keyof typeof chatRoutes, Needs> = {
  chatbot: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query'],
    userPool: ['GetUser'],
    facts: true,
    variables: ['AI_PROVIDER', 'SUPPORT_EMAIL', 'CAMPAIGN_START', 'CAMPAIGN_END'],
  },
};
