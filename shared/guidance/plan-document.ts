/** A learning plan as a document to print and keep. */
import type { Block, Document } from '#shared/documents/document.ts';
import { usd } from '#shared/lib/format.ts';
import type { Provenance } from '#shared/lib/provenance.ts';
import type { LearningPlan, PlanPhase } from './learning-plan-shape.ts';
import { monthsText, priceText, spanText } from './plan-words.ts';

export function planDocument(plan: LearningPlan, title: string, date: string): Document {
  const { frame, careerPath } = plan;
  return {
    title: `Learning plan: ${title}`,
    subtitle: `${frame.hours} hours a week, ${usd(frame.budget)} a month, in ${monthsText(frame.months)}`,
    date,
    lang: 'en',
    blocks: [
      { kind: 'text', text: plan.overview },
      {
        kind: 'facts',
        rows: [
          { label: 'Time', value: plan.timeline },
          { label: 'Cost', value: plan.totalCost },
        ],
      },
      { kind: 'heading', level: 2, text: 'The phases' },
      ...plan.phases.flatMap(phaseBlocks),
      { kind: 'heading', level: 2, text: 'Where it leads' },
      {
        kind: 'facts',
        rows: [
          { label: 'Entry', value: careerPath.entryLevel },
          { label: 'Middle', value: careerPath.midLevel },
          { label: 'Senior', value: careerPath.seniorLevel },
          { label: 'Pay', value: careerPath.salaryProgression },
        ],
      },
      { kind: 'source', provenance: careerPath.source },
      ...waysTable(plan),
      ...certificates(plan),
      { kind: 'heading', level: 2, text: 'Tips' },
      { kind: 'list', items: plan.keyTips },
      {
        kind: 'text',
        text: 'Written by our built-in composer, from published figures and your own answers. No language model wrote any of it.',
      },
    ],
  };
}

function phaseBlocks({ phase, duration, description, skills, steps }: PlanPhase): Block[] {
  const sources = new Map<string, Provenance>(steps.map(({ source }) => [source.source, source]));
  return [
    { kind: 'heading', level: 3, text: `${phase}: ${duration}` },
    { kind: 'text', text: description },
    {
      kind: 'list',
      items: skills.flatMap(({ skill, priority, timeToLearn, resources }) => [
        `${skill}: ${timeToLearn}, ${priority} priority`,
        ...resources.flatMap(({ title, url }) => (url === null ? [title] : [])),
      ]),
    },
    ...skills.flatMap(({ resources }) =>
      resources.flatMap(({ title, provider, cost, url }): Block[] =>
        url === null ? [] : [{ kind: 'link', text: `${title}, ${provider} (${cost})`, url }],
      ),
    ),
    ...[...sources.values()].map((provenance): Block => ({ kind: 'source', provenance })),
  ];
}

const waysTable = ({ ways }: LearningPlan): Block[] => [
  { kind: 'heading', level: 2, text: 'The ways there' },
  {
    kind: 'table',
    caption: 'Each at your hours and budget',
    columns: ['Way', 'Time', 'Cost', 'By then'],
    rows: ways.map(({ name, months, dollars, waived, possible }) => [
      name,
      spanText(months),
      `${priceText(dollars)}${waived > 0 ? ' if it is funded' : ''}`,
      possible ? 'possible' : 'not possible',
    ]),
  },
];

const certificates = ({ certifications }: LearningPlan): Block[] =>
  certifications.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: 'Licenses and certificates' },
        {
          kind: 'table',
          caption: 'Proof of what was learned',
          columns: ['Name', 'Provider', 'Cost', 'Time'],
          rows: certifications.map(({ name, provider, cost, timeToComplete }) => [
            name,
            provider,
            cost,
            timeToComplete,
          ]),
        },
      ];
