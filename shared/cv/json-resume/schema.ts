/** The fields of JSON Resume 1.0 used here, by that schema's names. None is required; unknown ones are ignored. */
import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string('must be text')));
const date = z.optional(
  z.nullable(
    z
      .string('must be a date such as 2019, 2019-03 or 2019-03-31')
      .check(z.regex(/^(?:\d{4}(?:-\d{2}(?:-\d{2})?)?)?$/, 'must be a date such as 2019, 2019-03 or 2019-03-31')),
  ),
);
const texts = z.optional(z.nullable(z.array(z.string('must be text'), 'must be a list of texts')));
const listOf = <Each extends z.core.$ZodType>(each: Each) => z.optional(z.nullable(z.array(each, 'must be a list')));
const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape, 'must be an object');

export const jsonResume = entry({
  basics: z.optional(
    z.nullable(
      entry({
        name: text,
        label: text,
        email: text,
        phone: text,
        url: text,
        summary: text,
        location: z.optional(
          z.nullable(entry({ address: text, city: text, region: text, countryCode: text, postalCode: text })),
        ),
        profiles: listOf(entry({ network: text, username: text, url: text })),
      }),
    ),
  ),
  work: listOf(
    entry({ name: text, position: text, startDate: date, endDate: date, summary: text, highlights: texts, url: text }),
  ),
  education: listOf(
    entry({ institution: text, area: text, studyType: text, startDate: date, endDate: date, score: text }),
  ),
  certificates: listOf(entry({ name: text, date, issuer: text, url: text })),
  skills: listOf(entry({ name: text, level: text, keywords: texts })),
  languages: listOf(entry({ language: text, fluency: text })),
  projects: listOf(entry({ name: text, description: text, highlights: texts, keywords: texts, url: text })),
  meta: z.optional(z.nullable(z.looseObject({}))),
});
export type JsonResume = z.output<typeof jsonResume>;
