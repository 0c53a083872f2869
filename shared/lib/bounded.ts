/** Building blocks of contracts for user input: bounded, with error messages in plain words. */
import * as z from 'zod/mini';

export const atMost = (most: number) =>
  z.maxLength(most, `must have ${most.toLocaleString('en-US')} characters at most`);

/** Text without surrounding whitespace. */
export const boundedText = (most: number) => z.string('must be text').check(z.trim(), atMost(most));

export const boundedList = <Each extends z.core.$ZodType>(each: Each, most: number) =>
  z.array(each, 'must be a list').check(z.maxLength(most, `must have ${most} entries at most`));
