import { configElementId, type WebConfig } from '#shared/web-config.ts';

/** The configuration is present but unusable: a deployment fault that no retry can fix. */
export class ConfigError extends Error {
  constructor(fault: string) {
    super(`Waymark is not set up correctly: ${fault}. Reload the page; if it stays like this, write to support.`);
    this.name = 'ConfigError';
  }
}

const address = '/config.json';
let inPage: WebConfig | null | undefined;
let loading: Promise<WebConfig> | undefined;

/**
 * The configuration embedded in the page, since one build serves every stage. Null on occupation pages, which are too
 * many to fill in a deployment's ids.
 * @throws ConfigError
 */
export function configInPage(): WebConfig | null {
  if (inPage === undefined) {
    const block = document.getElementById(configElementId);
    inPage = block ? read(block.textContent, 'the configuration in the page') : null;
  }
  return inPage;
}

/**
 * The same, fetched once per page load if the page has none.
 * @throws ConfigError, or TypeError without a network
 */
export function config(): Promise<WebConfig> {
  loading ??= obtain().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function obtain(): Promise<WebConfig> {
  const known = configInPage();
  if (known) return known;
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new ConfigError(`${address} answered ${response.status}`);
  return read(await response.text(), address);
}

/** Validated by hand: this runs before everything else, and the shell does not include zod. */
function read(text: string, where: string): WebConfig {
  const json = parsed(text, where);
  for (const name of ['region', 'userPoolId', 'userPoolClientId', 'stage', 'apiKey']) {
    if (typeof json?.[name] !== 'string') throw new ConfigError(`${where} has no ${name}`);
  }
  return json as unknown as WebConfig;
}

function parsed(text: string, where: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`${where} is not JSON`);
  }
}
