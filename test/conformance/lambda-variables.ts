import { basename, join } from 'node:path';
import type { Deployed } from './lambda-bundles.ts';

/** Variables whose value is the template's; the rest are addresses, ids and prices, which differ by deployment. */
const ofTheTemplate = /^(STAGE|AI_.*)$/;

/**
 * The variables in the template, and no others.
 * @param own the values that differ by deployment
 */
export function variablesOf({ folder, variables }: Deployed, own: NodeJS.ProcessEnv): Record<string, string> {
  const named = Object.entries(variables).map(([name, value]) => {
    if (value !== null && ofTheTemplate.test(name)) return [name, value];
    if (value?.startsWith('/var/task/')) return [name, join(folder, basename(value))];
    return [name, own[name] ?? value ?? 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:known-later'];
  });
  return Object.fromEntries(named);
}
