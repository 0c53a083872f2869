import * as z from 'zod/mini';

/**
 * A learning resource of the catalogue (LRN-07). What its publisher does not state for certain is null, never a guess.
 */
export const resource = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  type: z.enum(['course', 'certification']),
  url: z.url({ protocol: /^https$/ }),
  /** `freemium`: the lessons are free, certificates or graded work cost */
  price: z.enum(['free', 'freemium', 'paid']),
  /** US dollars; null: see the provider's page */
  priceAmount: z.nullable(z.number()),
  /** the year the amount was published */
  priceYear: z.optional(z.int()),
  duration: z.string(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  /**
   * as the provider states, otherwise by a rule of thumb: a semester 120, one course of a series 30, an exam 60; null:
   * open-ended
   */
  hours: z.nullable(z.number()),
  /** occupations it fits: prefixes of SOC codes; empty for all */
  serves: z.array(z.string()),
  rating: z.nullable(z.number()),
  skills: z.array(z.string()),
  description: z.string(),
});

export type Resource = z.infer<typeof resource>;
