/** What was read from a CV. Every value has its place; what could not be assigned is kept. */
import * as z from 'zod/mini';
import { box } from './pages.ts';

/** The place of a value; `page` counts from 1. */
export const place = z.object({ page: z.int(), box });

export const found = z.object({
  value: z.string(),
  place: z.optional(place),
  /** found by a language model alone, though in the words of the CV: to be confirmed by the person */
  by: z.optional(z.literal('model')),
  /** not a whole line, but what is left of one that was read */
  part: z.optional(z.literal(true)),
});

const work = z.object({
  position: z.optional(found),
  /** the employer */
  name: z.optional(found),
  /** YYYY or YYYY-MM */
  startDate: z.optional(found),
  /** YYYY or YYYY-MM; absent if the job is ongoing or no end is named */
  endDate: z.optional(found),
  current: z.boolean(),
  highlights: z.array(found),
});

const education = z.object({
  institution: z.optional(found),
  /** the degree */
  studyType: z.optional(found),
  area: z.optional(found),
  endDate: z.optional(found),
});

export const cvReading = z.object({
  /** ISO 639-1 */
  language: z.string(),
  basics: z.object({
    name: z.optional(found),
    email: z.optional(found),
    phone: z.optional(found),
    location: z.optional(found),
    links: z.array(found),
    summary: z.optional(found),
  }),
  work: z.array(work),
  education: z.array(education),
  skills: z.array(found),
  languages: z.array(found),
  certificates: z.array(found),
  /** every line that was not used */
  notPlaced: z.array(found),
});

export type Place = z.output<typeof place>;
export type Found = z.output<typeof found>;
export type Work = z.output<typeof work>;
export type Education = z.output<typeof education>;
export type CvReading = z.output<typeof cvReading>;
