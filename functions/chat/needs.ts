import type { Needs } from '#functions/outside/needs.ts';
import type { chatRoutes } from '#shared/chat/contract.ts';

export const chatNeeds: Record<keyof typeof chatRoutes, Needs> = {
  chatbot: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query'],
    userPool: ['GetUser'],
    facts: true,
    model: 'stream',
    variables: ['SUPPORT_EMAIL', 'CAMPAIGN_START', 'CAMPAIGN_END'],
  },
};
