/** The grounded composer of the chat: what the records say, in sentences that need no model. */

import { type Arrangement, unmoved } from '#shared/ai/arrangement.ts';
import type { ChatSource } from '../contract.ts';
import type { Mood, Question } from '../question/asked.ts';
import { isWork } from '../question/conversation.ts';
import type { Feeling } from '../question/feelings.data.ts';
import { shownBy } from '../question/shown.ts';
import type { Beyond, CareerChange, ListSubject, OccupationSubject } from '../question/subject.ts';
import type { Topic } from '../question/topics.ts';
import { amongSaid } from './among.ts';
import { type Basis, basisSaid } from './basis.ts';
import { changeSaid } from './career-change.ts';
import { feelingAnswer, feelingLine } from './feelings.ts';
import { neededSaid, workWithSaid } from './knowledge.ts';
import { boundsSaid, mostSaid, schoolingSource } from './most.ts';
import { noRecordSaid } from './no-record.ts';
import {
  lineOf,
  listSource,
  notSaidOf,
  type OccupationTable,
  occupationName,
  occupationRecords,
  paidPerSaid,
  sayOf,
  sourced,
  summaryOf,
  toolSaid,
} from './occupation.ts';
import { type Own, ownSaid, signInFirst } from './own.ts';
import { ownPlacesSaid } from './own-places.ts';
import { pointSaid } from './product-points.ts';
import { records } from './records.ts';
import type { Said, Surroundings } from './said.ts';
import { furtherAnswer, isUnordered, topicAnswer } from './topic.ts';
import { isOfSchooling, schoolingSaid, unpublishedSaid, wishedSaid } from './unpublished.ts';
import { whoListens } from './work.ts';
import { yesNoSaid } from './yes-no.ts';

type Unsaid = Extract<Question, { kind: 'unsaid' }>;

/** Where each part stands by itself, a model may say which comes first; everything else is said as it stands. */
export interface Composed {
  arrangement: Arrangement;
  sources: ChatSource[];
}

const unknown = [
  'That I do not know: no record of mine says it, and I do not guess.',
  'I can tell you what an occupation pays, how it is expected to grow, how people get into it, whether it needs a license, and how this product works. Try "How much does a nurse make?" or "Jobs where I work with animals".',
];

const deniedStays =
  'They are found by what you want, and I cannot leave out what you do not want: the page of each says what a day asks.';

/** Named to whoever shows distress, whatever else the answer is. */
const listeners = ({ isDistressed }: Mood): string[] =>
  isDistressed ? [`If more than work weighs on you: ${whoListens}.`] : [];

/** Topics that a feeling has a better answer to; good news have it to any. */
const yielding: readonly Topic[] = ['start', 'help', 'support', 'advice'];
const yields = (question: Question): boolean =>
  question.kind === 'unknown' ||
  (question.kind === 'topic' && (question.felt === 'success' || yielding.includes(question.topic))) ||
  (question.kind === 'occupations' && question.guessed);

/** @param own what was loaded for a question about the person; null for a visitor */
export function compose(question: Question, table: OccupationTable, around: Surroundings, own: Own | null): Composed {
  const { felt } = question;
  if (felt && yields(question)) {
    const { paragraphs, sources } = feelingAnswer(felt, around);
    return asItStands({ paragraphs: [...paragraphs, ...listeners(question)], sources });
  }
  const composed = answerTo(question, table, around, own);
  return felt && question.kind === 'occupations' && !question.change ? begunBy(feelingLine[felt], composed) : composed;
}

const begunBy = (line: string, { arrangement, sources }: Composed): Composed => ({
  arrangement: { ...arrangement, before: [line, ...arrangement.before] },
  sources,
});

function answerTo(question: Question, table: OccupationTable, around: Surroundings, own: Own | null): Composed {
  switch (question.kind) {
    case 'declined':
      return asItStands({ paragraphs: [question.text], sources: [] });
    case 'unknown':
      if (question.uncounted) return asItStands(noRecordSaid(table, question.uncounted));
      return asItStands({ paragraphs: [...unknown, ...listeners(question)], sources: [] });
    case 'own': {
      if (!own) return asItStands(question.part === 'learning' ? learningToVisitor(around) : signInFirst());
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
      if (question.point) return asItStands(pointSaid(...question.point, around));
      if (question.isFurther) return asItStands(furtherAnswer(question.topic, around, question.plain));
      const { paragraphs, sources } = topicAnswer(question.topic, around, question.plain);
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
            ? 'Which of them do you mean?'
            : 'Ask me about one of them, or take the assessment for a list of your own.',
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
      return asItStands(basisAnswer(table, question, around));
    case 'occupations':
      if (question.change) return changeAnswer(table, question.found[0]!, question.change, question.felt ?? null);
      return { arrangement: occupationsSaid(table, question), sources: occupationsSources(table, question) };
  }
}

/** Of what was said of the product, its first part says it all; of work, what the figures rest on. */
function basisAnswer(table: OccupationTable, basis: Basis, around: Surroundings): Said {
  const { of, remark } = basis;
  if (isWork(of)) return basisSaid(table, basis, of, shownBy(table, of));
  if (of.kind !== 'topic') return { paragraphs: [...unknown], sources: [] };
  const { paragraphs, sources } = topicAnswer(of.topic, around, of.plain);
  return {
    paragraphs: [
      ...(remark === 'simpler'
        ? []
        : ['That is how it is set up here, and what the pages below say as well. In short:']),
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
      ? `Of it I can tell what it pays, how people get into it, how it is expected to grow, what a day asks, and which others are near it. Its page has all that is known.`
      : `Of each I can tell what it pays, how people get into it, and how it is expected to grow: "the first one", or its name, is enough.`;
  return {
    paragraphs: [
      isPay && found.length === 1
        ? `${first}: what people in it earn at the start, after some years, after tax, or in a business of their own no record of mine says. The pay of all who are employed in it together:`
        : `${found.length === 1 ? first : new Intl.ListFormat('en-US').format(names)}: just that no record of mine says, and I do not guess.`,
      ...(asked.length > 0 && found.length === 1
        ? [...(isPay ? [] : ['This is what comes nearest to it:']), ...sayOf(table, found[0]!, asked, places)]
        : [others]),
    ],
    sources: [...occupationRecords(table, found.slice(0, MAX_NAMED)), records.data],
  };
}

const MAX_NAMED = 3;

/** What a learning plan is, and where somebody's own would be known. */
const learningToVisitor = (around: Surroundings): Said => {
  const { paragraphs } = topicAnswer('learning-plan', around, '');
  const { sources } = signInFirst();
  return { paragraphs: [...paragraphs, 'Sign in, and I can tell you how far your own has come.'], sources };
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

function occupationsSaid(table: OccupationTable, subject: OccupationSubject): Arrangement {
  const { found, also, asked, places, knowledge, beyond, guessed, yesNo, tool } = subject;
  return {
    before: [
      ...(guessed ? [`I take this to be about ${occupationName(table.facts, found[0]!)}.`] : []),
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
    after: also.length > 0 ? [`By that name people also mean:\n${linesOf(table, also)}`, listSource()] : [],
  };
}

/** Of what nobody publishes the nearest is said, and no whole record. */
function askedSaid(table: OccupationTable, index: number, { asked, places, beyond }: OccupationSubject): string[] {
  const { unpublished } = beyond;
  // of the schooling that they take and cost is told already
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
        `My figures are those of the United States. I have none of ${country} for a single occupation. An occupation of your result opens “Salaries”, which compares countries by estimates.`,
      ]
    : []),
  ...(town
    ? [
        `Of ${town} alone I have no figures: mine are of ${isInState ? 'whole states' : 'the whole United States, and of its states'}.`,
      ]
    : []),
  ...(employer
    ? [`I have no figures of a single employer such as ${employer}: mine are of all of them together.`]
    : []),
  ...(currency ? ['My figures are in US dollars, and I turn them into no other money.'] : []),
  ...(later ? ['What will be paid or wanted then nobody has published: my figures are the newest there are.'] : []),
  ...(circumstances
    ? [
        'Whether somebody in your circumstances is taken, no record of mine says: ask the employer, or the board that gives the license.',
      ]
    : []),
  ...(unsaid && !country && !later && !circumstances
    ? ['Just that no record of mine says, and I do not guess. This is what I know of it:']
    : []),
];

const linesOf = (table: OccupationTable, found: readonly number[]): string =>
  found.map((index) => lineOf(table, index)).join('\n');

function listed({ named, tool, bounds, byPay, ranked }: ListSubject): string {
  if (ranked) return `Of all that are called “${ranked}” and have figures of their own, by median pay`;
  if (tool) return `Current postings in ${tool.occupations.length} occupations name ${tool.name}, among them these`;
  if (bounds?.isReached) return `These fit what you describe and ${boundsSaid(bounds)}`;
  if (bounds) return `No occupations that fit what you describe ${boundsSaid(bounds)}. These fit it best`;
  if (named > 0) return 'Many occupations are called so; most people work in these';
  return byPay ? 'These fit what you describe, the best paid first' : 'These fit what you describe';
}
