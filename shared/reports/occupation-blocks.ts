import type { Receipt, ResultBody, ResultRole, Step } from '#shared/assessment/result-shape.ts';
import { levelsMeaning } from '#shared/assessment/skill-levels.ts';
import type { Block } from '#shared/documents/document.ts';
import { capital, count, percent, signed, signedPercent, usd } from '#shared/lib/format.ts';
import { isAvailable } from '#shared/matching/explain/reasons.ts';
import { spanOf } from '#shared/matching/moves/span.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { openingsText } from '#shared/occupations/openings-text.ts';
import { homeShareNote, homeShareText } from '#shared/occupations/work-from-home.ts';
import { asModelled, figureSource } from './report-sources.ts';

const MAX_REASONS = 4;
const MAX_GAPS = 5;

/** One occupation: its scores, the reasons, the labor market, what is missing, and the way there. */
export const occupationBlocks = (role: ResultRole, result: ResultBody): Block[] => [
  { kind: 'heading', level: 2, text: nameOf(role.code, role.title) },
  {
    kind: 'facts',
    rows: [
      { label: 'Score', value: scoreLine(role) },
      ...(role.better_than
        ? [
            {
              label: 'Better match than',
              value: `${count(role.better_than.count)} of ${count(role.better_than.of)} occupations`,
            },
          ]
        : []),
    ],
  },
  ...reasons(role.why),
  asModelled(result, 'Points of the score, out of 100.'),
  ...market(role),
  ...missing(role),
  ...way(role),
];

const scoreLine = ({ final_score, fit_score, opportunity_score, feasibility_score }: ResultRole): string =>
  `${percent(final_score)}: fit ${percent(fit_score)}, opportunity ${percent(opportunity_score)}, feasibility ${percent(feasibility_score)}`;

function reasons(why: Receipt[]): Block[] {
  const moved = why.filter((receipt) => receipt.part !== 'start' && isAvailable(receipt));
  // “School, training and license (about 4 years left): −3.2 points”
  const line = ({ label, points }: Receipt) =>
    `${label.replace(/^([^:(]+): (.+)$/, '$1 ($2)')}: ${signed(points)} points`;
  // parts displayed as zero are not reasons
  const strongest = (sign: 1 | -1) =>
    moved
      .filter(({ points }) => sign * points >= 0.05)
      .sort((a, b) => sign * (b.points - a.points))
      .slice(0, MAX_REASONS)
      .map(line);
  return [...listed('What speaks for it', strongest(1)), ...listed('What speaks against it', strongest(-1))];
}

const listed = (text: string, items: string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', level: 3, text },
        { kind: 'list', items },
      ];

function market({ code, opportunity }: ResultRole): Block[] {
  const { salary_p50, salary_p75, growth, openings, ai_exposure, telework, figure_group } = opportunity;
  const row = (label: string, value: number | null, format: (value: number) => string) => ({
    label,
    value: value === null ? 'not published' : format(value),
  });
  const group =
    figure_group !== undefined && figure_group > 1
      ? ` Published only for a wider group of ${figure_group} occupations.`
      : '';
  return [
    { kind: 'heading', level: 3, text: 'Pay and outlook' },
    {
      kind: 'facts',
      rows: [
        row('Median pay (half earn more, half less)', salary_p50, (value) => `${usd(value)} a year`),
        row('A quarter earn more than', salary_p75, (value) => `${usd(value)} a year`),
      ],
    },
    figureSource('oews', `For the whole United States, before tax.${group}`),
    {
      kind: 'facts',
      rows: [
        row('Change in the number of jobs', growth, signedPercent),
        row('Openings', openings, (value) => `${openingsText(value)} a year`),
      ],
    },
    figureSource('projections', `Projected over ten years.${group}`),
    {
      kind: 'facts',
      rows: [
        row(
          'Automation risk',
          ai_exposure,
          (value) => `${automationRiskName[automationRisk(value)]}: ${automationRiskText(value)}`,
        ),
      ],
    },
    figureSource('exposure', 'A band based on the share of tasks that such tools can touch.'),
    { kind: 'facts', rows: [row('Work from home', telework, homeShareText)] },
    figureSource('telework', `Work from home: ${homeShareNote(code, telework)}.`),
  ];
}

function missing({ gaps }: ResultRole): Block[] {
  if (gaps.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: 'Skills to build' },
    {
      kind: 'table',
      caption: `${levelsMeaning(gaps)} The largest gaps first.`,
      columns: ['Skill', 'Yours', 'The work asks for'],
      rows: gaps
        .slice(0, MAX_GAPS)
        .map(({ name, yours, needed }) => [
          name,
          yours === null ? 'not rated' : String(Math.round(yours)),
          String(Math.round(needed)),
        ]),
      figures: [1, 2],
    },
    figureSource('onet_ratings', 'This is the level the work asks for. Yours is your own rating.'),
  ];
}

function way({ move, time_to_transition, cost_to_transition }: ResultRole): Block[] {
  const rows = [
    { label: 'Time', value: time_to_transition ?? 'not published' },
    { label: 'Cost', value: cost_to_transition ?? 'not published' },
  ];
  return [
    { kind: 'heading', level: 3, text: 'The way there' },
    { kind: 'facts', rows },
    ...(move && move.steps.length > 0
      ? [{ kind: 'list', ordered: true, items: move.steps.map(stepLine) } as const]
      : []),
    figureSource(
      'preparation',
      'Time and cost are worked out from it, from published tuition and from the hours you named.',
    ),
  ];
}

const stepLine = ({ name, sure, years, dollars, basis }: Step): string => {
  const length = years && spanOf(years);
  const price = dollars && dollars[1] > 0 ? `up to ${usd(Math.round(dollars[1] / 100) * 100)}` : null;
  const figures = [length, price].filter(Boolean).join(', ');
  return `${name}${sure ? '' : ' (unless you have it)'}${figures && `: ${figures}`}. ${capital(basis)}.`;
};
