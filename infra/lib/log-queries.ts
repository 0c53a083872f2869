import { QueryDefinition, QueryString, type QueryStringProps } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stage/stage.ts';

const fields = ['@timestamp', 'level', 'event', 'route', 'status', 'ms', 'message', 'correlationId', 'sub'];

const queries = {
  'one call': "correlationId = 'as people quote it'",
  'one person': "sub = 'their hash: docs/runbook.md, Who is who in the logs'",
  failures: "level = 'error'",
  'slow calls': 'percentOfLimit >= 80',
  'what an audit looks for': "level = 'security'",
  'what a firewall turned away': "action = 'BLOCK'",
  'what a model costs by person': "event = 'model-call'",
  // must list all of them: a person who is missing here would come back with a restored backup
  'receipts of erasures': "event = 'erasure-begun'",
};
type Query = keyof typeof queries;

/** Output fields and line limit of a query that does more than list the latest lines. */
const ownQueries: Partial<Record<Query, QueryStringProps>> = {
  'what a firewall turned away': {
    fields: ['@timestamp', 'terminatingRuleId', 'httpRequest.clientIp', 'httpRequest.uri'],
    limit: 200,
  },
  'what a model costs by person': {
    statsStatements: ['sum(costMicros / 1000000) as dollars, count(*) as calls by sub'],
    sort: 'dollars desc',
    limit: 50,
  },
  'receipts of erasures': { fields: ['@timestamp', 'receipt'], limit: 10_000 },
};

/**
 * Saved queries for recurring questions. The operator chooses the log groups: one for the functions of each stack, one
 * for each firewall.
 */
export function saveLogQueries(scope: Construct, stage: Stage): void {
  for (const name of Object.keys(queries) as Query[]) saveLogQuery(scope, stage, name);
}

export function saveLogQuery(scope: Construct, stage: Stage, name: Query): void {
  new QueryDefinition(scope, `Query ${name}`, {
    queryDefinitionName: `Waymark-${stage.name}/${name}`,
    queryString: logQuery(name),
  });
}

/** The current UTC day, as in the budget. */
export const today = 'toMillis(@timestamp) >= now() * 1000 - (now() * 1000) % 86400000';

export const logQuery = (name: Query, ...also: string[]): QueryString =>
  new QueryString({
    filterStatements: [queries[name], ...also],
    sort: '@timestamp desc',
    ...(ownQueries[name] ?? { fields, limit: 200 }),
  });
