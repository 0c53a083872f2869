/** The basis of an answer, for people who doubt it or ask why, and the answer in simpler words. */
import { signedPercent, usd } from '#shared/lib/format.ts';
import { educationSaid } from '#shared/occupations/education-text.ts';
import type { SourceId } from '#shared/occupations/sources.ts';
import type { Question } from '../question/asked.ts';
import type { Aspect } from '../question/aspects.ts';
import type { WorkQuestion } from '../question/conversation.ts';
import { type OccupationTable, occupationName, sourced } from './occupation.ts';
import { occupationRecords } from './occupation-lines.ts';
import { records } from './records.ts';
import type { Said } from './said.ts';

export type Basis = Extract<Question, { kind: 'basis' }>;

const restsOn: Record<Aspect, [text: string, source: SourceId]> = {
  pay: [
    'Pay is what employers report to the Bureau of Labor Statistics. The median is the middle: half earn less, half earn more.',
    'oews',
  ],
  outlook: ['The outlook is a ten-year projection for the whole United States. It’s not a promise.', 'projections'],
  'way-in': ['Schooling, related work and training are what people in the job report.', 'preparation'],
  license: [
    'Whether you need a license is our reading of published records. Your state’s board knows for sure.',
    'licences',
  ],
  ai: [
    'Automation risk is a share of tasks. Studies rated, task by task, whether AI tools could speed it up a lot. Low, medium or high follows from that share.',
    'exposure',
  ],
  remote: ['How much can be done from home was rated by the tasks and conditions of the work.', 'telework'],
  skills: ['What matters most was rated by people in the job and by analysts.', 'onet_ratings'],
  tools: ['The tools are the ones current job postings name.', 'onet'],
  similar: ['Which occupations are close to each other comes from O*NET.', 'onet'],
  people: ['How many people work in it is what employers report.', 'oews'],
  where: ['State figures are what employers there report.', 'oews'],
  day: ['What a day is like follows O*NET’s description of the work.', 'onet'],
};

const overview: readonly Aspect[] = ['pay', 'outlook', 'way-in'];

const opening: Record<Exclude<Basis['remark'], 'simpler'>, string> = {
  why: 'I don’t have data on why, and I won’t guess. Here is what the answer rests on:',
  sure: 'I gave you the published figure and added nothing. How sure it is depends on where it comes from:',
  sources: 'Here is where it comes from:',
};

export function basisSaid(
  table: OccupationTable,
  { remark, of }: Basis,
  work: WorkQuestion,
  found: readonly number[],
): Said {
  const asked = aspectsIn(of);
  const named = found.slice(0, 3);
  if (remark === 'simpler')
    return {
      paragraphs: named.map((at) => plainSaid(table, at, asked)),
      sources: [...occupationRecords(table, named), records.data],
    };
  const lines = (asked.length > 0 ? asked : overview).map((aspect) => {
    const [text, source] = restsOn[aspect];
    return `- ${text} ${sourced(source)}`;
  });
  return {
    paragraphs: [
      `${opening[remark]}\n${lines.join('\n')}`,
      ...(work.kind === 'unsaid' ? [] : ['The page of each occupation shows every figure with its source and date.']),
    ],
    sources: [...occupationRecords(table, named), records.data],
  };
}

function aspectsIn(question: Question): Aspect[] {
  if (question.kind === 'occupations' || question.kind === 'unsaid') return question.asked;
  if (question.kind !== 'most' && question.kind !== 'among') return ['pay'];
  if (['growth', 'decline', 'openings'].includes(question.by)) return ['outlook'];
  if (['touched', 'untouched'].includes(question.by)) return ['ai'];
  return question.by === 'schooling' ? ['way-in'] : question.by === 'remote' ? ['remote'] : ['pay'];
}

/** Without technical terms: the summary, and the figures asked for. */
function plainSaid({ facts, texts }: OccupationTable, at: number, asked: readonly Aspect[]): string {
  const [pay, growth, exposure] = [facts.wageP50[at]!, facts.growth[at]!, facts.exposure[at]!];
  const isAsked = (aspect: Aspect): boolean =>
    asked.includes(aspect) || (asked.every((each) => !(each in plainly)) && overview.includes(aspect));
  const plainly: Partial<Record<Aspect, string | false>> = {
    pay:
      !Number.isNaN(pay) &&
      `Half of the people in it earn more than ${usd(pay)} a year before tax, and half earn less.`,
    outlook:
      !Number.isNaN(growth) &&
      `In ten years there will probably be ${growth > 0 ? 'more' : growth < 0 ? 'fewer' : 'as many'} of these jobs than today (${signedPercent(growth)}).`,
    'way-in': `Most people need: ${educationSaid(facts, at).level.toLowerCase()}.`,
    ai:
      !Number.isNaN(exposure) &&
      `AI tools could help much with about ${Math.round(exposure * 100)} of 100 tasks. That does not mean that the job goes away.`,
  };
  const said = Object.entries(plainly).flatMap(([aspect, text]) => (text && isAsked(aspect as Aspect) ? [text] : []));
  const summary = texts[facts.codes[at]!]!.summary;
  return `${occupationName(facts, at)}: ${summary[0]!.toLowerCase()}${summary.slice(1)} ${said.join(' ')}`;
}
