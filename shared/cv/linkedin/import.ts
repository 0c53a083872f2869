/** A CV from the tables of a LinkedIn data export, by their column names. */
import { normalDate } from '#shared/cv/builder/dates.ts';
import { isSoftSkill } from '#shared/cv/builder/soft-skills.ts';
import { checked, type Imported } from '#shared/cv/json-resume/import.ts';
import { emptyOf, MAX_ENTRIES, MAX_POINTS, type UserInfo, userInfo } from '#shared/cv/user-info.ts';

type Row = Readonly<Record<string, string>>;

/** The files that are read, by their names in the archive. */
export const linkedInFiles = [
  'Profile.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Projects.csv',
] as const;
export type LinkedInFile = (typeof linkedInFiles)[number];

export type LinkedInTables = Partial<Record<LinkedInFile, readonly Row[]>>;

const cell = (row: Row | undefined, name: string): string => (row?.[name] ?? '').trim();
const dateIn = (row: Row, name: string): string => normalDate(cell(row, name)) ?? '';
const pointsIn = (text: string): string[] => {
  const lines = text.split(/\r?\n|(?<=\S)\s{2,}(?=[•·-] )/).map((line) => line.trim());
  return lines.filter((line) => /^[•·*–-]\s*/.test(line)).map((line) => line.replace(/^[•·*–-]\s*/, ''));
};
const proseIn = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => !/^\s*[•·*–-]\s*/.test(line))
    .join('\n')
    .trim();

export function readLinkedIn(tables: LinkedInTables): Imported {
  if (!tables['Profile.csv'] && !tables['Positions.csv'])
    return {
      refusal:
        'This archive holds no Profile.csv and no Positions.csv. In LinkedIn’s settings ask for a copy of your data with your profile in it.',
    };
  const [profile] = tables['Profile.csv'] ?? [];
  const emails = tables['Email Addresses.csv'] ?? [];
  const rows = (file: LinkedInFile, most = MAX_ENTRIES) => (tables[file] ?? []).slice(0, most);
  const skills = rows('Skills.csv', MAX_POINTS)
    .map((row) => cell(row, 'Name'))
    .filter(Boolean);
  const website = /\[?[A-Z_]+:([^,\]]+)/.exec(cell(profile, 'Websites'))?.[1] ?? '';
  const info: UserInfo = {
    ...emptyOf(userInfo),
    personalInfo: {
      fullName: [cell(profile, 'First Name'), cell(profile, 'Last Name')].filter(Boolean).join(' '),
      email: cell(emails.find((row) => /yes/i.test(cell(row, 'Primary'))) ?? emails[0], 'Email Address'),
      phone: cell(rows('PhoneNumbers.csv')[0], 'Number'),
      location: cell(profile, 'Geo Location'),
      linkedin: '',
      website,
    },
    professionalSummary: cell(profile, 'Summary') || cell(profile, 'Headline'),
    experience: rows('Positions.csv').map((row) => {
      const endDate = dateIn(row, 'Finished On');
      return {
        title: cell(row, 'Title'),
        company: cell(row, 'Company Name'),
        startDate: dateIn(row, 'Started On'),
        endDate,
        current: cell(row, 'Started On') !== '' && cell(row, 'Finished On') === '',
        description: proseIn(cell(row, 'Description')),
        achievements: pointsIn(cell(row, 'Description')),
      };
    }),
    education: rows('Education.csv').map((row) => ({
      degree: cell(row, 'Degree Name'),
      institution: cell(row, 'School Name'),
      graduationYear: dateIn(row, 'End Date').slice(0, 4),
      gpa: '',
      honors: cell(row, 'Notes').slice(0, 300),
    })),
    skills: {
      technical: skills.filter((name) => !isSoftSkill(name)),
      soft: skills.filter(isSoftSkill),
      languages: rows('Languages.csv').map((row) =>
        [cell(row, 'Name'), cell(row, 'Proficiency')].filter(Boolean).join(', '),
      ),
    },
    projects: rows('Projects.csv').map((row) => ({
      name: cell(row, 'Title'),
      description: cell(row, 'Description'),
      technologies: [],
      url: cell(row, 'Url'),
    })),
    certifications: rows('Certifications.csv').map((row) => ({
      name: cell(row, 'Name'),
      issuer: cell(row, 'Authority'),
      date: dateIn(row, 'Started On'),
      url: cell(row, 'Url'),
    })),
  };
  return checked(info);
}
