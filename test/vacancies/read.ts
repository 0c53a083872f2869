import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { idOf } from '#shared/vacancies/reading/requirements.ts';
import { embeddedFacts, embeddedWords } from '#test/support/facts/embedded-facts.ts';
import type { VacancyText } from './vacancy-text.ts';

export const facts = embeddedFacts();
export const words = embeddedWords();

const counted = new Set(['education', 'licence', 'years', 'tool']);

/** A text as it was read, in the form of what is expected of it; only what the expectation speaks of. */
export function readAs({ text, also = [], marks = [], unmarked = [], pay, jobs, asks, language }: VacancyText) {
  const read = readVacancy(text, words, facts);
  if ('refusal' in read) return { refusal: read.refusal };
  const ids = read.requirements.map(idOf);
  const found = read.requirements.filter(({ options }) => options.some(({ kind }) => counted.has(kind))).map(idOf);
  const codes = read.jobs.map(({ index }) => facts.codes[index]!);
  return {
    /** the list that the code stands in, where it stands in one */
    jobs: codes.map((code, i) => (jobs[i]?.includes(code) ? jobs[i] : [code])),
    asks: [...found].sort(),
    also: also.filter((id) => ids.includes(id)),
    marks: marks.filter((key) => read.marks.some((mark) => mark.key === key)),
    unmarked: unmarked.filter((key) => !read.marks.some((mark) => mark.key === key)),
    pay: pay && read.pay ? [read.pay.from, read.pay.to, read.pay.per, read.pay.currency] : undefined,
    language: language === undefined ? undefined : read.language.code,
    missed: asks.filter((id) => !found.includes(id)),
  };
}

export const expected = ({ jobs, asks, also = [], marks = [], unmarked = [], pay, language }: VacancyText) => ({
  jobs,
  asks: [...asks].sort(),
  also,
  marks,
  unmarked,
  pay: pay && [pay[0], pay[1], pay[2], pay[3] ?? 'USD'],
  language,
  missed: [],
});
