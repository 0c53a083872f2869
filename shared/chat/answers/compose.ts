/** The grounded composer of the chat: answers from the records, worded without a model. */

import { type Arrangement, unmoved } from '#shared/ai/arrangement.ts';
import { product } from '#shared/product.ts';
import type { ChatSource } from '../contract.ts';
import type { Mood, Question } from '../question/asked.ts';
import type { Beyond } from '../question/beyond.ts';
import { isWork } from '../question/conversation.ts';
import type { Feeling } from '../question/feelings.data.ts';
import { shownBy } from '../question/shown.ts';
import type { CareerChange, ListSubject, OccupationSubject } from '../question/subject-kinds.ts';
import type { Topic } from '../question/topics.ts';
import { amongSaid, sideBySide } from './among.ts';
import { type Basis, basisSaid } from './basis.ts';
import { changeSaid } from './career-change.ts';
import { feelingAnswer, feelingLine } from './feelings.ts';
import { furtherAnswer } from './further-topic.ts';
import { neededSaid, workWithSaid } from './knowledge.ts';
import { boundsSaid, mostSaid, schoolingSource } from './most.ts';
import { noRecordSaid } from './no-record.ts';
import {
  notSaidOf,
  type OccupationTable,
  occupationName,
  sayOf,
  sourced,
  summaryOf,
  toolSaid,
  workOf,
} from './occupation.ts';
import { lineOf, listSource, occupationRecords } from './occupation-lines.ts';
import { type Own, ownSaid, signInFirst } from './own.ts';
import { ownPlacesSaid } from './own-places.ts';
import { paidPerSaid } from './paid-per.ts';
import { pointSaid } from './product-points.ts';
import { records } from './records.ts';
import type { AnswerContext, Said } from './said.ts';
import { isUnordered, topicAnswer } from './topic.ts';
import { isOfSchooling, schoolingSaid, unpublishedSaid, wishedSaid } from './unpublished.ts';
import { whoListens } from './work.ts';
import { yesNoSaid } from './yes-no.ts';

type Unsaid = Extract<Question, { kind: 'unsaid' }>;

/** A model may only choose the order of parts that are independent of each other; everything else stays as it is. */
export interface Composed {
  arrangement: Arrangement;
  sources: ChatSource[];
}

const unknown = [
  'Sorry, I don’t have an answer to that one.',
  'I’m good with jobs: what they pay, whether they’re growing, how to get in, and whether you need a license. I can also tell you how this site works. Try "How much does a nurse make?" or "Jobs where I work with animals".',
];

const deniedStays =
  'I searched for what you want. I can’t filter out what you don’t want, so check the page of each job to see what a day is like.';

/** Where to find help, added for people who show distress, whatever the answer is. */
const listeners = ({ isDistressed }: Mood): string[] =>
  isDistressed ? [`If it’s more than work that’s weighing on you, ${whoListens}.`] : [];

/** Topics that the answer to a feeling replaces; good news replaces any topic. */
const yielding: readonly Topic[] = ['start', 'help', 'support', 'advice'];
const yields = (question: Question): boolean =>
  question.kind === 'unknown' ||
  (question.kind === 'topic' && (question.felt === 'success' || yielding.includes(question.topic))) ||
  (question.kind === 'occupations' && question.guessed);

/** @param own what was loaded for a question about the person; null for a visitor */
export function compose(question: Question, table: OccupationTable, context: AnswerContext, own: Own | null): Composed {
  const { felt } = question;
  if (question.isYoung && isOfAssessment(question)) return asItStands(youngSaid(felt));
  if (felt && yields(question)) {
    const { paragraphs, sources } = feelingAnswer(felt, context);
    return asItStands({ paragraphs: [...paragraphs, ...listeners(question)], sources });
  }
  const composed = answerTo(question, table, context, own);
  return felt && question.kind === 'occupations' && !question.change ? begunBy(feelingLine[felt], composed) : composed;
}

/** Whether the answer would lead to the assessment, which has a minimum age. */
const isOfAssessment = (question: Question): boolean =>
  question.kind === 'unknown' ||
  question.kind === 'own' ||
  (question.kind === 'topic' && ['start', 'which-job', 'help'].includes(question.topic) && !question.point);

const youngSaid = (felt: Feeling | undefined): Said => ({
  paragraphs: [
    ...(felt ? [feelingLine[felt]] : []),
    `The assessment is for people ${product.minimumAge} and older. You can ask me about any job right now, though.`,
    'Start with what you like: "jobs where I work with animals", "something with computers". Or name a job, and I’ll tell you what it pays, what a day is like, and how people get in.',
  ],
  sources: [records.terms, records.occupations],
});

const begunBy = (line: string, { arrangement, sources }: Composed): Composed => ({
  arrangement: { ...arrangement, before: [line, ...arrangement.before] },
  sources,
});

function answerTo(question: Question, table: OccupationTable, context: AnswerContext, own: Own | null): Composed {
  switch (question.kind) {
    case 'declined':
      return asItStands({ paragraphs: [question.text], sources: [] });
    case 'unknown':
      if (question.uncounted) return asItStands(noRecordSaid(table, question.uncounted));
      return asItStands({ paragraphs: [...unknown, ...listeners(question)], sources: [] });
    case 'own': {
      if (!own) return asItStands(question.part === 'learning' ? learningToVisitor(context) : signInFirst());
      const placed = own.record === 'result' && own.result ? ownPlacesSaid(table, own.result, question) : null;
      return asItStands(placed ?? ownSaid(own, question.part === 'report' ? { report: question.plain } : null));
    }
    case 'own-fit': {
      const code = table.facts.codes[question.occupation]!;
      const occupation = { code, name: occupationName(table.facts, question.occupation) };
      return asItStands(own ? ownSaid(own, { occupation }) : signInFirst(occupation));
    }
    case 'topic': {
      if (question.wished) return asItStands(wishedSaid(question.wished));
      if (question.point) return asItStands(pointSaid(...question.point, context));
      if (question.isFurther) return asItStands(furtherAnswer(question.topic, context, question.plain));
      const { paragraphs, sources } = topicAnswer(question.topic, context, question.plain);
      const arrangement = isUnordered(question.topic)
        ? { before: [], parts: paragraphs, more: [], after: [] }
        : unmoved([...paragraphs, ...listeners(question)]);
      return { arrangement, sources };
    }
    case 'list':
      return asItStands({
        paragraphs: [
          ...beyondSaid(question.beyond),
          `${listed(question)}:\n${linesOf(table, question.found)}`,
          listSource(),
          ...(question.tool ? [`Tools: ${sourced('onet')}`] : []),
          ...(question.bounds ? schoolingSource(question.bounds) : []),
          ...(question.denied ? [deniedStays] : []),
          question.named > 0
            ? 'Which one do you mean?'
            : question.isYoung
              ? 'Ask me about any of them.'
              : 'Ask me about any of them, or take the assessment to get a list of your own.',
        ],
        sources: [...occupationRecords(table, question.found), records.assessment],
      });
    case 'most':
      return asItStands(mostSaid(table, question));
    case 'knowledge':
      return asItStands(workWithSaid(table, question.area, question.degree));
    case 'among':
      return asItStands(amongSaid(table, question));
    case 'unsaid':
      return asItStands(unsaidSaid(table, question));
    case 'basis':
      return asItStands(basisAnswer(table, question, context));
    case 'occupations':
      if (question.change) return changeAnswer(table, question.found[0]!, question.change, question.felt ?? null);
      return { arrangement: occupationsSaid(table, question), sources: occupationsSources(table, question) };
  }
}

/** For an answer about the product, its first part; for one about work, the basis of its figures. */
function basisAnswer(table: OccupationTable, basis: Basis, context: AnswerContext): Said {
  const { of, remark } = basis;
  if (isWork(of)) return basisSaid(table, basis, of, shownBy(table, of));
  if (of.kind !== 'topic') return { paragraphs: [...unknown], sources: [] };
  const { paragraphs, sources } = topicAnswer(of.topic, context, of.plain);
  return {
    paragraphs: [
      ...(remark === 'simpler' ? [] : ['That’s how it’s set up here. The pages below say the same. In short:']),
      paragraphs[0]!,
    ],
    sources,
  };
}

function unsaidSaid(table: OccupationTable, { found, asked, places, isPay }: Unsaid): Said {
  const names = found.slice(0, MAX_NAMED).map((index) => occupationName(table.facts, index));
  const [first] = names;
  const others =
    found.length === 1
      ? 'I can tell you what it pays, how to get in, whether it’s growing, what a day is like, and which jobs are close to it. Its page has everything I know.'
      : 'I can tell you what each one pays, how to get in, and whether it’s growing. Just say "the first one", or its name.';
  return {
    paragraphs: [
      isPay && found.length === 1
        ? `${first}: I don’t have pay by experience, after tax, or for people who run their own business. Here is the pay of everyone employed in it:`
        : `${found.length === 1 ? first : new Intl.ListFormat('en-US').format(names)}: I don’t have data on that, and I won’t guess.`,
      ...(asked.length > 0 && found.length === 1
        ? [...(isPay ? [] : ['Here is the closest I have:']), ...sayOf(table, found[0]!, asked, places)]
        : [others]),
    ],
    sources: [...occupationRecords(table, found.slice(0, MAX_NAMED)), records.data],
  };
}

const MAX_NAMED = 3;

/** What a learning plan is, and that signing in shows one's own. */
const learningToVisitor = (context: AnswerContext): Said => {
  const { paragraphs } = topicAnswer('learning-plan', context, '');
  const { sources } = signInFirst();
  return { paragraphs: [...paragraphs, 'Sign in, and I can tell you how far along yours is.'], sources };
};

const asItStands = ({ paragraphs, sources }: Said): Composed => ({ arrangement: unmoved(paragraphs), sources });

function changeAnswer(table: OccupationTable, from: number, change: CareerChange, felt: Feeling | null): Composed {
  const { paragraphs, found } = changeSaid(table, from, change, felt);
  return asItStands({ paragraphs, sources: [...occupationRecords(table, found), records.assessment] });
}

const occupationsSources = (table: OccupationTable, { found, also }: OccupationSubject): ChatSource[] => [
  ...occupationRecords(table, [...found, ...also]),
  records.data,
];

/** Whether several are named and nothing is asked of them, so that they are compared. */
const isComparison = ({ found, asked, places, knowledge, beyond, tool }: OccupationSubject): boolean =>
  found.length > 1 &&
  asked.length === 0 &&
  places.length === 0 &&
  knowledge === null &&
  !tool &&
  !beyond.unsaid &&
  beyond.unpublished.length === 0;

function occupationsSaid(table: OccupationTable, subject: OccupationSubject): Arrangement {
  if (isComparison(subject)) {
    const { found, beyond } = subject;
    const { paragraphs } = amongSaid(table, sideBySide(found));
    return unmoved([...beyondSaid(beyond), ...found.map((index) => workOf(table, index)), ...paragraphs]);
  }
  const { found, also, asked, places, knowledge, beyond, guessed, yesNo, tool, called } = subject;
  return {
    before: [
      ...(guessed ? [`I think you mean this job: ${occupationName(table.facts, found[0]!)}.`] : []),
      ...(called && !guessed ? [`My figures count “${called}” under ${occupationName(table.facts, found[0]!)}.`] : []),
      ...beyondSaid(beyond, places.length > 0),
    ],
    parts: found.flatMap((index) => [
      ...(knowledge ? [neededSaid(table, index, knowledge)] : []),
      ...(tool ? [toolSaid(table, index, tool)] : []),
      ...(yesNo ? yesNoSaid(table.facts, index, yesNo) : []),
      ...schoolingSaid(table, index, beyond.unpublished),
      ...(knowledge && asked.length === 0 ? [] : askedSaid(table, index, subject)),
      ...(beyond.per && asked.includes('pay') ? paidPerSaid(table, index, beyond.per, places) : []),
    ]),
    more: found.flatMap((index) => notSaidOf(table, index, asked, places)),
    after: also.length > 0 ? [`People also use that name for:\n${linesOf(table, also)}`, listSource()] : [],
  };
}

/** For unpublished figures gives only the nearest ones, not the whole record. */
function askedSaid(table: OccupationTable, index: number, { asked, places, beyond }: OccupationSubject): string[] {
  const { unpublished, unsaid } = beyond;
  if (unsaid && asked.length === 0) return [summaryOf(table, index), ...sayOf(table, index, ['pay'], places)];
  // the duration and cost of schooling are answered already
  const rest = asked.filter((aspect) => aspect !== 'way-in' || !unpublished.some(isOfSchooling));
  if (unpublished.length === 0 || rest.length > 0) return sayOf(table, index, rest, places);
  return asked.length > 0 ? [] : [summaryOf(table, index)];
}

const beyondSaid = (
  { country, town, employer, currency, later, circumstances, unsaid, unpublished }: Beyond,
  isInState = true,
): string[] => [
  ...unpublishedSaid(unpublished),
  ...(country
    ? [
        `My figures are for the United States. I don’t have any for ${country} by occupation. In your result, each occupation opens “Salaries”, which compares countries by estimates.`,
      ]
    : []),
  ...(town
    ? [
        `I don’t have figures for ${town} by itself, only for ${isInState ? 'whole states' : 'the whole United States and each state'}.`,
      ]
    : []),
  ...(employer
    ? [`I don’t have figures for a single employer like ${employer}. Mine cover all employers together.`]
    : []),
  ...(currency ? ['My figures are in US dollars, and I don’t convert them.'] : []),
  ...(later ? ['Nobody has published figures that far out. These are the newest there are.'] : []),
  ...(circumstances && !unpublished.includes('later in life')
    ? [
        'Whether someone in your situation gets hired is up to the employer, or the board that gives the license. Ask them before you start.',
      ]
    : []),
  ...(unsaid && !country && !later && !circumstances
    ? ['I don’t have data on that, and I won’t guess. Here is what I do know:']
    : []),
];

const linesOf = (table: OccupationTable, found: readonly number[]): string =>
  found.map((index) => lineOf(table, index)).join('\n');

function listed({ named, tool, bounds, byPay, ranked, strange }: ListSubject): string {
  if (strange) return `I don’t know any job called “${strange}”. These are called “${strange.split(' ').at(-1)}”`;
  if (ranked) return `Jobs called “${ranked}” that have their own figures, by median pay`;
  if (tool) return `Job postings ask for ${tool.name} in ${tool.occupations.length} occupations, including these`;
  if (bounds?.isReached) return `These fit what you describe and ${boundsSaid(bounds)}`;
  if (bounds) return `None of the jobs that fit what you describe ${boundsSaid(bounds)}. These come closest`;
  if (named > 0) return 'Several jobs go by that name. Most people work in these';
  return byPay ? 'These fit what you describe, the best paid first' : 'These fit what you describe';
}
