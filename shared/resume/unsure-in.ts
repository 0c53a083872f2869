/** Which data of a CV only a language model found, by the part of the resume it is placed in. */
import type { ReadInfo } from '#shared/cv/builder/from-reading.ts';

/** `email`, `summary`, `experience.0`, or a skill as `skills.Excel`; with the fields of an entry if it has any. */
export type Unsure = ReadonlyMap<string, readonly string[]>;

const fields: Record<string, string> = {
  title: 'title',
  company: 'company',
  startDate: 'start',
  endDate: 'end',
  achievements: 'description',
  degree: 'degree',
  institution: 'institution',
  graduationYear: 'year',
};

export function unsureIn({ info, byModel }: Pick<ReadInfo, 'info' | 'byModel'>): Unsure {
  const found = byModel.map((path): { part: string; field: string | undefined } => {
    const [list = '', one = '', other = ''] = path.split('.');
    switch (list) {
      case 'personalInfo':
        return { part: one, field: undefined };
      case 'experience':
      case 'education':
        return { part: `${list}.${one}`, field: fields[other] };
      case 'skills':
        return { part: skill(info.skills[one as keyof typeof info.skills][Number(other)]), field: undefined };
      case 'certifications':
        return { part: skill(info.certifications[Number(one)]?.name), field: undefined };
      default:
        return { part: 'summary', field: undefined };
    }
  });
  return new Map(
    [...Map.groupBy(found, ({ part }) => part)].map(([part, all]) => [
      part,
      [...new Set(all.flatMap(({ field }) => field ?? []))],
    ]),
  );
}

const skill = (name = ''): string => `skills.${name.trim()}`;
