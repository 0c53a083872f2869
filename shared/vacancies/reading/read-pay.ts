/** Reads a vacancy's pay: the amounts it names, by currency and period. Bonuses, fees and budgets are not pay. */

import { timesAYear } from '#shared/lib/working-year.ts';
import type { Period } from '../terms.ts';
import type { Sentence } from './sentences.ts';

export interface Pay {
  from: number;
  to: number;
  per: Period;
  /** ISO 4217 */
  currency: string;
  /** whether the period was named, or derived from the amount */
  isPeriodNamed: boolean;
  places: { start: number; end: number }[];
}

const symbols: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  zł: 'PLN',
  dollars: 'USD',
  dollar: 'USD',
  pounds: 'GBP',
  euros: 'EUR',
  euro: 'EUR',
  usd: 'USD',
};
const codes = 'USD|EUR|GBP|CAD|AUD|NZD|CHF|NOK|SEK|DKK|PLN|CZK|INR|JPY|SGD|HKD|ZAR|BRL|MXN|AED';
const sign = `(?:US\\$|C\\$|A\\$|[$£€¥₹]|\\b(?:${codes})\\b)`;
const behind = `(?:[€£]|zł|\\b(?:${codes}|dollars?|pounds|euros?)\\b)`;
const figure = "\\d{1,3}(?:[.,' ]\\d{3}){1,2}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
const amount = new RegExp(
  `(${sign}) ?(${figure})( ?[kK]\\b)?(?: ?(?:-|to|and|bis|a|à|y|en) ?(?:${sign} ?)?(${figure})( ?[kK]\\b)?)?|(?<![\\d.,])(${figure})( ?[kK]\\b)?(?: ?(?:-|to|and|bis|à|y) ?(${figure})( ?[kK]\\b)?)? ?(${behind})`,
  'gu',
);
const periodWords: [Period, RegExp][] = [
  ['hour', /^(?:hour|hourly|hr|hrs|h|stunde|hora|heure|uur|ph)$/],
  ['day', /^(?:day|daily|tag|jour|dag)$/],
  ['week', /^(?:week|weekly|wk|woche|semana|semaine)$/],
  ['month', /^(?:month|monthly|mo|monat|monatlich|mois|mensuel|mes|mensual|mensuales|maand|mes)$/],
  ['year', /^(?:year|yearly|yr|annum|annual|annually|annuel|annuels|pa|jahr|jahrlich|ano|anual|anuales|jaar|ote)$/],
];
const notPay =
  /(?:bonus|sign-?on|signing|referral|fee|deposit|revenue|budget|reimburs\w*|stipend|allowance|401|kit|tuition|gift|funding|raised|million|fund|sales of|discount|check for|pay(?:s)?\s(?:for|us)|cost|fine|scholarship|per diem|portfolio of|grants?)/i;

/** An employer's spending on a person, as opposed to their pay. */
const spentOn =
  /^[^.;,]{0,24}\bfor (?:your )?(?:learning|training|courses?|education|books|equipment|wellness|travel)\b/i;
/** No hour is paid more than this: the word belongs to something else. */
const MAX_HOURLY = 2000;

const number = (text: string, thousands: string | undefined): number => {
  const cents = /[.,]\d{1,2}$/.exec(text)?.[0] ?? '';
  const whole = text.slice(0, text.length - cents.length).replace(/\D/g, '');
  return Number(`${whole}${cents.replace(',', '.')}`) * (thousands ? 1000 : 1);
};

function periodOf(words: string): Period | undefined {
  if (/^ ?(?:€|EUR)? ?par an\b/.test(words)) return 'year';
  for (const word of words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)) {
    const named = periodWords.find(([, pattern]) => pattern.test(word));
    if (named) return named[0];
  }
  return undefined;
}

interface Named extends Omit<Pay, 'places'> {
  start: number;
  end: number;
}

export function readPay(text: string, sentences: readonly Sentence[]): Pay | null {
  const found: Named[] = [];
  for (const { start, end, section } of sentences) {
    if (section === 'about' || section === 'noise') continue;
    const content = text.slice(start, end);
    for (const match of content.matchAll(amount)) {
      const [whole, before, first, k1, second, k2, firstAfter, k3, secondAfter, k4, currencyBehind] = match;
      const low = first ?? firstAfter!;
      const high = second ?? secondAfter;
      const kilo = k1 ?? k2 ?? k3 ?? k4;
      const after = content.slice(match.index + whole.length, match.index + whole.length + 32);
      const ahead = content.slice(Math.max(0, match.index - 32), match.index);
      if (
        notPay.test(ahead.slice(-26).split(/[;,]/).at(-1)!) ||
        notPay.test(after.slice(0, 16).split(/ plus |\+/)[0]!) ||
        spentOn.test(after) ||
        /^ ?(?:[mM]illion|[bB]illion|[MB]\b|\+? ?(?:in|of) (?!base))/.test(after)
      )
        continue;
      const from = number(low, kilo);
      const to = high === undefined ? from : number(high, k2 ?? k4 ?? kilo);
      const named =
        periodOf(after.split(/[,;(]| plus |\+/)[0]!) ??
        periodOf(ahead.split(/[.;)]/).at(-1)!) ??
        (/salary[^.]*$/i.test(ahead) && from >= 15_000 ? 'year' : undefined);
      const per = named === 'hour' && from > MAX_HOURLY ? sizeOf(from) : (named ?? sizeOf(from));
      if (!per || from <= 0 || to < from) continue;
      const written = (before ?? currencyBehind ?? '$').trim();
      const currency = symbols[written] ?? symbols[written.toLowerCase()] ?? written;
      found.push({
        from,
        to,
        per,
        currency,
        isPeriodNamed: named !== undefined,
        start: start + match.index,
        end: start + match.index + whole.length,
      });
    }
  }
  return together(found);
}

/** The period implied by an amount without one; undefined if ambiguous. */
const sizeOf = (value: number): Period | undefined =>
  value >= 15_000 ? 'year' : value >= 7 && value < 150 ? 'hour' : undefined;

/** The first kind of amount named, from its lowest to its highest value: two jobs may pay differently. */
function together(found: readonly Named[]): Pay | null {
  const first = found.find(({ isPeriodNamed }) => isPeriodNamed) ?? found[0];
  if (!first) return null;
  const same = found.filter(({ per, currency }) => per === first.per && currency === first.currency);
  return {
    from: Math.min(...same.map(({ from }) => from)),
    to: Math.max(...same.map(({ to }) => to)),
    per: first.per,
    currency: first.currency,
    isPeriodNamed: first.isPeriodNamed,
    places: same.map(({ start, end }) => ({ start, end })),
  };
}

/** Full time, 40 hours a week, all year. */
export const aYear = (value: number, per: Period): number => Math.round(value * timesAYear[per]);
