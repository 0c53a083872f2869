/** Compares a vacancy's pay with its occupation's pay and with the person's own. */
import { usd } from '#shared/lib/format.ts';
import { known } from '#shared/lib/numbers.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { sourceName, sources } from '#shared/occupations/sources.ts';
import type { StateFigure } from '#shared/occupations/states.ts';
import type { VacancyMatch } from './contract.ts';
import { aYear, type Pay } from './reading/read-pay.ts';
import type { Vacancy } from './reading/read-vacancy.ts';
import type { Person } from './requirement-match.ts';

type Answer = Omit<NonNullable<VacancyMatch['pay']>, 'words'>;

export function comparePay(
  pay: Pay,
  { jobs, requirements }: Vacancy,
  { facts, answers }: Person,
  states: (index: number) => StateFigure[],
): Answer {
  const year: Answer['year'] = [aYear(pay.from, pay.per), aYear(pay.to, pay.per)];
  const answer = {
    from: pay.from,
    to: pay.to,
    per: pay.per,
    currency: pay.currency,
    is_period_named: pay.isPeriodNamed,
    year,
  };
  const nothing = (note: string): Answer => ({ ...answer, market: null, note });
  const [job] = jobs;
  if (pay.currency !== 'USD')
    return nothing(
      `The pay is in ${pay.currency}. Our wage figures are for the United States, in US dollars, so the two are not compared.`,
    );
  if (!job) return nothing('Without an occupation, there is nothing to compare the pay with.');
  if (jobs.length > 1) return nothing('The pay could be for either of two jobs, so it is compared with neither.');
  const median = facts.wageP50[job.index]!;
  if (Number.isNaN(median)) return nothing('No annual wage is published for this occupation.');
  const middle = (year[0] + year[1]) / 2;
  const places = requirements.flatMap(({ options }) =>
    options.filter(({ kind, key }) => kind === 'place' && key.length === 2),
  );
  const state = places.length === 1 ? stateOf(places[0]!.key) : null;
  const ofState = state && states(job.index).find((figure) => figure.state === state.postal)?.median;
  const group = widerGroupText(facts.figureGroup[job.index]!);
  const compared = ofState ?? median;
  const own = answers.deepDive.background?.pay;
  return {
    ...answer,
    market: {
      place: ofState ? state.name : 'United States',
      low: known(facts.wageP10[job.index]),
      median: compared,
      high: known(facts.wageP90[job.index]),
      verdict: verdictOf(middle, compared, facts, job.index),
      source: {
        kind: 'observed',
        source: sourceName(sources.oews),
        date: sources.oews.date,
        note: [ofState ? 'the median is for the state, the range for the United States' : 'United States', group]
          .filter(Boolean)
          .join('; '),
      },
    },
    note: own === undefined ? null : ownText(middle, own),
  };
}

function verdictOf(
  middle: number,
  median: number,
  { wageP25, wageP75, wageP10, wageP90 }: Person['facts'],
  index: number,
): string {
  const away = Math.round((100 * (middle - median)) / median);
  const beside =
    away === 0
      ? 'right at typical (median) pay'
      : `${Math.abs(away)}% ${away > 0 ? 'above' : 'below'} typical (median) pay`;
  const among = () => {
    if (middle < wageP10[index]!) return 'less than nine in ten people in this occupation earn in the United States';
    if (middle < wageP25[index]!) return 'less than three in four people in this occupation earn in the United States';
    if (middle > wageP90[index]!)
      return 'more than nine in ten people in this occupation earn in the United States: ask what it includes';
    if (middle > wageP75[index]!) return 'more than three in four people in this occupation earn in the United States';
    return 'within what the middle half of people in this occupation earn in the United States';
  };
  return `The midpoint of this pay is ${beside}. That is ${among()}.`;
}

function ownText(middle: number, own: number): string {
  const difference = Math.round(middle - own);
  if (Math.abs(difference) < 500) return 'The midpoint is about the pay you named.';
  return `The midpoint is ${usd(Math.abs(difference))} a year ${difference > 0 ? 'more' : 'less'} than the pay you named.`;
}
