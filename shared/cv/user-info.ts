/** The contents of a CV (CVT-27, CVT-28). All of it is the person's own text: no URL here may be opened unchecked. */
import * as z from 'zod/mini';
import { boundedList, boundedText } from '#shared/lib/bounded.ts';

/** The longest text of a line or a longer field, and the most entries of a list. */
const MAX_LINE = 300;
const MAX_TEXT = 8000;
export const MAX_ENTRIES = 40;
export const MAX_POINTS = 60;

const line = z._default(boundedText(MAX_LINE), '');
const text = z._default(boundedText(MAX_TEXT), '');
const listOf = <Each extends z.core.$ZodType>(each: Each, most: number) => z._default(boundedList(each, most), []);
const lines = listOf(boundedText(1000), MAX_POINTS);

const personalInfo = z.object({
  fullName: line,
  email: line,
  phone: line,
  location: line,
  linkedin: line,
  website: line,
});

export const experience = z.object({
  title: line,
  company: line,
  /** YYYY-MM or YYYY */
  startDate: line,
  /** YYYY-MM or YYYY; empty while `current` */
  endDate: line,
  current: z._default(z.boolean('must be true or false'), false),
  description: text,
  achievements: lines,
});

export const education = z.object({
  degree: line,
  institution: line,
  graduationYear: line,
  gpa: line,
  honors: line,
});

const skills = z.object({ technical: lines, soft: lines, languages: lines });

export const project = z.object({ name: line, description: text, technologies: lines, url: line });
export const certification = z.object({ name: line, issuer: line, date: line, url: line });

export const userInfo = z.object(
  {
    personalInfo: z._default(personalInfo, emptyOf(personalInfo)),
    professionalSummary: text,
    experience: listOf(experience, MAX_ENTRIES),
    education: listOf(education, MAX_ENTRIES),
    skills: z._default(skills, emptyOf(skills)),
    projects: listOf(project, MAX_ENTRIES),
    certifications: listOf(certification, MAX_ENTRIES),
    targetRole: line,
    careerGoals: text,
  },
  'must be an object',
);
export type UserInfo = z.output<typeof userInfo>;
export type Experience = z.output<typeof experience>;
export type Education = z.output<typeof education>;
export type Project = z.output<typeof project>;
export type Certification = z.output<typeof certification>;

/** An empty entry: every field has its default. */
export function emptyOf<Shape extends z.core.$ZodType>(shape: Shape): z.output<Shape> {
  return z.parse(shape, {});
}
