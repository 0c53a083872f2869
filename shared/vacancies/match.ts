/**
 * Matches a vacancy with a person: what it is, how it fits, which requirements they meet, what to say and what to ask.
 */
import { inSentence, listing } from '#shared/lib/in-sentence.ts';
import { explain } from '#shared/matching/explain/receipts.ts';
import { rank } from '#shared/matching/rank.ts';
import type { Explanation, Ranking } from '#shared/matching/ranking.ts';
import { betterThan } from '#shared/matching/result.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import type { VacancyMatch } from './contract.ts';
import { comparePay } from './market-pay.ts';
import type { Job } from './reading/read-jobs.ts';
import type { Vacancy } from './reading/read-vacancy.ts';
import type { Requirement } from './reading/requirements.ts';
import { matchRequirement, type Person, type RequirementMatch } from './requirement-match.ts';
import { strengths } from './terms.ts';

type Place = { start: number; end: number };
type Asked = VacancyMatch['requirements'][number];

export interface Sources {
  /** wages by state of an occupation, by its facts index */
  states: (index: number) => StateFigure[];
}

/** The whole answer apart from its ids. */
export function matchVacancy(
  vacancy: Vacancy,
  person: Person,
  { states }: Sources,
): Omit<VacancyMatch, 'match_id' | 'result_id'> {
  const { facts, bank, answers } = person;
  const ranking = rank(facts, bank, answers);
  const spans = (places: readonly Place[]) => places.map(({ start, end }) => vacancy.plain.original(start, end));
  const jobs = vacancy.jobs.map((job) => ({ job, explanation: explain(facts, ranking, job.index) }));
  const requirements = vacancy.requirements
    .map((requirement) => askedOf(requirement, person, vacancy.jobs, spans))
    .sort((a, b) => order(a) - order(b));
  return {
    title: titleOf(vacancy.jobs[0], facts),
    language: { name: vacancy.language.name, is_read: vacancy.language.isRead },
    jobs: jobs.map(({ job, explanation }) => ({
      ...jobOf(job, explanation, facts, ranking),
      words: spans(job.places),
    })),
    requirements,
    pay: vacancy.pay && {
      ...comparePay(vacancy.pay, vacancy, person, states),
      words: spans(vacancy.pay.places),
    },
    stress: toStress(requirements, jobs[0]?.explanation),
    ask: toAsk(requirements, vacancy),
    marks: vacancy.marks.map(({ key, weight, text, places }) => ({ key, weight, text, words: spans(places) })),
  };
}

const MAX_TITLE = 80;

/** The title a job was recognized by; our name if that is the publisher's name of an occupation. */
function titleOf(job: Job | undefined, { titles, codes }: Facts): string {
  if (!job) return 'Vacancy';
  const index = titles.indexOf(job.title);
  return (index < 0 ? job.title : nameOf(codes[index]!, job.title)).slice(0, MAX_TITLE);
}

const statuses = ['missing', 'not_said', 'met'];
const order = ({ strength, status }: Asked) => 3 * strengths.indexOf(strength) + statuses.indexOf(status);

function askedOf(
  { options, strength, places }: Requirement,
  person: Person,
  jobs: readonly Job[],
  spans: (places: readonly Place[]) => Asked['words'],
): Asked {
  const each = options.map((option) =>
    matchRequirement(
      option,
      person,
      jobs.map(({ index }) => index),
    ),
  );
  const found: RequirementMatch =
    strength === 'not_needed'
      ? { status: 'met', why: 'The posting says it is not needed.' }
      : (each.find(({ status }) => status === 'met') ?? each.find(({ status }) => status === 'not_said') ?? each[0]!);
  return {
    kind: options[0]!.kind,
    name: options.map(({ name }) => name).join(' or '),
    strength,
    ...found,
    words: spans(places.slice(0, MAX_PLACES)),
  };
}

const MAX_PLACES = 6;

function jobOf(
  job: Job,
  { placed, beyond, receipts, barriers }: Explanation,
  facts: Facts,
  { finals }: Ranking,
): Omit<VacancyMatch['jobs'][number], 'words'> {
  return {
    code: placed.code,
    title: placed.title,
    sureness: job.sureness,
    why: whyOf(job),
    others: job.others.map((index) => ({ code: facts.codes[index]!, title: facts.titles[index]! })),
    score: {
      final: placed.final,
      fit: placed.fit,
      opportunity: placed.opportunity,
      feasibility: placed.feasibility,
      better_than: betterThan(finals, placed.final),
    },
    beyond,
    receipts,
    barriers,
  };
}

function whyOf({ sureness, title, others, tools }: Job): string {
  const named = {
    sure: `The posting names the title “${title},” which only this occupation goes by.`,
    likely:
      others.length > 0
        ? `The posting names the title “${title},” which other occupations also go by.`
        : `The posting mentions “${title}” in its text.`,
    possible:
      others.length > 0
        ? `The posting mentions “${title},” which could mean several occupations.`
        : 'The posting has no title that we know. This is the closest match to its first line.',
  }[sureness];
  return tools > 0
    ? `${named} O*NET lists ${tools === 1 ? 'one' : tools} of the tools it asks for under this occupation.`
    : named;
}

const MAX_LINES = 6;
/** Advanced, of 100: a transferable skill may also be a low rating that exceeds a low requirement. */
const HIGH = 75;

/** What the person can point out: the requirements they meet, and their strongest skills. */
function toStress(requirements: readonly Asked[], explanation: Explanation | undefined): string[] {
  const met = requirements.filter(
    ({ status, strength, kind }) => status === 'met' && strength !== 'not_needed' && kind !== 'place',
  );
  const high = explanation?.transferable.filter(({ yours }) => yours !== null && yours >= HIGH) ?? [];
  const skills = high.slice(0, 3).map(({ name }) => inSentence(name));
  return [
    ...met.map(({ name, why }) => `${name}: the posting asks for it, and you have it. ${why}`),
    ...(skills.length > 0
      ? [
          `This work needs ${listing(skills)}, which you rated highly. Bring an example${skills.length > 1 ? ' of each' : ''}.`,
        ]
      : []),
  ].slice(0, MAX_LINES);
}

/** What the vacancy leaves open, and what the person should clarify before applying. */
function toAsk(requirements: readonly Asked[], { pay, jobs, requirements: read, language }: Vacancy): string[] {
  const namesPlace = requirements.some(({ kind }) => kind === 'place');
  const asksFor = (condition: string) => read.some(({ options }) => options.some(({ key }) => key === condition));
  const missing = requirements.filter(({ status, strength }) => status === 'missing' && strength === 'required');
  return [
    !pay && 'What is the pay range?',
    pay && !pay.isPeriodNamed && 'Is the pay per hour or per year? The posting does not say.',
    language.isRead && !namesPlace && 'Where is the work, and how much of it can I do from home?',
    jobs.length > 1 && 'Which of the two jobs is this, and can I apply for both?',
    ...missing.map(questionOf),
    asksFor('shifts') && 'Which hours and days would I work, and how far ahead is the schedule set?',
    asksFor('travel') && 'How many days a month would I travel?',
  ]
    .filter((question) => typeof question === 'string')
    .slice(0, MAX_LINES);
}

/** What to ask about a requirement the person does not meet; null if a question would not help. */
function questionOf({ name, kind }: Asked): string | null {
  if (kind === 'licence') return `Could I get this after I am hired: ${name}?`;
  if (kind === 'education' || kind === 'years') return `Would other experience count in place of this: ${name}?`;
  return null;
}
