/** The meaning of terms next to figures, if just that is asked: "what does median mean", "define percentile". */
import { sources } from '#shared/occupations/sources.ts';

const asked =
  /^(?:(?:and|so|ok|okay) )?(?:what (?:does|do|is|are)|define|explain|(?:the )?meaning of|what is meant by|what do you mean by)\s+(?:(?:an?|the|your) )?(?:(?:high|low|medium|moderate) (?=automation|ai|exposure))?(?:(?:word|term|abbreviation) )?["“']?(.+?)["”']?(?: (?:even|really|actually|mean|means|stand for|exactly|anyway|in plain (?:english|words)|here))*\W*$/;

/** Completes a sentence. */
export const riskMeaning =
  'the share of its tasks that AI tools can touch, as published studies rate them: no forecast that somebody loses a job';

/** A term that the answers use and no occupation contains. */
const widerGroup =
  'A wider group means that the publisher has no figure of that occupation alone: it counts the occupation together with related ones, and the figure is that of all of them.';

const terms: readonly [RegExp, string][] = [
  [
    /^medians?( (pay|wages?|salary|salaries|earnings))?$/,
    'The median stands in the middle: half of those who do the work earn less, and half earn more. A few very high wages do not move it, as they do an average.',
  ],
  [
    /^(percentiles?|(a |the )?(10th|90th|tenth|ninetieth) percentile|(bottom|lowest|top|highest) tenth)$/,
    'A percentile says how many stand below: of those who do the work, a tenth earns less than the 10th percentile, and nine tenths earn less than the 90th.',
  ],
  [
    /^(o\*?net[ -]*)?soc( codes?)?$/,
    'SOC is the Standard Occupational Classification, by which the United States count occupations: 29-1141 is Registered Nurses. O*NET adds two digits for finer ones, as in 29-1141.01.',
  ],
  [
    /^(bls|bureau of labor statistics)$/,
    'BLS is the Bureau of Labor Statistics, the statistics office of the U.S. Department of Labor. Pay, employment and projections come from it.',
  ],
  [
    /^o\*? ?net( online| database)?$/,
    `O*NET is the database of occupations of the U.S. Department of Labor: what people in an occupation do, know and need, as those who do the work and analysts rate it. Here it is ${sources.onet.release}.`,
  ],
  [
    /^oews$/,
    `OEWS is the survey in which BLS asks employers how many people they have in each occupation and what they pay: Occupational Employment and Wage Statistics. Here it is ${sources.oews.release}. The self-employed are not counted in it.`,
  ],
  [
    /^(annual |yearly |job )?openings( (a|per) year)?$/,
    'Openings are the places to be filled in a year, as BLS projects them: new ones, and those that people leave for another occupation or for good.',
  ],
  [
    /^(projected )?(job |employment )?(growth|outlook)( rate)?$/,
    `The outlook says how employment in an occupation is projected to change over ten years, in per cent, in the whole United States (${sources.projections.release}). It is a projection, and no promise.`,
  ],
  [
    /^(automation|ai) (risk|exposure)$|^exposure( to ai)?$/,
    `The automation risk of an occupation is ${riskMeaning}. It says nothing of robots.`,
  ],
  [
    /^(registered )?apprenticeships?$/,
    'A registered apprenticeship is paid work with training and classes, of a length and content that the U.S. Department of Labor or a state has approved. It ends with a certificate that holds in the whole country.',
  ],
  [
    /^observed$/,
    '"Observed" beside a figure says that it was counted or measured by the publisher that is named with it.',
  ],
  [
    /^model(l)?ed$/,
    '"Modeled" beside a figure says that it was worked out by a model or a projection of the publisher that is named with it.',
  ],
];

/** The meaning of the term asked about, or null if it is not in the glossary. @param plain see words.ts */
export function meaningIn(plain: string): string | null {
  if (/\bwider group\b/.test(plain)) return widerGroup;
  const word = asked.exec(plain.trim())?.[1];
  return (word && terms.find(([name]) => name.test(word))?.[1]) ?? null;
}
