import { toCvAnalysis } from '#shared/cv/analysis/analysis.ts';
import { compose } from '#shared/cv/analysis/compose.ts';
import { type Computed, compute } from '#shared/cv/analysis/computed.ts';
import { evidenceOf } from '#shared/cv/analysis/evidence.ts';
import { figuresOf } from '#shared/cv/analysis/figures.ts';
import type { CvReading, Found } from '#shared/cv/reading.ts';
import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { embeddedDetails, embeddedFacts, embeddedWords } from '#test/support/facts/embedded-facts.ts';

export const facts = embeddedFacts();
const words = embeddedWords();
const detailsOf = embeddedDetails();
const NOW = Date.UTC(2026, 10, 15);

interface Job {
  title: string;
  company?: string;
  from?: string;
  to?: string | null;
  points?: string[];
}

export interface SpokenCv {
  name?: string;
  summary?: string;
  jobs?: Job[];
  degrees?: { degree: string; school?: string; year?: string }[];
  skills?: string[];
  languages?: string[];
  place?: string;
}

const found = (value: string): Found => ({ value });

/** A CV as the reader hands it over; `to: null` is a position that goes on. */
const readingOf = ({
  name = 'Bo Ek',
  summary,
  jobs = [],
  degrees = [],
  skills = [],
  languages = [],
  place,
}: SpokenCv): CvReading => ({
  language: 'en',
  basics: {
    name: found(name),
    links: [],
    ...(summary && { summary: found(summary) }),
    ...(place && { location: found(place) }),
  },
  work: jobs.map(({ title, company, from, to, points = [] }) => ({
    position: found(title),
    ...(company && { name: found(company) }),
    ...(from && { startDate: found(from) }),
    ...(to && { endDate: found(to) }),
    current: to === null,
    highlights: points.map(found),
  })),
  education: degrees.map(({ degree, school, year }) => ({
    studyType: found(degree),
    ...(school && { institution: found(school) }),
    ...(year && { endDate: found(year) }),
  })),
  skills: skills.map(found),
  languages: languages.map(found),
  certificates: [],
  notPlaced: [],
});

/** @param chosen the facts index that the person said their present title is */
export const computed = (cv: SpokenCv, target = '', now = NOW, chosen: number | null = null): Computed =>
  compute(evidenceOf(readingOf(cv), { targetRole: target, now, chosen }, { facts, words }), facts, words, detailsOf);

export function analysed(cv: SpokenCv, target = '', chosen: number | null = null): CvAnalysis {
  const all = computed(cv, target, NOW, chosen);
  const figures = figuresOf(all, facts);
  const written = compose(all, figures);
  return toCvAnalysis(all, written, { figures, facts, provider: 'composer' });
}
