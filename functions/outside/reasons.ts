/**
 * Why a value does not fit its schema, in English: `zod/mini` by itself says "Invalid input" to everything. Imported for
 * its effect by whatever tells somebody a reason; the browser shows none and goes without these 3 kB.
 */
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

z.config(en());
