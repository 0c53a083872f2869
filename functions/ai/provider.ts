import { env } from '#functions/outside/env.ts';
import type { Provider } from '#shared/ai/providers.ts';

/** Who writes here; null while an operator has switched it off (D-26). */
export const currentProvider = (): Provider | null => (env.AI_PROVIDER === 'off' ? null : env.AI_PROVIDER);
