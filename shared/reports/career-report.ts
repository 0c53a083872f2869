import { interestNames } from '#shared/assessment/interest-names.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import {
  directionsSentence,
  isInconclusive,
  setAsideWords,
  stabilitySentence,
} from '#shared/assessment/result-words.ts';
import type { Block, Document } from '#shared/documents/document.ts';
import { day, percent, signedPercent, usd } from '#shared/lib/format.ts';
import { inSentence, listing } from '#shared/lib/in-sentence.ts';
import { scoreBandText } from '#shared/lib/score-band-text.ts';
import { profileFinding } from '#shared/matching/explain/leaning.ts';
import { attributions } from '#shared/occupations/attribution.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { occupationBlocks } from './occupation-blocks.ts';
import { asModelled, figureSource } from './report-sources.ts';

export type ReportType = 'comprehensive' | 'summary';

/** Number of occupations described in full. */
const EXPLAINED = 5;

/** The report on a stored result, in our words: only what the result contains, and no figure without its source. */
export function careerReport(result: ResultBody, { userName, type }: { userName: string; type: ReportType }): Document {
  const whole = type === 'comprehensive';
  return {
    title: whole ? 'Your career report' : 'Your career report in short',
    ...(userName && { subtitle: `For ${userName}` }),
    date: result.created_at,
    lang: 'en',
    blocks: [
      ...opening(result),
      ...interests(result),
      ...fields(result),
      ...matches(result),
      ...(whole ? result.roles.slice(0, EXPLAINED).flatMap((role) => occupationBlocks(role, result)) : []),
      ...limits,
      ...(whole ? credits : []),
    ],
  };
}

function opening(result: ResultBody): Block[] {
  const { scores, roles } = result;
  const [best] = roles;
  return [
    {
      kind: 'text',
      text: `This report is based on the assessment you completed on ${day(result.created_at, 'UTC')}. It shows which kinds of work suit your answers, how sure that is, and where each figure comes from.`,
    },
    ...doubt(result),
    { kind: 'heading', level: 2, text: best ? `${bestIs(result)}: ${nameOf(best.code, best.title)}` : 'Your result' },
    {
      kind: 'facts',
      rows: [
        { label: 'Overall score', value: percent(scores.final) },
        {
          label: 'Fit',
          value: `${percent(scores.fit)}, how well your interests, values, personality and skills suit the work`,
        },
        { label: 'Opportunity', value: `${percent(scores.opportunity)}, what the labor market offers` },
        {
          label: 'Feasibility',
          value: `${percent(scores.feasibility)}, how well you could get there from where you are now`,
        },
      ],
    },
    { kind: 'text', text: stabilitySentence(result.stability) },
    asModelled(result, 'Scores run from 0 to 100; 50 is where every occupation starts.'),
  ];
}

/** Answers that look random are mentioned before anything that rests on them. */
const doubt = ({ careless }: ResultBody): Block[] =>
  careless.flagged
    ? [
        { kind: 'heading', level: 2, text: 'Do these answers describe you?' },
        {
          kind: 'text',
          text: `Taken together, they look more like chance than like one person’s answers. ${careless.reasons.join(' ')} If they do not describe you, answer again before you act on anything below.`,
        },
      ]
    : [];

const bestIs = (result: ResultBody): string =>
  isInconclusive(result) ? 'First on your list, for now' : 'Your best match';

/** range of standardized scores drawn; the average person is in the middle */
const REACH = 2.5;

function interests(result: ResultBody): Block[] {
  const scores = result.scoring_meta.userVector.interests;
  return [
    { kind: 'heading', level: 2, text: 'What interests you' },
    {
      kind: 'contour',
      finding: `${profileFinding(scores)}.`,
      axes: interestNames.map(({ name }, axis) => ({
        label: name,
        value: Math.min(Math.max(scores[axis]!, -REACH), REACH) + REACH,
        text: scoreBandText(scores[axis]!),
      })),
      max: 2 * REACH,
    },
    {
      kind: 'text',
      text: `${interestNames.map(({ name, meaning }) => `${name}: ${meaning}`).join('. ')}. The lines show you compared with other people: the farther out, the stronger the interest.`,
    },
    asModelled(result, 'Compared with other people who answered such questions.'),
  ];
}

function fields(result: ResultBody): Block[] {
  if (result.clusters.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Fields of work' },
    {
      kind: 'bars',
      finding: fieldsFinding(result),
      rows: result.clusters.map(({ name, avg_score }) => ({ label: name, value: avg_score, text: percent(avg_score) })),
      max: 100,
    },
    asModelled(result, 'The scores of all occupations in a field, taken together.'),
  ];
}

/** No more certain than the top of the result page. */
function fieldsFinding(result: ResultBody): string {
  const [first, second] = result.clusters;
  if (isInconclusive(result)) return directionsSentence(result);
  const lead =
    second?.tie_group === first!.tie_group
      ? `Two fields are tied for first place: ${listing([first!.name, second.name])}.`
      : `As a field, ${inSentence(first!.name)} comes first.`;
  return `${lead} ${directionsSentence(result)}`;
}

function matches(result: ResultBody): Block[] {
  const notPublished = 'not published';
  const { set_aside: aside } = result;
  return [
    { kind: 'heading', level: 2, text: `Your ${result.roles.length} best matches` },
    {
      kind: 'table',
      caption: 'Best first. Your answers cannot tell apart occupations that are in the same group.',
      columns: ['Occupation', 'Group', 'Score', 'Median pay', 'Growth'],
      rows: result.roles.map(({ code, title, tie_group, final_score, opportunity: { salary_p50, growth } }) => [
        nameOf(code, title),
        String(tie_group),
        percent(final_score),
        salary_p50 === null ? notPublished : usd(salary_p50),
        growth === null ? notPublished : signedPercent(growth),
      ]),
      figures: [1, 2, 3, 4],
    },
    ...(aside ? [{ kind: 'text' as const, text: `${nameOf(aside.code, aside.title)} ${setAsideWords(aside)}` }] : []),
    asModelled(result, 'Score and group.'),
    figureSource(
      'oews',
      'Median pay: half earn more, half less. A year in US dollars, before tax, for the whole United States.',
    ),
    figureSource('projections', 'Growth: the change in the number of jobs, projected over ten years.'),
  ];
}

const limits: Block[] = [
  { kind: 'heading', level: 2, text: 'What this report cannot know' },
  {
    kind: 'list',
    items: [
      'It knows what you answered. It does not know how well you would do the work, or what employers near you are looking for.',
      'Pay and outlook are figures for many people in the whole country. Yours may differ.',
    ],
  },
];

const credits: Block[] = [
  { kind: 'heading', level: 2, text: 'Where the figures come from' },
  { kind: 'list', items: attributions.map(({ text }) => text) },
];
