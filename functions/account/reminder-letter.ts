/** The email that announces which results are about to be deleted. */
import type { LeavingResult } from '#functions/data/reminder/leaving.ts';
import { day } from '#shared/lib/format.ts';
import { HOUR_MS } from '#shared/lib/time.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { RESULT_DAYS } from '#shared/plans/retention.ts';
import { product } from '#shared/product.ts';
import { type Letter, page } from './letter.ts';

/** The page where reminders can be turned off. */
export const mailsPage = (): string => page('/account#mails');

/** The email names this many results and counts the rest. */
const MAX_NAMED = 10;
const MAX_OCCUPATIONS = 3;

/** The largest time zone offset behind UTC: everywhere, the result still exists at the end of the day we name. */
const BEHIND_MS = 12 * HOUR_MS;
const lastDay = (ms: number): string => day(new Date(ms - BEHIND_MS).toISOString(), 'UTC');
const dayOf = (ms: number): string => day(new Date(ms).toISOString(), 'UTC');

function named({ endedAt, keptUntil, occupations }: LeavingResult): string {
  const names = occupations.slice(0, MAX_OCCUPATIONS).map((code) => nameOf(code, code));
  return `From ${dayOf(endedAt)}: ${names.join(', ')}. Kept until ${lastDay(keptUntil)}.`;
}

/** @param results at least one, the earliest deletion first */
export function reminderLetter(results: LeavingResult[], name: string | null): Letter {
  const [first] = results;
  const isOne = results.length === 1;
  const until = lastDay(first!.keptUntil);
  const it = isOne ? 'it' : 'them';
  const more = results.length - MAX_NAMED;
  return {
    subject: isOne
      ? `Your ${product.name} result will be deleted after ${until}`
      : `${results.length} of your ${product.name} results will be deleted soon`,
    heading: isOne ? 'Your result will be deleted soon' : 'Your results will be deleted soon',
    text: [
      `Hello${name === null ? '' : ` ${name}`},`,
      isOne
        ? `You can read your result until ${until}. After that, it is deleted and cannot be restored.`
        : `The first of these results is deleted after ${until}. A deleted result cannot be restored.`,
    ],
    list: [...results.slice(0, MAX_NAMED).map(named), ...(more > 0 ? [`And ${more} more.`] : [])],
    action: isOne ? 'Open my result' : 'Open my results',
    href: page(isOne ? `/career-path/result/${encodeURIComponent(first!.id)}` : '/career-path/history'),
    after: [
      `To keep ${it}, print or save ${isOne ? 'the page' : 'each page'}, or save an export of everything in your account. A paid plan keeps results for as long as it runs, and ${RESULT_DAYS} days longer.`,
      `You do not need to do anything if you no longer want ${it}.`,
      { text: 'If you do not want reminders, turn them off in your account:', href: mailsPage() },
    ],
  };
}
