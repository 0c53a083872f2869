import {
  isStopped,
  markReminded,
  profileItem,
  readProfile,
  remindedUntil,
  unmarkReminded,
} from '#functions/data/profile/profile.ts';
import { type LeavingResult, resultsLeaving } from '#functions/data/reminder/leaving.ts';
import { lookAgain, type ReminderTask, reminderTasksAfter } from '#functions/data/reminder/task.ts';
import { env } from '#functions/outside/env.ts';
import { MailFailure, sendMail, sendsMail } from '#functions/outside/mail.ts';
import type { Item } from '#functions/outside/table.ts';
import { mailAddressOf } from '#functions/outside/user-pool.ts';
import { job } from '#functions/serve/job.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { letterHtml, letterText } from './letter.ts';
import { mailsPage, reminderLetter } from './reminder-letter.ts';

/** Sends one email to each person whose results are about to be deleted (docs/decisions/0075). */
export const handler = job({
  name: 'remind-before-deletion',
  page: async (after) => (sendsMail() ? reminderTasksAfter(after) : []),
  cursorOf: ({ sub }) => sub,
  named: ({ sub }) => ({ sub }),
  visit: async (task, { now }) => {
    if (task.dueAt <= now) await look(task, now);
  },
});

async function look(task: ReminderTask, now: number): Promise<void> {
  const { sub } = task;
  const item = await profileItem(sub);
  const remindedTo = remindedUntil(item);
  const { results, lookAt } = await resultsLeaving(sub, remindedTo, now);
  const { name, remind_before_deletion } = readProfile(item);
  const isTold =
    results.length === 0 || (remind_before_deletion && (await tell({ sub, name, remindedTo, results, item })));
  // reminders may be off, or the address unusable, only for now: check again tomorrow
  await lookAgain(task, isTold || lookAt === null ? lookAt : Math.min(lookAt, now + DAY_MS));
}

interface News {
  sub: string;
  name: string | null;
  /** the date covered by the previous reminder */
  remindedTo: number;
  results: LeavingResult[];
  item: Item | undefined;
}

/**
 * Marks before sending: an interrupted run sends nothing rather than the same email twice.
 * @returns whether nothing is left to announce
 */
async function tell({ sub, name, remindedTo, results, item }: News): Promise<boolean> {
  const to = await mailAddressOf(sub, env.USER_POOL_ID);
  if (to === null || isStopped(item, to)) return false;
  const until = results.at(-1)!.keptUntil;
  if (!(await markReminded(sub, remindedTo, until))) return false;
  const letter = reminderLetter(results, name);
  try {
    await sendMail({
      to,
      sub,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      unsubscribeUrl: mailsPage(),
    });
  } catch (error) {
    if (error instanceof MailFailure && error.kind === 'later') await unmarkReminded(sub, remindedTo, until);
    throw error;
  }
  return true;
}
