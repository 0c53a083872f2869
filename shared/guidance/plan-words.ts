/** The wording of a plan's months, dollars and relaxations. */
import { counted, usd } from '#shared/lib/format.ts';
import { WEEKS_A_MONTH } from '#shared/lib/time.ts';
import type { Frame } from './plan-problem.ts';
import type { Relaxation } from './relax.ts';
import type { Resource } from './resource.ts';

/** Longer spans are given in years. */
const IN_YEARS = 24;
/** Anything longer is not a plan. */
const LONGEST = 120;

/** Rounded up, because a plan of 3.1 months is not done after three: "about 6 weeks", "about 5 months". */
export function spanText(months: number | null): string {
  if (months === null) return 'never at this budget';
  if (months <= 0) return 'no time';
  if (months < 2) return `about ${counted(Math.ceil(months * WEEKS_A_MONTH - 1e-9), 'week')}`;
  if (months > LONGEST) return `more than ${LONGEST / 12} years`;
  const whole = Math.ceil(months - 1e-9);
  if (whole < IN_YEARS) return `about ${counted(whole, 'month')}`;
  const years = Math.ceil(months / 6 - 1e-9) / 2;
  return `about ${counted(years, 'year')}`;
}

/** An exact deadline: "4 years and 2 months". */
export function monthsText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')].filter(Boolean);
  return parts.join(' and ');
}

export const finite = (months: number): number | null => (Number.isFinite(months) ? months : null);

/** Rounded to thousands: quartiles of prices are no more precise. */
export const priceText = (dollars: number): string =>
  dollars === 0 ? '$0' : usd(dollars < 1000 ? Math.ceil(dollars / 10) * 10 : Math.ceil(dollars / 100) * 100);

const relaxedPart: { [Part in keyof Frame]: (value: number) => string } = {
  hours: (hours) => `${counted(hours, 'hour')} a week`,
  budget: (budget) => `${usd(budget)} a month`,
  months: (months) => `${monthsText(months)} of time`,
};

/** "12 hours a week, and 6 years of time" */
export const relaxationText = (relaxation: Relaxation): string =>
  (Object.keys(relaxedPart) as (keyof Frame)[])
    .flatMap((part) => (relaxation[part] === undefined ? [] : [relaxedPart[part](relaxation[part])]))
    .join(' and ');

/** The cost of a resource, never stated more precisely than it is known. */
export function costText({ price, priceAmount, priceYear }: Resource): string {
  if (price === 'free') return 'free';
  if (priceAmount !== null) return `${usd(priceAmount)}${priceYear ? ` (${priceYear})` : ''}`;
  return price === 'freemium' ? 'free to follow; a certificate costs: see provider' : 'see provider';
}
