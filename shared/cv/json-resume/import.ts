/** A CV from JSON Resume: validated by the fields of that schema, with a message that says where and what is wrong. */
import * as z from 'zod/mini';
import { isSoftSkill } from '#shared/cv/builder/soft-skills.ts';
import { emptyOf, MAX_ENTRIES, type UserInfo, userInfo } from '#shared/cv/user-info.ts';
import { hasOddLength } from '#shared/lib/odd-length.ts';
import { SOFT } from './export.ts';
import { type JsonResume, jsonResume } from './schema.ts';

export type Imported = { info: UserInfo } | { refusal: string };

/** `work[1].startDate` */
const pathText = (path: readonly PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`)).join('');

export function readJsonResume(text: string): Imported {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { refusal: 'This file is not JSON. JSON Resume is a .json file with “basics”, “work” and “education”.' };
  }
  if (hasOddLength(json))
    return { refusal: 'A “length” in this file is neither a number nor text: no field of JSON Resume has one.' };
  const read = z.safeParse(jsonResume, json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = pathText(issue?.path ?? []);
    return { refusal: `${where ? `“${where}”` : 'The file'} ${issue?.message ?? 'is not valid'} in JSON Resume.` };
  }
  const known = ['basics', 'work', 'education', 'skills', 'languages', 'certificates', 'projects'] as const;
  if (!known.some((section) => section in read.data && read.data[section]))
    return { refusal: 'This JSON has none of the sections of JSON Resume: basics, work, education, skills.' };
  return checked(infoOf(read.data));
}

/** Reports a text that is too long for a CV here by its field. */
export function checked(info: UserInfo): Imported {
  const fits = z.safeParse(userInfo, info);
  if (fits.success) return { info: fits.data };
  const [issue] = fits.error.issues;
  return { refusal: `“${pathText(issue?.path ?? [])}” ${issue?.message ?? 'is not valid'}.` };
}

const month = (date: string | null | undefined): string => (date ?? '').slice(0, 7);
const joined = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between);

function infoOf(resume: JsonResume): UserInfo {
  const basics = resume.basics ?? {};
  const meta = (resume.meta ?? {}) as { careerGoals?: unknown; honors?: unknown; current?: unknown };
  const listed = (list: unknown, at: number): unknown => (Array.isArray(list) ? list[at] : undefined);
  const linkedin = basics.profiles?.find(({ network, url }) => /linkedin/i.test(`${network} ${url}`));
  const skills = (resume.skills ?? []).flatMap(({ name, keywords }) =>
    keywords && keywords.length > 0
      ? keywords.map((skill) => ({ skill, isSoft: name === SOFT || isSoftSkill(skill) }))
      : [{ skill: name ?? '', isSoft: isSoftSkill(name ?? '') }],
  );
  const place = basics.location;
  return {
    ...emptyOf(userInfo),
    personalInfo: {
      fullName: basics.name ?? '',
      email: basics.email ?? '',
      phone: basics.phone ?? '',
      location: joined([place?.city, place?.region, place?.countryCode], ', '),
      linkedin: linkedin?.url ?? (linkedin?.username ? `https://www.linkedin.com/in/${linkedin.username}` : ''),
      website: basics.url ?? '',
    },
    professionalSummary: basics.summary ?? '',
    experience: (resume.work ?? []).slice(0, MAX_ENTRIES).map((one, at) => ({
      title: one.position ?? '',
      company: one.name ?? '',
      startDate: month(one.startDate),
      endDate: month(one.endDate),
      // in JSON Resume an absent end means the present
      current:
        typeof listed(meta.current, at) === 'boolean'
          ? listed(meta.current, at) === true
          : Boolean(one.startDate && !one.endDate),
      description: one.summary ?? '',
      achievements: one.highlights ?? [],
    })),
    education: (resume.education ?? []).slice(0, MAX_ENTRIES).map((one, at) => ({
      degree: joined([one.studyType, one.area], ', '),
      institution: one.institution ?? '',
      graduationYear: (one.endDate ?? '').slice(0, 4),
      gpa: one.score ?? '',
      honors: String(listed(meta.honors, at) ?? ''),
    })),
    skills: {
      technical: skills.filter(({ skill, isSoft }) => skill && !isSoft).map(({ skill }) => skill),
      soft: skills.filter(({ skill, isSoft }) => skill && isSoft).map(({ skill }) => skill),
      languages: (resume.languages ?? [])
        .map(({ language, fluency }) => joined([language, fluency], ', '))
        .filter(Boolean),
    },
    projects: (resume.projects ?? []).slice(0, MAX_ENTRIES).map((one) => ({
      name: one.name ?? '',
      description: joined([one.description, ...(one.highlights ?? [])], '\n'),
      technologies: one.keywords ?? [],
      url: one.url ?? '',
    })),
    certifications: (resume.certificates ?? []).slice(0, MAX_ENTRIES).map((one) => ({
      name: one.name ?? '',
      issuer: one.issuer ?? '',
      date: month(one.date),
      url: one.url ?? '',
    })),
    targetRole: basics.label ?? '',
    careerGoals: typeof meta.careerGoals === 'string' ? meta.careerGoals : '',
  };
}
