/** Measures how much of a CV's content was read, by field. */
import { plain } from '#shared/cv/lexicon/plain.ts';
import type { CvReading, Found } from '#shared/cv/reading.ts';
import type { Person } from './people.data.ts';

type Job = Pick<Person['work'][number], 'position' | 'name'>;
type School = Person['education'][number];

/** The known content of a CV; nothing else is counted. */
export interface Told extends Pick<Person, 'name' | 'email'>, Partial<Pick<Person, 'phone' | 'skills'>> {
  work: (Job & { startDate: string; endDate?: string | null })[];
  education: (Pick<School, 'institution'> & Partial<Pick<School, 'studyType'>>)[];
  /** what may, but need not, be read as a job */
  mayBe?: Job[];
}

type Field =
  | 'name'
  | 'e-mail'
  | 'phone'
  | 'title and employer'
  | 'with start year'
  | 'with end year'
  | 'school'
  | 'degree'
  | 'skills'
  | 'invented jobs';
export type Accuracy = Record<Field, { hits: number; of: number }>;

const words = (text: string | undefined) =>
  plain(text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const digits = (text: string | undefined) => (text ?? '').replace(/\D/g, '');

/** The same words, or one text mostly contained in the other. */
const isSame = (found: Found | undefined, expected: string): boolean => {
  const [a, b] = [words(found?.value), words(expected)].sort((x, y) => x.length - y.length) as [string, string];
  return a !== '' && b.includes(a) && a.length >= 0.55 * b.length;
};

export const noAccuracy = (): Accuracy => {
  const fields: Field[] = [
    'name',
    'e-mail',
    'phone',
    'title and employer',
    'with start year',
    'with end year',
    'school',
    'degree',
    'skills',
    'invented jobs',
  ];
  return Object.fromEntries(fields.map((field) => [field, { hits: 0, of: 0 }])) as Accuracy;
};

/** Adds a CV to the totals, and returns what was missed. */
export function measure(sum: Accuracy, { basics, work, education, skills }: CvReading, person: Told): string[] {
  const missed: string[] = [];
  const count = (field: Field, isHit: boolean, what = '') => {
    sum[field].of++;
    if (isHit) sum[field].hits++;
    else if (what) missed.push(`${field}: ${what}`);
  };
  const bare = (name: string | undefined) => words(name).replace(/^(?:dr|prof) /, '');
  count('name', bare(basics.name?.value) === bare(person.name), person.name);
  count('e-mail', basics.email?.value === person.email, person.email);
  if (person.phone !== undefined) count('phone', digits(basics.phone?.value) === digits(person.phone), person.phone);
  const left = [...work];
  const isLike = (one: CvReading['work'][number], job: Job) =>
    isSame(one.position, job.position) || isSame(one.name, job.name);
  const take = (one: CvReading['work'][number] | undefined) => {
    if (one) left.splice(left.indexOf(one), 1);
  };
  for (const job of person.work) {
    const isJob = (one: CvReading['work'][number]) => isSame(one.position, job.position) && isSame(one.name, job.name);
    const isStart = (one: CvReading['work'][number]) => one.startDate?.value.slice(0, 4) === job.startDate.slice(0, 4);
    const hit = left.find((one) => isJob(one) && isStart(one)) ?? left.find(isJob);
    count('title and employer', hit !== undefined, `${job.position} at ${job.name}`);
    count('with start year', hit !== undefined && isStart(hit));
    const end = hit?.endDate?.value.slice(0, 4) ?? null;
    if (job.endDate !== undefined)
      count('with end year', hit !== undefined && end === (job.endDate?.slice(0, 4) ?? null));
    take(hit ?? left.find((one) => isLike(one, job)));
  }
  for (const job of person.mayBe ?? []) take(left.find((one) => isLike(one, job)));
  for (const one of work) count('invented jobs', left.includes(one));
  for (const school of person.education) {
    count(
      'school',
      education.some((one) => isSame(one.institution, school.institution)),
      school.institution,
    );
    const { studyType } = school;
    if (studyType === undefined) continue;
    count(
      'degree',
      education.some((one) => words(`${one.studyType?.value} ${one.area?.value}`).includes(words(studyType))),
      studyType,
    );
  }
  for (const skill of person.skills ?? [])
    count(
      'skills',
      skills.some(({ value }) => words(value) === words(skill)),
    );
  return missed;
}
