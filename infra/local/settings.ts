import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBase } from './ports.ts';
import { StartError } from './stand-ins/kit/start-error.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const region = 'eu-central-1';

const stages = ['local', 'dev', 'prod'] as const;

export interface Settings {
  /** the stack's own; the stand-ins have theirs in the same block (outside-services.ts) */
  ports: { app: number; control: number };
  /** absolute; everything that survives a restart */
  stateDir: string;
  stage: (typeof stages)[number];
  /** serve web/dist instead of Vite's development server */
  built: boolean;
  ttlSweep: boolean;
  /** start Vite at once, so that the first screen loads fast; tests of the API turn this off */
  warmUp: boolean;
  /** a finished assessment in the demo accounts Pro and Max; tests that expect a new account turn this off */
  demoResults: boolean;
  /** a server with OpenAI's chat completions API, such as Ollama: it writes the AI texts */
  llm: { url: string; model?: string | undefined; key?: string | undefined } | null;
}

const oneOf = <T extends string>(name: string, value: string, allowed: readonly T[]): T => {
  if (!allowed.includes(value as T)) throw new StartError(`${name} must be ${allowed.join(', ')}, not "${value}".`);
  return value as T;
};

const onOff = (name: string, value: string | undefined): boolean => oneOf(name, value || 'on', ['on', 'off']) === 'on';

/** Reads the supported variables and flags; throws {@link StartError} for an invalid value. */
export function readSettings(env: NodeJS.ProcessEnv, flags: string[]): Settings {
  const base = readBase(env.PORT);
  return {
    ports: { app: base, control: base + 6 },
    stateDir: resolve(env.WAYMARK_STATE_DIR || join(root, '.local')),
    stage: oneOf('STAGE', env.STAGE || 'local', stages),
    built: flags.includes('--built'),
    ttlSweep: onOff('WAYMARK_TTL_SWEEP', env.WAYMARK_TTL_SWEEP),
    warmUp: onOff('WAYMARK_WARM_UP', env.WAYMARK_WARM_UP),
    demoResults: onOff('WAYMARK_DEMO_RESULTS', env.WAYMARK_DEMO_RESULTS),
    llm: llmOf(env),
  };
}

function llmOf({ WAYMARK_LLM_URL: url, WAYMARK_LLM_MODEL: model, WAYMARK_LLM_KEY: key }: NodeJS.ProcessEnv) {
  if (!url) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new StartError(`WAYMARK_LLM_URL must be an address such as http://127.0.0.1:11434/v1, not "${url}".`);
  return { url: url.replace(/\/+$/, ''), model: model || undefined, key: key || undefined };
}
