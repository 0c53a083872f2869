/** The report on one industry, using only the figures of one version. */
import type { Block, Document } from '#shared/documents/document.ts';
import { month, share, signedPercent } from '#shared/lib/format.ts';
import { inSentence } from '#shared/lib/in-sentence.ts';
import type { MarketFigure, Overview } from './overview.ts';
import { finding, type Series, seriesText } from './trend.ts';

type Industry = Overview['industryHealth'][number];

const MISSING = 'not available';
const MONTHS = 13;

const known = (value: number | null, format: (value: number) => string): string =>
  value === null ? MISSING : format(value);
const ofHundred = (value: number): string => `${Math.round(value)} of 100`;

interface Report {
  overview: Overview;
  industry: Industry;
  /** the publishers' figures for the industry over time */
  series: readonly Series[];
  /** ISO date-time */
  now: string;
}

export function industryReport({ overview, industry, series, now }: Report): Document {
  const source = (figure: MarketFigure): Block => ({ kind: 'source', provenance: overview.sources[figure] });
  return {
    title: `Industry report: ${industry.industry}`,
    subtitle: `United States, from the figures of ${month(overview.lastUpdated)}`,
    date: now,
    lang: 'en',
    blocks: [
      { kind: 'text', text: inShort(overview, industry) },
      { kind: 'heading', level: 2, text: 'At a glance' },
      {
        kind: 'facts',
        rows: [
          { label: 'Health score', value: known(industry.healthScore, ofHundred) },
          { label: 'Hiring velocity, a year', value: known(industry.hiringVelocity, signedPercent) },
          { label: 'Salary trend, a year', value: known(industry.avgSalaryTrend, signedPercent) },
        ],
      },
      source('industryHealth.hiringVelocity'),
      source('industryHealth.avgSalaryTrend'),
      { kind: 'heading', level: 2, text: 'What the health score is made of' },
      {
        kind: 'table',
        caption: 'The parts of the health score',
        columns: ['Part', 'Figure'],
        rows: parts(industry),
        figures: [1],
      },
      ...compared(overview, industry),
      source('industryHealth.healthScore'),
      ...overTime(series),
      { kind: 'heading', level: 2, text: 'Where the openings are' },
      listed(industry.opportunities),
      source('industryHealth.opportunities'),
      { kind: 'heading', level: 2, text: 'What is asked for' },
      listed(industry.keySkills),
      source('industryHealth.keySkills'),
      { kind: 'heading', level: 2, text: 'How to read it' },
      {
        kind: 'list',
        items: [
          'All figures are for the United States as a whole. Your area may differ.',
          'They describe an industry, not one person’s chances in it.',
          'Where a publisher has no figure, the report says “not available.” Nothing is filled in.',
        ],
      },
    ],
  };
}

function inShort({ industryHealth }: Overview, { industry, healthScore }: Industry): string {
  if (healthScore === null)
    return `The publishers do not give the figures that our health score needs for ${inSentence(industry)}.`;
  const scored = industryHealth.filter((other) => other.healthScore !== null);
  const better = scored.filter((other) => other.healthScore! > healthScore).length;
  const place = better === 0 ? 'the highest' : `number ${better + 1}`;
  return `${industry} has a health score of ${ofHundred(healthScore)}, ${place} of ${scored.length} industries.`;
}

const parts = ({ healthParts: { employmentChange, openingsRate, projectedChange } }: Industry): string[][] => [
  ['Jobs compared with a year earlier', known(employmentChange, signedPercent)],
  ['Open jobs as a share of all jobs', known(openingsRate, share)],
  ['Jobs projected over ten years', known(projectedChange, signedPercent)],
];

/** The industry compared with the others, because a score alone says little. */
function compared({ industryHealth }: Overview, { industry }: Industry): Block[] {
  const rows = industryHealth.flatMap(({ industry: label, healthScore }) =>
    healthScore === null ? [] : [{ label, value: healthScore, text: String(Math.round(healthScore)) }],
  );
  const [best] = rows.toSorted((a, b) => b.value - a.value);
  if (!best || rows.length < 2) return [];
  const others = best.label === industry ? 'no other industry scores higher' : `${best.label} scores highest`;
  return [{ kind: 'bars', finding: `Health score of all industries: ${others}`, rows, max: 100 }];
}

/** The finding of each series, and its latest months side by side. */
function overTime(series: readonly Series[]): Block[] {
  const drawn = series.filter(({ points }) => points.length > 1);
  if (drawn.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Over time' },
    ...drawn.flatMap((one): Block[] => {
      const { measure, exact } = seriesText[one.key];
      return [
        { kind: 'heading', level: 3, text: finding(one) },
        {
          kind: 'table',
          caption: measure,
          columns: ['Month', measure],
          rows: one.points
            .slice(-MONTHS)
            .toReversed()
            .map(({ date, value }) => [month(date), exact(value)]),
          figures: [1],
        },
        { kind: 'source', provenance: one.provenance },
      ];
    }),
  ];
}

const listed = (items: string[]): Block =>
  items.length > 0 ? { kind: 'list', items } : { kind: 'text', text: MISSING };
