import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '#infra/lib/bundles.ts';
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

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The file of each function by the end of its name, except those that stream: they talk to the runtime themselves. */
const files = (): Map<string, string> =>
  new Map([
    ...routeEntries
      .filter(({ route }) => !route.streams)
      .map(({ domain, name, file }) => [`Api-${pascal(domain)}${pascal(name)}`, file] as const),
    ...Object.entries(schedules).map(([name, { file }]) => [`Jobs-${pascal(name)}`, file] as const),
  ]);

/** Every function of a production deployment, bundled, with its variables and rights from the template. */
export function deployed(outdir: string): Deployed[] {
  const known = files();
  bundle([...known.values()]);
  assemble(outdir, { ...prodContext, 'aws:cdk:bundling-stacks': ['**'], 'aws:cdk:enable-asset-metadata': true });
  const stacks = ['Api', 'Jobs'].map((name): Record<string, Resource> => {
    const template = readFileSync(join(outdir, `Waymark-prod-${name}.template.json`), 'utf8');
    return JSON.parse(template).Resources;
  });
  return stacks.flatMap((resources) =>
    Object.values(resources).flatMap(({ Type, Properties, Metadata }) => {
      if (Type !== 'AWS::Lambda::Function') return [];
      const file = known.get(Properties.FunctionName!.replace('Waymark-prod-', ''));
      if (!file) return [];
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
