/** What the person confirmed, in the form of a reading, for the comparison with the table without another parse. */
import { normalDate } from '#shared/cv/builder/dates.ts';
import type { CvReading, Found } from '#shared/cv/reading.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';

const found = (value: string): Found => ({ value });
const some = <Name extends string>(name: Name, value: string): { [Key in Name]?: Found } =>
  (value ? { [name]: found(value) } : {}) as { [Key in Name]?: Found };

export const readingOfInfo = ({
  professionalSummary,
  experience,
  education,
  skills,
  projects,
  certifications,
}: UserInfo): CvReading => ({
  language: 'en',
  basics: { links: [], ...some('summary', professionalSummary) },
  work: experience.map(({ title, company, startDate, endDate, current, description, achievements }) => ({
    ...some('position', title),
    ...some('name', company),
    ...some('startDate', normalDate(startDate) ?? ''),
    ...(current ? {} : some('endDate', normalDate(endDate) ?? '')),
    current,
    highlights: [description, ...achievements].filter(Boolean).map(found),
  })),
  education: education.map(({ degree, institution }) => ({
    ...some('studyType', degree),
    ...some('institution', institution),
  })),
  skills: [...skills.technical, ...skills.soft, ...projects.flatMap(({ technologies }) => technologies)].map(found),
  languages: skills.languages.map(found),
  certificates: certifications.map(({ name }) => found(name)),
  notPlaced: [],
});
