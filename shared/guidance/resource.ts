import * as z from 'zod/mini';

/** A learning resource of the catalogue (LRN-07). What its publisher does not say for certain is null, never a guess. */
export const resource = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  type: z.enum(['course', 'certification']),
  url: z.url({ protocol: /^https$/ }),
  /** `freemium`: the lessons are free, certificates or graded work cost */
  price: z.enum(['free', 'freemium', 'paid']),
  /** US dollars; null: the provider's page says it */
  priceAmount: z.nullable(z.number()),
  /** the year the amount was published */
  priceYear: z.optional(z.int()),
  duration: z.string(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  rating: z.nullable(z.number()),
  skills: z.array(z.string()),
  description: z.string(),
});

export type Resource = z.infer<typeof resource>;
