/** Progress of the person's own learning plan, in the words and figures of the plan. */
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { LearningPlan } from '#shared/guidance/learning-plan-shape.ts';
import { count, counted, day } from '#shared/lib/format.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { learningPlanRecord, records, resultRecord } from './records.ts';
import type { Said } from './said.ts';

/** The most recently changed plan; `begun` is null if there is none. */
export interface OwnLearning {
  begun: { code: string; touchedAt: number; plan: Pick<LearningPlan, 'timeline' | 'totalCost' | 'phases'> } | null;
  result: ResultBody | null;
}

/** The number of open steps named. */
const SHOWN = 4;

export function ownLearningSaid({ begun, result }: OwnLearning): Said {
  if (!begun)
    return {
      paragraphs: [
        result
          ? 'You have begun no learning plan yet. Each occupation of your result has one: open it there, and what you tick is remembered.'
          : 'You have begun no learning plan yet. It is made of your answers: finish an assessment, and each occupation of its result has one.',
      ],
      sources: [result ? resultRecord(result.id) : records.assessment],
    };
  const { code, touchedAt, plan } = begun;
  const name = plainNames[code]!;
  const steps = plan.phases.flatMap((phase) => phase.steps);
  const open = steps.filter(({ done }) => !done);
  const hours = open.reduce((sum, step) => sum + step.hours, 0);
  const inResult = result?.roles.some((role) => role.code === code) ? result.id : null;
  const more = open.length > SHOWN ? [`- and ${open.length - SHOWN} more`] : [];
  const left = [
    ...(hours > 0 ? [`- Study left: ${count(hours)} hours`] : []),
    `- Time: ${plan.timeline}`,
    `- Money left to pay: ${plan.totalCost}.`,
  ];
  return {
    paragraphs: [
      `Your learning plan for ${name}, last changed on ${day(new Date(touchedAt).toISOString())}: ${steps.length - open.length} of ${counted(steps.length, 'step')} done.`,
      open.length === 0
        ? 'No step is left.'
        : ['Still to do, in this order:', ...open.slice(0, SHOWN).map(line), ...more].join('\n'),
      left.join('\n'),
    ],
    sources: [learningPlanRecord(name, inResult), ...(result ? [resultRecord(result.id)] : [])],
  };
}

const line = ({ name, hours, sure }: LearningPlan['phases'][number]['steps'][number]): string =>
  `- ${name}${hours > 0 ? `: ${count(hours)} hours` : ''}${sure ? '' : ', unless you have it'}`;
