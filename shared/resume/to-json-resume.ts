/** The form's content as JSON Resume, for other tools; times that are not valid dates go under `meta`. */
import { normalDate } from '#shared/cv/builder/dates.ts';
import { toJsonResume } from '#shared/cv/json-resume/export.ts';
import type { JsonResume } from '#shared/cv/json-resume/schema.ts';
import { emptyOf, type UserInfo, userInfo } from '#shared/cv/user-info.ts';
import { completeOf, type ResumeData } from './data.ts';

export function resumeAsJson(data: ResumeData): JsonResume {
  const { personalInfo, summary, targetRole, experience, education, skills, projects } = completeOf(data);
  const info: UserInfo = {
    ...emptyOf(userInfo),
    personalInfo,
    professionalSummary: summary,
    targetRole: targetRole ?? '',
    experience: experience.map(({ title, company, duration, description }) => ({
      title,
      company,
      ...datesOf(duration),
      description,
      achievements: [],
    })),
    education: education.map(({ degree, institution, year, gpa }) => ({
      degree,
      institution,
      graduationYear: yearsIn(year).at(-1) ?? '',
      gpa,
      honors: '',
    })),
    skills: { technical: skills, soft: [], languages: [] },
    projects: projects.map(({ name, description, technologies }) => ({ name, description, technologies, url: '' })),
  };
  const json = toJsonResume(info);
  const asTyped = experience.map(({ duration }) => duration);
  return asTyped.some(Boolean) ? { ...json, meta: { ...json.meta, durations: asTyped } } : json;
}

const yearsIn = (text: string): string[] => text.match(/\b(?:19|20)\d{2}\b/g) ?? [];
const goesOn = /\b(?:present|now|today|current|ongoing)\b/i;

/** "Mar 2019 – Present", "2019 to 2024"; other text is not put into date fields. */
function datesOf(duration: string): Pick<UserInfo['experience'][number], 'startDate' | 'endDate' | 'current'> {
  const [from = '', to = ''] = duration.split(/\s*[–—]\s*|\s+(?:-|to|until)\s+|(?<=^\d{4})-(?=\d{4}$)/);
  const current = goesOn.test(to);
  return { startDate: normalDate(from) ?? '', endDate: current ? '' : (normalDate(to) ?? ''), current };
}
