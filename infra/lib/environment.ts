import type { Environment, EnvName } from '#functions/outside/env.ts';
import { type Needs, variablesOf } from '#functions/outside/needs.ts';

/** Selects the values of a deployment that a function needs. Undefined ones are not set in this deployment. */
export const environmentOf = (needs: Needs, values: { [Name in EnvName]?: string | undefined }): Environment =>
  Object.fromEntries(variablesOf(needs).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
