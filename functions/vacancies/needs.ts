import type { Needs } from '#functions/outside/needs.ts';
import type { vacanciesRoutes } from '#shared/vacancies/contract.ts';

export const vacanciesNeeds: Record<keyof typeof vacanciesRoutes, Needs> = {
  matchVacancy: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'], facts: true },
  saveMatch: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query'], facts: true },
  listMatches: { table: ['Query'] },
  getMatch: { table: ['BatchGetItem'] },
  deleteMatch: { table: ['GetItem', 'DeleteItem'] },
};
