/** Maps a CV to the fields of the resume builder, in the person's own words. */
import { dateText } from '#shared/cv/builder/dates.ts';
import type { Certification, Experience, UserInfo } from '#shared/cv/user-info.ts';
import type { ResumeData } from './data.ts';

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between);

export function fromInfo(info: UserInfo): ResumeData {
  const { technical, soft, languages } = info.skills;
  const isCourse = ({ issuer }: Certification) => issuer.trim() !== '';
  const skills = [
    ...technical,
    ...soft,
    ...languages,
    ...info.certifications
      .filter((one) => !isCourse(one))
      .map(({ name, date }) => joined([name, dateText(date)], ', ')),
  ].map((skill) => skill.trim());
  return {
    personalInfo: { ...info.personalInfo },
    summary: info.professionalSummary,
    targetRole: info.targetRole,
    experience: info.experience.map((one) => ({
      title: one.title,
      company: one.company,
      duration: durationOf(one),
      description: joined([one.description, ...one.achievements], '\n'),
    })),
    education: [
      ...info.education.map(({ degree, institution, graduationYear, gpa, honors }) => ({
        degree: joined([degree, honors], ', '),
        institution,
        year: graduationYear,
        gpa,
      })),
      // a certificate with an issuer is education, one without is a skill
      ...info.certifications
        .filter(isCourse)
        .map(({ name, issuer, date }) => ({ degree: name, institution: issuer, year: dateText(date), gpa: '' })),
    ],
    skills: skills.filter((skill, at) => skill !== '' && skills.indexOf(skill) === at),
    projects: info.projects.map(({ name, description, technologies, url }) => ({
      name,
      description: joined([description, url], '\n'),
      technologies,
    })),
  };
}

const durationOf = ({ startDate, endDate, current }: Experience): string =>
  joined([dateText(startDate), current ? 'Present' : dateText(endDate)], ' – ');
