import type { Needs } from '#functions/outside/needs.ts';
import type { vacanciesRoutes } from '#shared/vacancies/contract.ts';

export const vacanciesNeeds: Record<keyof typeof vacanciesRoutes, Needs> = {
  matchVacancy: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'], facts: true },
  saveMatch: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query'], facts: true },
  listMatches: { table: ['GetItem', 'Query'] },
  getMatch: { table: ['GetItem', 'BatchGetItem'] },
  deleteMatch: { table: ['GetItem', 'DeleteItem'] },
};
