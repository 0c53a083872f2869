import { QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stage/stage.ts';

const queries: Record<string, string> = {
  'one call': "correlationId = 'as people quote it'",
  'one person': "sub = 'their hash: docs/runbook.md, Who is who in the logs'",
  failures: "level = 'error'",
  'slow calls': 'percentOfLimit >= 80',
  'what an audit looks for': "level = 'security'",
};

/** Questions that are asked of the logs again and again; whoever asks chooses the log groups, one for the functions of each stack. */
export function saveLogQueries(scope: Construct, stage: Stage): void {
  for (const [name, filter] of Object.entries(queries))
    new QueryDefinition(scope, `Query ${name}`, {
      queryDefinitionName: `Waymark-${stage.name}/${name}`,
      queryString: new QueryString({
        fields: ['@timestamp', 'level', 'event', 'route', 'status', 'ms', 'message', 'correlationId', 'sub'],
        filterStatements: [filter],
        sort: '@timestamp desc',
        limit: 200,
      }),
    });
}
