import { env } from '#functions/outside/env.ts';
import type { Provider } from '#shared/ai/providers.ts';

/** The provider of AI texts; null while an operator has switched them off (D-26). */
export const currentProvider = (): Provider | null => (env.AI_PROVIDER === 'off' ? null : env.AI_PROVIDER);
