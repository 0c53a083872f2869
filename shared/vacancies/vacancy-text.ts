import * as z from 'zod/mini';
import { MAX_LENGTH, MIN_LENGTH, tooLong, tooShort } from './terms.ts';

/** The text of a vacancy as it was pasted. */
export const vacancyText = z
  .string('must be the text of a vacancy')
  .check(z.minLength(MIN_LENGTH, tooShort), z.maxLength(MAX_LENGTH, tooLong));
