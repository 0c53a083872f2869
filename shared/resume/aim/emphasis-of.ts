import type { Facts, OccupationDetails } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import type { ResumeData } from '../data.ts';
import type { Aim } from './aim.ts';
import { alikeIn } from './alike.ts';
import { askedByOccupation, askedByVacancy } from './asked.ts';
import type { Emphasis } from './emphasis.ts';
import { pastOf } from './parts.ts';

export interface Reference {
  facts: Facts;
  words: VacancyWords;
  detailsOf: (index: number) => OccupationDetails;
}

const MAX_TITLE = 80;

/**
 * @param data complete, as the resume is written from it: its ids name the facts
 * @param now milliseconds since the epoch: the end of current jobs
 * @returns why the text is not a vacancy, or that the occupation is unknown
 */
export function emphasisOf(
  data: ResumeData,
  aim: Aim,
  { facts, words, detailsOf }: Reference,
  now: number,
): Emphasis | { refusal: string } {
  const past = pastOf(data, words, facts, now);
  if (aim.kind === 'occupation') {
    const index = indexOfCode(facts, aim.code);
    if (index === null) return { refusal: 'is no occupation that is known' };
    const asked = askedByOccupation(index, past, { facts, words, details: detailsOf(index) });
    return { of: 'occupation', title: facts.titles[index]!, code: aim.code, unread: null, asked, alike: {} };
  }
  const vacancy = readVacancy(aim.text, words, facts);
  if ('refusal' in vacancy) return vacancy;
  const [job] = vacancy.jobs;
  const { name, isRead } = vacancy.language;
  return {
    of: 'vacancy',
    title: (job?.title ?? 'Vacancy').slice(0, MAX_TITLE),
    code: job && job.sureness !== 'possible' ? facts.codes[job.index]! : null,
    unread: isRead ? null : name,
    asked: askedByVacancy(vacancy, past),
    alike: alikeIn(vacancy, past.parts),
  };
}
