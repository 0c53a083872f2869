/** What an answer rests on, for whoever doubts it or asks why, and the same in plain words. */
import { signedPercent, usd } from '#shared/lib/format.ts';
import { educationSaid } from '#shared/occupations/education-text.ts';
import type { SourceId } from '#shared/occupations/sources.ts';
import type { Question } from '../question/asked.ts';
import type { Aspect } from '../question/aspects.ts';
import type { WorkQuestion } from '../question/conversation.ts';
import { type OccupationTable, occupationName, occupationRecords, sourced } from './occupation.ts';
import { records } from './records.ts';
import type { Said } from './said.ts';

export type Basis = Extract<Question, { kind: 'basis' }>;

const restsOn: Record<Aspect, [text: string, source: SourceId]> = {
  pay: [
    'Pay is what employers report to the statistics office. The median stands in the middle: half earn less, half earn more.',
    'oews',
  ],
  outlook: ['The outlook is a projection for the whole United States over ten years. It is no promise.', 'projections'],
  'way-in': ['Schooling, work before and training are what people in the occupation report.', 'preparation'],
  license: [
    'Whether a license is needed is our reading of published records. The board of your state knows it for sure.',
    'licences',
  ],
  ai: [
    'The automation risk is a share of tasks: studies rated, task by task, whether AI tools could speed it up much. Low, medium or high follows from that share.',
    'exposure',
  ],
  remote: ['How much could be done from home was rated by the tasks and conditions of the work.', 'telework'],
  skills: ['What counts most was rated by people in the occupation and by analysts.', 'onet_ratings'],
  tools: ['The tools are those that current postings name.', 'onet'],
  similar: ['Which occupations are near each other comes from the database of occupations.', 'onet'],
  people: ['How many people work in it is what employers report.', 'oews'],
  where: ['Figures of states are what employers there report.', 'oews'],
  day: ['What a day asks follows the description of the work in the database of occupations.', 'onet'],
};

const overview: readonly Aspect[] = ['pay', 'outlook', 'way-in'];

const opening: Record<Exclude<Basis['remark'], 'simpler'>, string> = {
  why: 'Why it is so no record of mine says, and I do not guess. I can say what the answer rests on:',
  sure: 'I gave it as those publish it who measured it, and added nothing. How sure it is follows from what it rests on:',
  sources: 'This is where it comes from:',
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

/** In sentences that need no term: the summary, and the figure that was asked for. */
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
