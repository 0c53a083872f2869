/** Imported for its effect: `zod/mini` explains in English why a value does not fit, instead of "Invalid input". */
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

z.config(en());
