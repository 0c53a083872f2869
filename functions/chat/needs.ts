import type { Needs } from '#functions/outside/needs.ts';
import type { chatRoutes } from '#shared/chat/contract.ts';

export const chatNeeds: Record<keyof typeof chatRoutes, Needs> = {
  chatbot: {
    table: ['GetItem', 'PutItem'],
    userPool: ['GetUser'],
    facts: true,
    variables: ['AI_PROVIDER'],
  },
};
