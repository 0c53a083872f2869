/** The grounded composer of the chat: what the records say, in sentences that need no model. */

import { educationLevels } from '#shared/occupations/facts.ts';
import type { Most } from './aspects.ts';
import type { ChatSource } from './contract.ts';
import { lineOf, listSource, type OccupationTable, occupationName, sayOf, sourced } from './occupation-answers.ts';
import { type Own, ownSaid, signInFirst } from './own-answers.ts';
import type { Question } from './question.ts';
import { occupationRecord, records } from './records.ts';
import type { Beyond, ListSubject } from './subject.ts';
import { type Said, type Surroundings, topicAnswer } from './topic-answers.ts';

/** A model may word what the records say; what is declined or not known is said as it stands. */
export interface Composed extends Said {
  isRecorded: boolean;
  /** names of the occupations it is about */
  subjects: string[];
}

const unknown = [
  'That I do not know: no record of mine says it, and I do not guess.',
  'I can tell you what an occupation pays, how it is expected to grow, how people get into it, whether it needs a license, and how this product works. Try "How much does a nurse make?" or "Jobs where I work with animals".',
];

/** @param own what was loaded for a question about the person; null for a visitor */
export function compose(question: Question, table: OccupationTable, around: Surroundings, own: Own | null): Composed {
  const said = composed(question, table, around, own);
  return { ...said, subjects: said.sources.flatMap(({ kind, title }) => (kind === 'occupation' ? [title] : [])) };
}

function composed(
  question: Question,
  table: OccupationTable,
  around: Surroundings,
  own: Own | null,
): Omit<Composed, 'subjects'> {
  switch (question.kind) {
    case 'declined':
      return { paragraphs: [question.text], sources: [], isRecorded: false };
    case 'unknown':
      return { paragraphs: unknown, sources: [], isRecorded: false };
    case 'own': {
      const asked = question.part === 'report' ? { report: question.plain } : null;
      return { ...(own ? ownSaid(own, asked) : signInFirst()), isRecorded: own !== null };
    }
    case 'own-fit': {
      const code = table.facts.codes[question.occupation]!;
      const occupation = { code, name: occupationName(table.facts, question.occupation) };
      return { ...(own ? ownSaid(own, { occupation }) : signInFirst(occupation)), isRecorded: own !== null };
    }
    case 'topic':
      return { ...topicAnswer(question.topic, around, question.plain), isRecorded: true };
    case 'list':
      return {
        paragraphs: [
          `${listed(question)}:\n${linesOf(table, question.found)}`,
          question.tool ? `${listSource()} Tools: ${sourced('onet')}` : listSource(),
          question.named > 0
            ? 'Which of them do you mean?'
            : 'Ask me about one of them, or take the assessment for a list of your own.',
        ],
        sources: [...occupationSources(table, question.found), records.assessment],
        isRecorded: true,
      };
    case 'most':
      return mostSaid(table, question);
    case 'occupations':
      return {
        paragraphs: [
          ...(question.guessed ? [`I take this to be about ${occupationName(table.facts, question.found[0]!)}.`] : []),
          ...beyondSaid(question.beyond),
          ...question.found.flatMap((index) => sayOf(table, index, question.asked, question.place)),
          ...(question.also.length > 0
            ? [`By that name people also mean:\n${linesOf(table, question.also)}`, listSource()]
            : []),
        ],
        sources: [...occupationSources(table, [...question.found, ...question.also]), records.data],
        isRecorded: true,
      };
  }
}

const beyondSaid = ({ country, town, employer, later, circumstances, unsaid }: Beyond): string[] => [
  ...(country ? [`My figures are those of the United States. I have none of ${country} for a single occupation.`] : []),
  ...(town ? [`Of ${town} alone I have no figures: mine are of whole states.`] : []),
  ...(employer
    ? [`I have no figures of a single employer such as ${employer}: mine are of all of them together.`]
    : []),
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

function listed({ named, tool }: ListSubject): string {
  if (tool) return `Current postings in ${tool.occupations.length} occupations name ${tool.name}, among them these`;
  return named > 0 ? 'Many occupations are called so; most people work in these' : 'These fit what you describe';
}

const mostWords: Record<Most['by'], string> = {
  pay: 'by median pay',
  growth: 'by projected growth of employment',
  decline: 'by projected loss of employment',
  openings: 'by openings a year',
};
const column = { pay: 'wageP50', growth: 'growth', decline: 'growth', openings: 'openings' } as const;
const MAX_SHOWN = 5;
const bachelor = educationLevels.indexOf("Bachelor's degree");
const highSchool = educationLevels.indexOf('High school diploma or equivalent');
/** Rounded as the share is shown. */
const WHOLLY = 0.995;

function mostSaid(
  table: OccupationTable,
  { by, withoutDegree, fromHome, withinMonths, trades, feeling }: Most,
): Omit<Composed, 'subjects'> {
  const { facts } = table;
  const values = facts[column[by]];
  const direction = by === 'decline' ? -1 : 1;
  const limits: [said: string, holds: (index: number) => boolean][] = [];
  if (trades) limits.push(['build, mend or make things', (index) => /^(47|49|51)/.test(facts.codes[index]!)]);
  if (withoutDegree && withinMonths === null)
    limits.push(['usually ask for less than a bachelor’s degree', (index) => facts.education[index]! < bachelor]);
  if (withinMonths !== null)
    limits.push([
      `usually ask for no more than high school, and whose people report at most ${withinMonths} ${withinMonths === 1 ? 'month' : 'months'} of training and related work`,
      (index) =>
        facts.education[index]! <= highSchool &&
        facts.experienceMonths[index]! + facts.trainingMonths[index]! <= withinMonths,
    ]);
  if (fromHome) limits.push(['could wholly be done from home', (index) => facts.telework[index]! >= WHOLLY]);
  const found = facts.codes
    .map((_, index) => index)
    // figures of a wider group are those of none of its occupations
    .filter((index) => facts.figureGroup[index] === 1 && !Number.isNaN(values[index]!))
    .filter((index) => limits.every(([, holds]) => holds(index)))
    .sort((a, b) => direction * (values[b]! - values[a]!) || a - b)
    .slice(0, MAX_SHOWN);
  const frame = limits.map(([said]) => ` that ${said}`).join(' and');
  if (found.length === 0)
    return { paragraphs: [`I know no occupations${frame}.`], sources: [records.occupations], isRecorded: true };
  return {
    paragraphs: [
      ...(feeling ? ['How work feels no record of mine says, and I do not guess.'] : []),
      `Of the occupations${frame}${frame ? ' and' : ' that'} have figures of their own, these are the first ${mostWords[by]}:\n${found.map((index) => lineOf(table, index, by)).join('\n')}`,
      [
        listSource(by),
        withinMonths === null ? '' : `What they ask for: ${sourced('preparation')}`,
        fromHome ? `Work from home: ${sourced('telework')}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    ],
    sources: [...occupationSources(table, found), records.data],
    isRecorded: true,
  };
}

const occupationSources = ({ facts }: OccupationTable, found: readonly number[]): ChatSource[] =>
  found.map((index) => occupationRecord(facts.codes[index]!, occupationName(facts, index)));
