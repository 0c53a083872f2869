/** Time and cost of a move in one line each, as the card shows them. */

import type { Move, Step } from '#shared/assessment/result-shape.ts';
import { usd } from '#shared/lib/format.ts';
import { pilots } from '#shared/occupations/pilots.ts';
import { spanOf } from './span.ts';

/** From this multiple of the full-time length, the time at the stated hours is given as well. */
const SLOWER = 1.5;

const together = (of: Step[]): [number, number] | null => {
  const known = of.flatMap(({ years }) => (years ? [years] : []));
  return known.length === 0 ? null : known.reduce(([a, b], [low, high]) => [a + low, b + high], [0, 0]);
};

const kinds = [
  ['schooling', 'of full-time school'],
  ['apprenticeship', 'of paid training'],
  ['experience', 'of related work'],
] as const;

/** Null when a step exists but its length is unknown. */
export function timeText(move: Move): string | null {
  const { steps, underWay } = besideStudies(move);
  if (steps.length === 0) return underWay ? 'when your studies end' : 'no step that we know of';
  const text = timeBeside({ ...move, steps });
  return text && underWay ? `${text}, on top of the studies you have begun` : text;
}

/** Only the person knows the length and price of their studies in progress. */
function besideStudies({ steps }: Move): { steps: Step[]; underWay: boolean } {
  const others = steps.filter(({ kind }) => kind !== 'studies');
  return { steps: others, underWay: others.length < steps.length };
}

function timeBeside({ steps, months, from }: Move): string | null {
  if (months === null) return null;
  const parts = kinds.flatMap(([kind, words]) => {
    const years = together(steps.filter((step) => step.kind === kind));
    if (!years) return [];
    // a step that may not be required is no more than possible
    const perhaps = from === 'background' && years[0] === 0;
    return [`${perhaps ? spanOf(years).replace('about', 'up to') : spanOf(years)} ${words}`];
  });
  const school = together(steps.filter(({ kind }) => kind === 'schooling'));
  const atYourHours = `${spanOf([months[0] / 12, months[1] / 12])} at your hours`;
  if (parts.length === 0) return atYourHours;
  const start = from === 'high_school' && school ? ', from a high school diploma' : '';
  const fullTime = together(steps.filter(({ kind }) => kind !== 'skills'))![1];
  const told = from === 'high_school' || school?.[0] !== 0;
  const slower = school && told && months[1] / 12 > SLOWER * fullTime;
  const pace = slower ? `; ${atYourHours}` : '';
  return `${parts.join(', then ')}${start}${pace}`;
}

/** Rounded to thousands: quartiles of prices are no more precise. */
const rounded = (dollars: number) =>
  usd(dollars < 1000 ? Math.round(dollars / 100) * 100 : Math.round(dollars / 1000) * 1000);

/** A flight school's tuition is published; the cost of flight hours is not. */
export const withoutAir = 'without the hours in the air';

/** @param code the occupation's */
export function costText(move: Move, code: string): string | null {
  const { dollars, from } = move;
  const { steps, underWay } = besideStudies(move);
  if (steps.length === 0) return underWay ? 'nothing on top of your studies' : 'nothing that we know of';
  const school = steps.some(({ kind, years }) => kind === 'schooling' && years !== null);
  const air = code.startsWith(pilots) && steps.some(({ kind }) => kind === 'schooling' || kind === 'licence');
  if (air && !school) return 'the hours in the air, whose price is not published here';
  if (dollars === null) return null;
  if (school) {
    const [low, high] = dollars.map(rounded);
    const start = from === 'high_school' ? ', from a high school diploma' : '';
    const price = dollars[0] < 500 ? `up to ${high}` : low === high ? `about ${low}` : `${low}-${high}`;
    return `${price} for tuition and books${air ? `, ${withoutAir}` : ''}${start}`;
  }
  if (steps.some(({ kind, years }) => kind === 'apprenticeship' && years)) return 'near zero: the training is paid';
  if (dollars[1] === 0) return 'near zero: the work is paid';
  return `up to ${rounded(dollars[1])} for courses; free ones will do`;
}
