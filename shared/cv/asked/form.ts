/** What a model is asked about a CV: the fields of a reading, each in the exact words of the CV. */
import * as z from 'zod/mini';

const words = z.string().check(z.maxLength(400));
const listOf = <Each extends z.core.$ZodType>(each: Each, most: number) => z.array(each).check(z.maxLength(most));

/** JSON Resume's terms, as in the reading; an empty text if the CV does not say. */
export const askedCv = z.object({
  name: words,
  email: words,
  phone: words,
  location: words,
  work: listOf(z.object({ position: words, name: words, startDate: words, endDate: words }), 80),
  education: listOf(z.object({ institution: words, studyType: words, area: words, endDate: words }), 40),
  skills: listOf(words, 300),
});
export type AskedCv = z.output<typeof askedCv>;

export const nothingAsked = (): AskedCv => ({
  name: '',
  email: '',
  phone: '',
  location: '',
  work: [],
  education: [],
  skills: [],
});

export const instruction = `The document is the text of a CV, in any language. Copy out of it who it is about and what they did.
Every value is copied letter by letter from the document: not translated, not corrected, not completed, not shortened. A value that is not found in the document in that very form is thrown away, so leave it empty rather than guess.
name, email, phone and location are those of the person, never of an employer or a referee.
work: one entry for each position held, in the order of the document: position is the job title, name the employer, startDate and endDate the dates as they are written, "Present" and the like included. No projects, no volunteering, no studies.
education: institution, studyType the degree, area the subject, endDate the last date as it is written.
skills: each skill, tool or method that is listed as one, by itself.
Here the document is the ground, the facts are empty, and an e-mail address is copied like any other value.`;
