/** Who can write AI text, by name (D-76). */
export const providers = ['composer', 'bedrock'] as const;
export type Provider = (typeof providers)[number];

/** How long who asks for AI text waits, on every such route: below the 29 s of API Gateway. */
export const AI_TIMEOUT_MS = 28_000;
