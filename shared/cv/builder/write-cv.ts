/**
 * The text of a CV from what the person entered: their words in a plain order under standard headings, one item a line,
 * so that applicant systems and our own parser find each again. Nothing is added.
 */
import type { Certification, Education, Experience, Project, UserInfo } from '#shared/cv/user-info.ts';
import { dateText } from './dates.ts';

/** A line break inside a field would begin another field. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const filled = (parts: readonly string[], between: string): string => parts.map(oneLine).filter(Boolean).join(between);
const points = (list: readonly string[]): string[] =>
  list
    .map(oneLine)
    .filter(Boolean)
    .map((point) => `- ${point}`);

const section = (heading: string, lines: readonly string[]): string[] => {
  const said = lines.filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== ''));
  return said.some((line) => line !== '') ? ['', heading, ...said] : [];
};

const paragraphs = (text: string): string[] => text.split(/\n+/).map(oneLine).filter(Boolean);

export function writeCv(info: UserInfo): string {
  const { personalInfo: person, skills } = info;
  return [
    oneLine(person.fullName),
    filled([person.email, person.phone, person.location], ' | '),
    filled([person.linkedin, person.website], ' | '),
    ...section('SUMMARY', paragraphs(info.professionalSummary)),
    ...section('WORK EXPERIENCE', info.experience.flatMap(positionOf)),
    ...section('EDUCATION', info.education.flatMap(schoolOf)),
    ...section('SKILLS', [filled(technicalOf(info), ', '), filled(skills.soft, ', ')].filter(Boolean)),
    ...section('LANGUAGES', [filled(skills.languages, ', ')]),
    ...section('PROJECTS', info.projects.flatMap(projectOf)),
    ...section('CERTIFICATIONS', info.certifications.map(certificateOf)),
    ...section('CAREER GOALS', [
      ...(oneLine(info.targetRole) ? [`Target role: ${oneLine(info.targetRole)}`] : []),
      ...paragraphs(info.careerGoals),
    ]),
  ]
    .filter((line, at) => line !== '' || at > 2)
    .join('\n')
    .trim();
}

/** What is used in a project is a skill too, and skills are looked for under this heading. */
const technicalOf = ({ skills, projects }: UserInfo): string[] => {
  const named = [...skills.technical, ...projects.flatMap(({ technologies }) => technologies)].map(oneLine);
  return named.filter((one, at) => named.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);
};

function positionOf({ title, company, startDate, endDate, current, description, achievements }: Experience): string[] {
  const dates = filled([dateText(oneLine(startDate)), current ? 'Present' : dateText(oneLine(endDate))], ' - ');
  const head = filled([title, company, dates], ' | ');
  return head || description || achievements.length > 0
    ? ['', head, ...paragraphs(description), ...points(achievements)]
    : [];
}

function schoolOf({ degree, institution, graduationYear, gpa, honors }: Education): string[] {
  const head = filled([degree, institution, graduationYear], ' | ');
  const marks = filled([gpa.trim() && `GPA: ${gpa}`, honors], ', ');
  return head || marks ? ['', head, marks].filter((line, at) => at === 0 || line !== '') : [];
}

const projectOf = ({ name, description, technologies, url }: Project): string[] => {
  const lines = [filled([name, url], ' | '), ...paragraphs(description), filled(technologies, ', ')].filter(Boolean);
  return lines.length > 0 ? ['', ...lines] : [];
};

const certificateOf = ({ name, issuer, date, url }: Certification): string =>
  filled([name, issuer, dateText(oneLine(date)), url], ' | ');
