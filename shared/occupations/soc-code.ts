import * as z from 'zod/mini';

/** O*NET-SOC, as in 29-1141.00 */
export const socCode = z.string().check(z.regex(/^\d{2}-\d{4}\.\d{2}$/, 'must be an O*NET-SOC code'));
