/** The values read from a CV as the builder's fields, each with its place on the page, so nothing has to be retyped. */
import type { CvReading, Found, Place } from '#shared/cv/reading.ts';
import { emptyOf, MAX_ENTRIES, type UserInfo, userInfo } from '#shared/cv/user-info.ts';
import { isSoftSkill } from './soft-skills.ts';

export interface ReadInfo {
  info: UserInfo;
  /** by the path of the field: `personalInfo.email`, `experience.0.title` */
  places: Record<string, Place[]>;
  /** the paths of values found by a language model alone */
  byModel: string[];
}

export function fromReading(reading: CvReading): ReadInfo {
  const { basics, work, education, skills, languages, certificates } = reading;
  const places: Record<string, Place[]> = {};
  const byModel: string[] = [];
  const take = (path: string, ...found: (Found | undefined)[]): string => {
    const said = found.filter((one) => one !== undefined);
    const own = said.flatMap(({ place }) => (place ? [place] : []));
    if (own.length > 0) places[path] = own;
    if (said.some(({ by }) => by === 'model')) byModel.push(path);
    return said.map(({ value }) => value).join(', ');
  };
  const all = (path: string, list: readonly Found[]) => list.map((one, at) => take(`${path}.${at}`, one));
  const isLinkedIn = ({ value }: Found) => /linkedin\.com/i.test(value);
  const info: UserInfo = {
    ...emptyOf(userInfo),
    personalInfo: {
      fullName: take('personalInfo.fullName', basics.name),
      email: take('personalInfo.email', basics.email),
      phone: take('personalInfo.phone', basics.phone),
      location: take('personalInfo.location', basics.location),
      linkedin: take('personalInfo.linkedin', basics.links.find(isLinkedIn)),
      website: take(
        'personalInfo.website',
        basics.links.find((link) => !isLinkedIn(link)),
      ),
    },
    professionalSummary: take('professionalSummary', basics.summary),
    experience: work.slice(0, MAX_ENTRIES).map((one, at) => ({
      title: take(`experience.${at}.title`, one.position),
      company: take(`experience.${at}.company`, one.name),
      startDate: take(`experience.${at}.startDate`, one.startDate),
      endDate: one.current ? '' : take(`experience.${at}.endDate`, one.endDate),
      current: one.current,
      description: '',
      achievements: all(`experience.${at}.achievements`, one.highlights),
    })),
    education: education.slice(0, MAX_ENTRIES).map((one, at) => ({
      degree: take(`education.${at}.degree`, one.studyType, one.area),
      institution: take(`education.${at}.institution`, one.institution),
      graduationYear: take(`education.${at}.graduationYear`, one.endDate).slice(0, 4),
      gpa: '',
      honors: '',
    })),
    skills: {
      technical: all(
        'skills.technical',
        skills.filter(({ value }) => !isSoftSkill(value)),
      ),
      soft: all(
        'skills.soft',
        skills.filter(({ value }) => isSoftSkill(value)),
      ),
      languages: all('skills.languages', languages),
    },
    certifications: certificates.slice(0, MAX_ENTRIES).map((one, at) => ({
      name: take(`certifications.${at}.name`, one),
      issuer: '',
      date: '',
      url: '',
    })),
  };
  return { info, places, byModel };
}
