/** Reads a vacancy: the job, its requirements, its pay, and anything odd. Pure, in linear time. */
import type { Facts } from '#shared/occupations/facts.ts';
import { type Kind, MAX_LENGTH, MIN_LENGTH, tooLong, tooShort } from '../terms.ts';
import type { VacancyWords } from '../words/words.ts';
import { type Language, languageOf } from './language.ts';
import { lexiconOf } from './lexicon.ts';
import { type PlainText, plainText } from './plain-text.ts';
import { type Job, readJobs } from './read-jobs.ts';
import { type Mark, readMarks } from './read-marks.ts';
import { type Pay, readPay } from './read-pay.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import { tokensOf } from './tokens.ts';

export interface Vacancy {
  plain: PlainText;
  language: Language;
  jobs: Job[];
  requirements: Requirement[];
  pay: Pay | null;
  marks: Mark[];
}

const telling = new Set<Kind>(['education', 'years', 'licence', 'tool']);
/** among words, title, requirements and pay */
const ENOUGH_SIGNS = 2;

/** Typical phrases of vacancies, in the languages common here. */
const hiring =
  /\b(?:hiring|jobs?|positions?|role|vacancy|apply|applicants?|candidates?|salary|full[- ]time|part[- ]time|shifts?|looking for|join our|responsibilities|requirements?|required|qualifications?|experience|wanted|employment|employer|resume|cv|hourly|per hour|an hour|interview|needed|we pay|benefits|stelle|bewerb\w+|wir suchen|vollzeit|teilzeit|gehalt|aufgaben|ausbildung|recherchons|candidature|poste|cdi|cdd|salaire|buscamos|empleo|oferta|salario|requisitos|cerchiamo|stipendio|vacature|solliciteer|salaris|vaga|vagas|praca|szukamy|oferujemy|sokes|lon)\b|m\/w\/d|\$\d[\d.]*\s?(?:\/|an? |per )\s?h|募集|正社員|応募|招聘|职位|岗位|薪|채용|모집|ваканси|требовани|зарплат|وظيفة|مطلوب|नौकरी/giu;

/** @returns the vacancy, or why the text cannot be read as one */
export function readVacancy(original: string, words: VacancyWords, facts: Facts): Vacancy | { refusal: string } {
  if (original.length > MAX_LENGTH) return { refusal: tooLong };
  const plain = plainText(original);
  const { text } = plain;
  if (text.replace(/\s+/g, ' ').trim().length < MIN_LENGTH) return { refusal: tooShort };
  const lexicon = lexiconOf(words, facts);
  const tokens = tokensOf(text);
  const sentences = sentencesOf(text);
  const requirements = readRequirements(text, tokens, sentences, lexicon);
  const tools = requirements.flatMap(({ options }) =>
    options.flatMap(({ occupations }) => (occupations ? [occupations] : [])),
  );
  const language = languageOf(text, tokens);
  const jobs = readJobs({ text, tokens, sentences, isRead: language.isRead }, lexicon, facts, tools);
  const signs = new Set(Array.from(text.matchAll(hiring), ([sign]) => sign.toLowerCase().replace(/s$/, '')));
  const isTitled = jobs.some(({ sureness }) => sureness !== 'possible');
  const isAsking = requirements.some(({ options }) => options.some(({ kind }) => telling.has(kind)));
  const pay = readPay(text, sentences);
  if (signs.size + Number(isTitled) + Number(isAsking) + Number(pay !== null) < ENOUGH_SIGNS)
    return { refusal: 'does not read like a vacancy: it names no job and asks for nothing we know' };
  const years = requirements.flatMap(({ strength, options }) =>
    strength === 'required' ? options.map((option) => option.years ?? 0) : [],
  );
  return {
    plain,
    language,
    jobs,
    requirements,
    pay,
    marks: readMarks(text, sentences, pay !== null, Math.max(0, ...years)),
  };
}
