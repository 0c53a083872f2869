import { product } from '#shared/product.ts';
import terms from './data/terms.json' with { type: 'json' };
import { type Source, type SourceId, type SourceTerms, sourceName, sources } from './sources.ts';

/** One source as the screens credit it: a sentence to show, and its parts for a table. */
interface Attribution extends Source, SourceTerms {
  text: string;
}

const { onet, onet_ratings: ratings } = sources;
const onetEditions =
  onet.release === ratings.release
    ? `the ${onet.release} Database`
    : `the ${onet.release} Database and, for skills and knowledge, the ${ratings.release} Database`;

/**
 * O*NET's license prescribes this wording; the last two sentences are required because the values were rescaled and
 * combined.
 */
const onetText =
  `This page includes information from ${onetEditions} by the U.S. Department of Labor, Employment and Training ` +
  `Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. ${product.name} ` +
  'has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.';

const sentences: Record<Exclude<SourceId, 'onet_ratings' | 'licence_review'>, string> = {
  onet: onetText,
  oews: `Wages and employment: ${sources.oews.publisher}, ${terms.oews.title}, ${monthOf(sources.oews.date)}. United States; public domain.`,
  preparation: `Education, experience and training: ${sources.preparation.publisher}, ${sources.preparation.release}. What people in the occupation, or experts on it, say that it takes; answers about education put into the eight levels of BLS. Where O*NET publishes no answers, what BLS calls typical for entry.`,
  projections: `Growth, openings, typical entry education and training: ${sourceName(sources.projections)}. United States; a projection; public domain.`,
  licences: `Licenses: CareerOneStop, sponsored by the U.S. Department of Labor, Employment and Training Administration, and the Analyst Resource Center, ${monthOf(sources.licences.date)}. 49 states and the District of Columbia: licenses of California and local ones are not in the file. Whether a license is needed is our reading of these records and of BLS, and of single licenses our own review of ${monthOf(sources.licence_review.date)}: ask who gives it.`,
  licence_shares: `Share of the jobs that require a license: ${sources.licence_shares.publisher}, ${terms.licence_shares.title}, 2020. United States; public domain.`,
  apprenticeships: `Apprenticeships: U.S. Department of Labor, list of sponsors, ${monthOf(sources.apprenticeships.date)}; O*NET, approved titles, March 2026 (CC BY 4.0); terms from federal standards, the labor departments of New York and Maine and a federal list of 2002. Local programs differ.`,
  tuition: `Cost of schooling: ${sourceName(sources.tuition)}. Published tuition and required fees of a full-time year, before grants and aid, weighted by awards; books and supplies. Public institutions for residents of the state. No living costs; public domain.`,
  programmes: `Length of schooling: National Center for Education Statistics, accreditors, and the American Medical Association for residencies; nominal years full time, which many graduates exceed. Lengths of doctorates and professional degrees are rules of accreditors or usual practice.`,
  exposure: `AI exposure: ${sources.exposure.publisher}, ${terms.exposure.title} (MIT license). How much of the work language-model tools touch, not how many jobs are lost.`,
  applicability: `AI applicability: ${sources.applicability.publisher}, ${terms.applicability.title} (CC BY 4.0; scores rounded). Not a forecast of replacement.`,
  telework: `Work from home: ${sources.telework.publisher}, ${terms.telework.title}; mean where occupations were merged.`,
  earnings: `Pay by country: ${sources.earnings.publisher}, ${terms.earnings.title} (CC BY 4.0; modified). Means of occupation groups of ISCO-08, which the U.S. Bureau of Labor Statistics’ crosswalk of 2015 leads to; the year stands with each figure. Pay of one occupation in another country is our estimate by the rule that stands beside it.`,
  exchange: `US dollars, where the International Labour Organization gives none: ${sources.exchange.publisher}, ${terms.exchange.title}. Public domain.`,
};

function monthOf(date: string): string {
  const months = 'January February March April May June July August September October November December'.split(' ');
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** Every source of the occupation facts, in display order. */
export const attributions: readonly Attribution[] = (Object.keys(sentences) as (keyof typeof sentences)[]).map(
  (id) => ({
    ...sources[id],
    ...terms[id],
    text: sentences[id],
  }),
);
