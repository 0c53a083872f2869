import * as z from 'zod/mini';

const form = 'must be an O*NET-SOC code such as 29-1141.00';

export const socCode = z.string(form).check(z.regex(/^\d{2}-\d{4}\.\d{2}$/, form));
