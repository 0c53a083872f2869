import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '#infra/lib/bundles.ts';
import { jobFunction, routeFunction } from '#infra/lib/function-names.ts';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { prodContext } from '#test/infra/assembly.ts';
import { assemble } from './assemble.ts';

/** A policy statement of a role, as far as ours use them. */
export interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: { StringLike?: Record<string, string> };
}

/** A function as described by the template. */
export interface Deployed {
  file: string;
  /** contains `index.mjs`, as uploaded */
  folder: string;
  /** null if the value is known only after deployment */
  variables: Record<string, string | null>;
  statements: Statement[];
}

interface Resource {
  Type: string;
  Properties: {
    FunctionName?: string;
    Environment?: { Variables: Record<string, unknown> };
    Role?: { 'Fn::GetAtt': [id: string, attribute: string] };
    Policies?: { PolicyDocument: { Statement: Statement[] } }[];
  };
  Metadata?: { 'aws:asset:path'?: string };
}

/** The file of each function by the end of its name. */
const files: ReadonlyMap<string, string> = new Map([
  ...routeEntries.map((entry) => [`Api-${routeFunction(entry)}`, entry.file] as const),
  ...Object.entries(schedules).map(([name, { file }]) => [`Jobs-${jobFunction(name)}`, file] as const),
  ['Jobs-StopMails', 'functions/account/stop-mails.ts'],
  ['Auth-EndSessions', 'functions/account/end-sessions.ts'],
  ['Auth-WriteMail', 'functions/account/write-mail.ts'],
]);

/** They talk to Lambda's runtime themselves. */
const streams: readonly string[] = routeEntries.filter(({ route }) => route.streams).map(({ file }) => file);

/**
 * Every function of a production deployment that does not stream, bundled, with its variables and rights from the
 * template.
 */
export function deployed(outdir: string): Deployed[] {
  bundle([...files.values()]);
  assemble(outdir, { ...prodContext, 'aws:cdk:bundling-stacks': ['**'], 'aws:cdk:enable-asset-metadata': true });
  const stacks = ['Auth', 'Api', 'Jobs'].map((name): Record<string, Resource> => {
    const template = readFileSync(join(outdir, `Waymark-prod-${name}.template.json`), 'utf8');
    return JSON.parse(template).Resources;
  });
  return stacks.flatMap((resources) =>
    Object.values(resources).flatMap(({ Type, Properties, Metadata }) => {
      if (Type !== 'AWS::Lambda::Function') return [];
      const { FunctionName = 'an unnamed function' } = Properties;
      const file = files.get(FunctionName.replace('Waymark-prod-', ''));
      if (!file) throw new Error(`${FunctionName} is none of the functions known here`);
      if (streams.includes(file)) return [];
      const role = resources[Properties.Role!['Fn::GetAtt'][0]]!;
      return {
        file,
        folder: join(outdir, Metadata!['aws:asset:path']!),
        variables: Object.fromEntries(
          Object.entries(Properties.Environment!.Variables).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : null,
          ]),
        ),
        statements: (role.Properties.Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      };
    }),
  );
}
