/** The statements and parts of a resume that can answer a job's requirements. */
import { degreeLevel } from '#shared/cv/analysis/degree-level.ts';
import { monthsIn, type Period, periodOf } from '#shared/cv/analysis/periods.ts';
import { datesIn } from '#shared/cv/dates.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { namedIn } from '#shared/vacancies/named-in.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import type { ResumeData } from '../data.ts';
import { factsOf } from '../facts.ts';

export interface Part {
  id: string;
  text: string;
  /** tools, skills, licenses and languages it names */
  named: ReadonlySet<string>;
}

export interface Past {
  parts: readonly Part[];
  /** by id, with the level of the degree */
  degrees: readonly { id: string; level: NonNullable<ReturnType<typeof degreeLevel>> }[];
  /** jobs with readable dates, and their total months, overlaps counted once */
  jobs: readonly string[];
  months: number;
}

export function pastOf(data: ResumeData, words: VacancyWords, facts: Facts, now: number): Past {
  const list = (text: string) => `Skills: ${text}.`;
  const texts: [string, string][] = [
    ...factsOf(data).map(({ id, text }): [string, string] => [id, text]),
    ...data.skills.map((skill, at): [string, string] => [`skills.${at}`, list(skill)]),
    ...data.projects.map(({ technologies }, at): [string, string] => [`projects.${at}`, list(technologies.join(', '))]),
    ...data.education.map(({ degree }, at): [string, string] => [`education.${at}`, list(degree)]),
  ];
  const periods = data.experience.flatMap(({ duration }, at): { id: string; period: Period }[] => {
    const period = periodIn(duration, now);
    return period ? [{ id: `experience.${at}`, period }] : [];
  });
  return {
    parts: texts.map(([id, text]) => ({ id, text, named: namedIn(text, words, facts) })),
    degrees: data.education.flatMap(({ degree }, at) => {
      const level = degreeLevel([degree]);
      return level ? [{ id: `education.${at}`, level }] : [];
    }),
    jobs: periods.map(({ id }) => id),
    months: monthsIn(periods.map(({ period }) => period)),
  };
}

function periodIn(duration: string, now: number): Period | null {
  const [range] = datesIn(duration);
  if (!range) return null;
  const found = (value: string | null) => (value ? { value } : undefined);
  const [startDate, endDate] = [found(range.start), found(range.end)];
  return periodOf(
    { ...(startDate && { startDate }), ...(endDate && { endDate }), current: range.current, highlights: [] },
    now,
  );
}
