import { basename, join } from 'node:path';
import type { Deployed } from './lambda-bundles.ts';

/** What a deployment is, and who writes its texts: the rest are addresses, ids and prices, which every deployment has its own of. */
const ofTheTemplate = /^(STAGE|AI_.*)$/;

/**
 * The variables that the template names, and no other.
 * @param own the values where a deployment would have its own
 */
export function variablesOf({ folder, variables }: Deployed, own: NodeJS.ProcessEnv): Record<string, string> {
  const named = Object.entries(variables).map(([name, value]) => {
    if (value !== null && ofTheTemplate.test(name)) return [name, value];
    if (value?.startsWith('/var/task/')) return [name, join(folder, basename(value))];
    return [name, own[name] ?? value ?? 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:known-later'];
  });
  return Object.fromEntries(named);
}
