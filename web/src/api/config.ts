export interface Config {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Where Cognito is when it is not AWS; null on AWS. */
  cognitoEndpoint: string | null;
  stage: string;
  /** An app label, never a right (D-37). */
  apiKey: string;
}

let loading: Promise<Config> | undefined;

/** What this deployment is: one build serves every stage, so it is asked for once a page load. */
export function config(): Promise<Config> {
  loading ??= fetch('/config.json', { cache: 'no-cache' })
    .then(async (response) => {
      if (!response.ok) throw new Error(`config.json answered ${response.status}`);
      return read(await response.json());
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** By hand, not by zod: this runs before anything else does, and the shell carries no zod. */
function read(json: Record<string, unknown>): Config {
  for (const name of ['region', 'userPoolId', 'userPoolClientId', 'stage', 'apiKey']) {
    if (typeof json[name] !== 'string') throw new Error(`config.json has no ${name}`);
  }
  return json as unknown as Config;
}
