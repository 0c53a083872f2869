import { env } from '#functions/outside/env.ts';
import type { User } from '#functions/serve/identity.ts';

/** Administrators may reset usage, and everybody where the stage allows it (D-32). */
export const mayReset = ({ groups }: User): boolean => env.ALLOW_SELF_RESET || groups.includes('admin');
