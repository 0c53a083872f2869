import { env } from '#functions/outside/env.ts';
import type { User } from '#functions/serve/identity.ts';

/** D-32: administrators, and everybody where the stage says so. */
export const mayReset = ({ groups }: User): boolean => env.ALLOW_SELF_RESET || groups.includes('admin');
