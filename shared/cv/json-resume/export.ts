/** A CV as JSON Resume 1.0; whatever that has no field for goes under `meta`. */
import type { UserInfo } from '#shared/cv/user-info.ts';
import type { JsonResume } from './schema.ts';

/** Without empty texts and lists, as JSON Resume omits what is not given. */
function said<Entry extends object>(entry: Entry): Partial<Entry> {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Entry>;
}

/** Only a year, or a year and a month, is valid in the schema; anything else typed is dropped. */
const dateOf = (text: string): string => (/^\d{4}(?:-\d{2})?$/.test(text) ? text : '');

/** The end of "https://linkedin.com/in/ana". */
const userOf = (url: string): string => /linkedin\.com\/in\/([^/?#]+)/i.exec(url)?.[1] ?? '';

export function toJsonResume(info: UserInfo): JsonResume {
  const { personalInfo: person, skills } = info;
  return said({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: said({
      name: person.fullName,
      label: info.targetRole,
      email: person.email,
      phone: person.phone,
      url: person.website,
      summary: info.professionalSummary,
      ...(person.location && { location: { city: person.location } }),
      profiles: person.linkedin
        ? [said({ network: 'LinkedIn', username: userOf(person.linkedin), url: person.linkedin })]
        : [],
    }),
    work: info.experience.map((one) =>
      said({
        name: one.company,
        position: one.title,
        startDate: dateOf(one.startDate),
        endDate: one.current ? '' : dateOf(one.endDate),
        summary: one.description,
        highlights: one.achievements,
      }),
    ),
    education: info.education.map((one) =>
      said({
        institution: one.institution,
        studyType: one.degree,
        endDate: dateOf(one.graduationYear),
        score: one.gpa,
      }),
    ),
    certificates: info.certifications.map((one) =>
      said({ name: one.name, issuer: one.issuer, date: dateOf(one.date), url: one.url }),
    ),
    skills: [
      ...skills.technical.map((name) => ({ name })),
      ...(skills.soft.length > 0 ? [{ name: SOFT, keywords: skills.soft }] : []),
    ],
    languages: skills.languages.map((language) => ({ language })),
    projects: info.projects.map((one) =>
      said({ name: one.name, description: one.description, keywords: one.technologies, url: one.url }),
    ),
    meta: said({
      careerGoals: info.careerGoals,
      honors: info.education.map(({ honors }) => honors).some(Boolean)
        ? info.education.map(({ honors }) => honors)
        : [],
      /** which positions are ongoing: an absent end could also mean that it is unknown */
      current: info.experience.map(({ current }) => current),
    }),
  }) as JsonResume;
}

export const SOFT = 'Soft skills';
