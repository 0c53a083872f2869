/** Compares occupations, one line each. */
import { capital, count, usd } from '#shared/lib/format.ts';
import { spanOf } from '#shared/matching/moves/span.ts';
import { educationSaid } from '#shared/occupations/education-text.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import { type By, limitsOf } from '../figures/limits.ts';
import { medianIn } from '../figures/occupation-figures.ts';
import type { Among, Measure } from '../question/among.ts';
import { sourcesOf, words } from './most.ts';
import { licenseNeed, type OccupationTable, occupationName, sourced } from './occupation.ts';
import { lineOf, listSource, occupationRecords } from './occupation-lines.ts';
import { aPeriod, shareOf } from './paid-per.ts';
import { records } from './records.ts';
import type { Said } from './said.ts';

const inWords: Record<Exclude<Measure, By>, string> = {
  remote: 'by how much of the work can be done from home',
  schooling: 'by how much schooling, related work and training they usually need, least first',
  license: 'by how rarely a license is needed',
  people: 'by how many people work in it',
  day: 'what it is',
  all: 'side by side',
};
const isBy = (measure: Measure): measure is By => measure in words;

const known = (value: number): boolean => !Number.isNaN(value);

const unsaidOf: Record<NonNullable<Among['unsaid']>, string> = {
  better: 'I can’t tell you which is better for you. Here is how they compare.',
  why: 'I don’t have data on why they differ. This is how they compare in schooling and training:',
  good: 'Whether that’s good for you depends on what you need and where you live. Here it is next to the jobs closest to it:',
};

/** Pay, outlook and schooling of several, in the order given. */
export const sideBySide = (found: number[]): Among => ({
  kind: 'among',
  found,
  rest: [],
  by: 'all',
  limits: null,
  isSorted: true,
  isNone: false,
  place: null,
  per: null,
  unsaid: null,
});

export function amongSaid(table: OccupationTable, asked: Among): Said {
  const { found, by, isSorted, limits, isNone, unsaid } = asked;
  const { facts } = table;
  if (found.length === 0) return { paragraphs: ['That’s all I have.'], sources: [records.occupations] };
  const frame = limits
    ? limitsOf(facts, limits)
        .map(({ said }) => said)
        .join(' and ')
    : '';
  const order = isBy(by) ? words[by] : inWords[by];
  const heading = [
    ...(isNone ? [`None of them ${frame}. Here are all of them`] : frame ? [`These ${frame}`] : []),
    ...(isSorted || !frame ? [order] : []),
  ].join(', ');
  return {
    paragraphs: [
      ...(unsaid ? [unsaidOf[unsaid]] : []),
      `${capital(heading)}${asked.place && (by === 'pay' || by === 'low-pay') ? `, in ${asked.place.name}` : ''}:\n${found.map((at) => `- ${occupationName(facts, at)}: ${lineOn(table, at, asked)}`).join('\n')}`,
      sourcesSaid(asked),
    ],
    sources: [...occupationRecords(table, found), records.data],
  };
}

/** Each source once: a limit may rest on the one that is named already. */
function sourcesSaid({ by, place, limits, isNone }: Among): string {
  const first = sourceOf(by, place !== null);
  const others = limits && !isNone ? sourcesOf(limits) : [];
  return [first, ...others.filter((other) => !first.includes(other.slice(other.indexOf('('))))].join(' ');
}

function lineOn(table: OccupationTable, at: number, asked: Among): string {
  const { facts } = table;
  switch (asked.by) {
    case 'pay':
    case 'low-pay':
      return paidSaid(table, at, asked);
    case 'growth':
    case 'decline':
      return known(facts.growth[at]!) ? behindName(table, at, 'growth') : 'no projection is published';
    case 'openings':
      return known(facts.openings[at]!) ? behindName(table, at, 'openings') : 'no projection is published';
    case 'touched':
    case 'untouched':
      return known(facts.exposure[at]!) ? behindName(table, at, 'untouched') : 'not known';
    case 'remote':
      return known(facts.telework[at]!) ? `about ${Math.round(facts.telework[at]! * 100)}% of the work` : 'not known';
    case 'people':
      return known(facts.employment[at]!) ? `${count(facts.employment[at]!)} people` : 'not published';
    case 'license':
      return licenseNeed(facts, at);
    case 'schooling':
      return schoolingSaid(table, at);
    case 'day':
      return table.texts[facts.codes[at]!]!.summary;
    case 'all': {
      const group = widerGroupText(facts.figureGroup[at]!);
      return [
        paidSaid(table, at, asked),
        known(facts.growth[at]!) ? behindName(table, at, 'growth') : 'no projection is published',
        schoolingSaid(table, at),
        ...(group ? [`pay and outlook are ${group}`] : []),
      ].join('; ');
    }
  }
}

/** A line of a list without its leading name. */
const behindName = (table: OccupationTable, at: number, by: By): string =>
  lineOf(table, at, by).slice(`- ${occupationName(table.facts, at)}: `.length);

function paidSaid({ facts, states }: OccupationTable, at: number, { place, per }: Among): string {
  const median = place ? (medianIn(states(at), place) ?? Number.NaN) : facts.wageP50[at]!;
  if (!known(median)) return place ? `no figure is published for ${place.name}` : 'no median pay is published';
  return `median pay ${usd(median)} a year${per ? `, about ${shareOf(median, per)} ${aPeriod(per)}` : ''}`;
}

function schoolingSaid({ facts }: OccupationTable, at: number): string {
  const months = (value: number, of: string): string =>
    known(value) && Math.round(value) > 0 ? `, ${spanOf([value / 12, value / 12])} of ${of}` : '';
  return `usually ${educationSaid(facts, at).level.toLowerCase()}${months(facts.experienceMonths[at]!, 'related work')}${months(facts.trainingMonths[at]!, 'training')}`;
}

function sourceOf(by: Measure, isOfPlace: boolean): string {
  switch (by) {
    case 'remote':
      return sourced('telework');
    case 'people':
      return sourced('oews');
    case 'license':
      return `That’s our reading of the records. Check with your state’s board. ${sourced('licences')}`;
    case 'schooling':
      return sourced('preparation');
    case 'day':
      return 'Ask me about the pay, the outlook or the way into any of them.';
    case 'all':
      return `${listSource('pay')} Growth: ${sourced('projections')} Schooling: ${sourced('preparation')}`;
    default:
      return isOfPlace && (by === 'pay' || by === 'low-pay') ? sourced('oews') : listSource(by);
  }
}
