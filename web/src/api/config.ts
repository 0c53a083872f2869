import * as z from 'zod';

const configShape = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Where Cognito is when it is not AWS; null on AWS. */
  cognitoEndpoint: z.string().nullable(),
  stage: z.string(),
  /** An app label, never a right (D-37). */
  apiKey: z.string(),
});
export type Config = z.infer<typeof configShape>;

let loading: Promise<Config> | undefined;

/** What this deployment is: one build serves every stage, so it is asked for once a page load. */
export function config(): Promise<Config> {
  loading ??= fetch('/config.json', { cache: 'no-cache' })
    .then(async (response) => {
      if (!response.ok) throw new Error(`config.json answered ${response.status}`);
      return configShape.parse(await response.json());
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
