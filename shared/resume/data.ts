import * as z from 'zod/mini';
import { atMost, boundedList, boundedText } from '#shared/lib/bounded.ts';
import { oneLine } from './one-line.ts';
import { statedText } from './statements.ts';

const text = (most = 200) => z._default(boundedText(most), '');
const stated = (most: number) => z._default(statedText(most), '');
const required = (most: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), atMost(most));
const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape, 'must be an object');

/** More than any resume has: a limit on input, not advice. */
export const MAX_LISTED = { entries: 30, skills: 100, projects: 30, technologies: 40 };

const personalDraft = object({
  fullName: text(120),
  email: text(254),
  phone: text(60),
  location: text(),
  linkedin: text(300),
  website: text(300),
});
const personalInfo = z.extend(personalDraft, {
  fullName: required(120, 'is missing: say your full name'),
  email: z.string('is missing: say your email').check(z.trim(), atMost(254), z.email('is not an email address')),
});

/** Of one experience: the longest text of the form, in characters. */
export const MAX_DESCRIPTION = 6000;
const experience = object({
  title: text(),
  company: text(),
  duration: text(100),
  description: stated(MAX_DESCRIPTION),
});
const education = object({ degree: text(), institution: text(), year: text(40), gpa: text(40) });
const project = object({
  name: text(),
  description: stated(3000),
  technologies: z._default(boundedList(boundedText(80), MAX_LISTED.technologies), []),
});

/** The person's own statements (RSM-22). */
export const resumeData = object({
  personalInfo,
  summary: statedText(4000).check(z.minLength(1, 'is missing: say in a few sentences who you are')),
  experience: boundedList(experience, MAX_LISTED.entries),
  education: boundedList(education, MAX_LISTED.entries),
  skills: boundedList(boundedText(120), MAX_LISTED.skills),
  projects: z._default(boundedList(project, MAX_LISTED.projects), []),
  targetRole: z.optional(text()),
  /** what should differ from the previous resume; on regeneration only (RSM-15) */
  regenerationFeedback: z.optional(text(2000)),
});
export type ResumeData = z.infer<typeof resumeData>;

/** The form while it is incomplete: the same bounds, nothing required. */
export const resumeDraft = z.extend(z.omit(resumeData, { regenerationFeedback: true }), {
  personalInfo: personalDraft,
  summary: stated(4000),
});

/** What is sent and written: without incomplete entries, blank skills and empty options (RSM-13, RSM-14, RSM-17). */
export function completeOf(data: ResumeData): ResumeData {
  const { targetRole, regenerationFeedback, ...rest } = data;
  return {
    ...rest,
    experience: data.experience.filter(({ title, company }) => title.trim() && company.trim()),
    education: data.education.filter(({ degree, institution }) => degree.trim() && institution.trim()),
    skills: data.skills.map((skill) => skill.trim()).filter(Boolean),
    projects: data.projects
      .filter(({ name, description }) => name.trim() && description.trim())
      .map((each) => ({ ...each, technologies: each.technologies.map((name) => name.trim()).filter(Boolean) })),
    ...(targetRole?.trim() && { targetRole: targetRole.trim() }),
    ...(regenerationFeedback?.trim() && { regenerationFeedback: regenerationFeedback.trim() }),
  };
}

/** The first field still required (RSM-12), with what to do about it; null when none is. */
export function missingIn(data: ResumeData): { field: string; text: string } | null {
  const { personalInfo: person, experience: jobs, education: schools, skills } = completeOf(data);
  if (!oneLine(person.fullName)) return { field: 'personalInfo.fullName', text: 'say your full name' };
  if (!person.email.trim()) return { field: 'personalInfo.email', text: 'say your email' };
  if (!data.summary.trim()) return { field: 'summary', text: 'say in a few sentences who you are' };
  if (jobs.length === 0) return { field: 'experience', text: 'one entry needs a title and a company' };
  if (schools.length === 0) return { field: 'education', text: 'one entry needs a degree and an institution' };
  if (skills.length === 0) return { field: 'skills', text: 'name one skill' };
  return null;
}
