/** Who can write AI text, by name (D-76). */
export const providers = ['composer', 'bedrock'] as const;
export type Provider = (typeof providers)[number];

/** Timeout of every route with AI text: below API Gateway's 29 s. */
export const AI_TIMEOUT_MS = 28_000;
