/**
 * A learning plan as an iCalendar file (RFC 5545): when each step begins and should be done, and the weekly hours of
 * study. All-day events, because the time of day is up to the person.
 */
import { counted } from '#shared/lib/format.ts';
import { product } from '#shared/product.ts';
import type { LearningPlan } from './learning-plan-shape.ts';
import { monthsText } from './plan-words.ts';

const DAYS_A_MONTH = 365.25 / 12;
/** Maximum length of a line without its break (section 3.1). */
const MAX_OCTETS = 75;

export interface CalendarOwner {
  code: string;
  title: string;
  /** unique to the person, so that importing the file again updates the same events */
  owner: string;
}

interface CalendarEvent {
  /** names the event within the plan and becomes part of its UID */
  part: string;
  /** months after the start of the plan */
  months: number;
  summary: string;
  description: string;
  rule?: string;
}

/** @param now milliseconds since the epoch: the plan starts on that day */
export function calendarOf(plan: LearningPlan, { code, title, owner }: CalendarOwner, now: number): string {
  const steps = plan.phases.flatMap(({ steps: each }) => each).filter(({ done }) => !done);
  const daysTo = (months: number) => Math.round(months * DAYS_A_MONTH);
  const uid = (part: string) => `${part}-${code}-${owner}@${product.name.toLowerCase()}`;
  const event = ({ part, months, summary, description, rule }: CalendarEvent) => [
    ['BEGIN', 'VEVENT'],
    ['UID', escapeText(uid(part))],
    ['DTSTAMP', `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`],
    ['DTSTART;VALUE=DATE', dayAfter(now, daysTo(months))],
    ['DTEND;VALUE=DATE', dayAfter(now, daysTo(months) + 1)],
    ['SUMMARY', escapeText(summary)],
    ['DESCRIPTION', escapeText(description)],
    ['TRANSP', 'TRANSPARENT'],
    ...(rule ? [['RRULE', rule]] : []),
    ['END', 'VEVENT'],
  ];
  const studied = steps.filter(({ hours, to }) => hours > 0 && to !== null);
  const until = Math.max(0, ...studied.map(({ to }) => to!));
  const weekly = `FREQ=WEEKLY;UNTIL=${dayAfter(now, daysTo(until))}`;
  const { hours } = plan.frame;
  const lines = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', escapeText(`-//${product.name}//Learning plan//EN`)],
    ['CALSCALE', 'GREGORIAN'],
    ...(until > 0
      ? event({
          part: 'study',
          months: 0,
          summary: `${counted(hours, 'hour')} of study this week`,
          description: `For the way into ${title}.`,
          rule: weekly,
        })
      : []),
    ...steps.flatMap(({ id, name, from, to, note, source }) => {
      if (from === null || to === null) return [];
      const text = [note, `${source.source}, ${source.date}.`].filter(Boolean).join('\n');
      const length = Math.ceil(to - from);
      return [
        ...event({
          part: `${id}-begin`,
          months: from,
          summary: `Begin: ${name}`,
          description: length > 0 ? `To be done in ${monthsText(length)}.\n${text}` : text,
        }),
        ...(length > 0
          ? event({ part: `${id}-done`, months: to, summary: `To be done: ${name}`, description: text })
          : []),
      ];
    }),
    ['END', 'VCALENDAR'],
  ];
  return `${lines.map(([name, value]) => folded(`${name}:${value}`)).join('\r\n')}\r\n`;
}

/** "20261130" in the local time zone; in UTC it would be another day for half of the world. */
function dayAfter(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}${month}${day}`;
}

/** Escapes text (section 3.3.11) and drops characters that are not allowed. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/** Folds a line between two characters before it exceeds 75 octets. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push('');
      octets = 1; // the space that marks a continuation line
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
