import { product } from '#shared/product.ts';
import { type SourceId, type SourceRelease, sources } from './sources.ts';

/** One source as the screens credit it: a sentence to show, and its parts for a table. */
export interface Attribution extends SourceRelease {
  text: string;
}

const { onet, onet_ratings: ratings } = sources;
const onetEditions =
  onet.release === ratings.release
    ? `the ${onet.release} Database`
    : `the ${onet.release} Database and, for skills and knowledge, the ${ratings.release} Database`;

/** O*NET's licence prescribes this wording, and the last two sentences because the values were rescaled and joined. */
const onetText =
  `This page includes information from ${onetEditions} by the U.S. Department of Labor, Employment and Training ` +
  `Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. ${product.name} ` +
  'has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.';

const sentences: Record<Exclude<SourceId, 'onet_ratings'>, string> = {
  onet: onetText,
  oews: `Wages and employment: ${sources.oews.publisher}, ${sources.oews.title}, ${monthOf(sources.oews.date)}. United States; public domain.`,
  projections: `Growth, openings and entry education: ${sources.projections.publisher}, ${sources.projections.release}. United States; a projection; public domain.`,
  exposure: `AI exposure: ${sources.exposure.publisher}, ${sources.exposure.title} (MIT licence). How much of the work language-model tools touch, not how many jobs are lost.`,
  applicability: `AI applicability: ${sources.applicability.publisher}, ${sources.applicability.title} (CC BY 4.0; scores rounded). Not a forecast of replacement.`,
  telework: `Work from home: ${sources.telework.publisher}, ${sources.telework.title}; mean where occupations were merged.`,
};

function monthOf(date: string): string {
  const months = 'January February March April May June July August September October November December'.split(' ');
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** Every source of the occupation facts, in the order the app's attribution shows them. */
export const attributions: readonly Attribution[] = (Object.keys(sentences) as (keyof typeof sentences)[]).map(
  (id) => ({
    ...sources[id],
    text: sentences[id],
  }),
);

/** One line for a footer that has no room for the sentences. */
export const attributionLine = `Data: ${attributions.map(({ release }) => release).join(' · ')}. Modified by ${product.name}.`;
