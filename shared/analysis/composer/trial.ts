/** What to try this week for the first match: a liking put to the test, or a look at how others do the work of today. */
import type { InterestItem } from '#shared/assessment/item-bank.ts';
import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { byCause, causeOf, causesFor, liked, type Reading, ratingWords } from './reading.ts';
import { trials } from './trials.data.ts';
import { worker } from './worker.ts';

const again = (p: Reading): Sentence =>
  say`Before anything else, answer again with time; what follows rests on answers that ${cite(p.figure('careless'), 'look like chance')}.`;

/** The trial that belongs to an item: the items of an interest stand in the same order. */
function trialOf(p: Reading, item: InterestItem): string | undefined {
  const place = p.bank.core.interests.filter(({ code }) => code === item.code).indexOf(item);
  return trials[item.code][place];
}

/** Points below which an answer is not behind a place. */
const COUNTS = 0.3;

/** A liking put to the test: the one that adds most to the first place, in the smallest form it has. */
export function trial(p: Reading): Sentence | null {
  // answers that look like chance are no ground for a trial
  if (p.has('careless')) return again(p);
  const role = p.result.roles[0]!;
  if (isOwnField(p, role)) return elsewhere(p, role);
  const item = byCause(role, liked(p)).find((each) => trialOf(p, each) && causeOf(role, each.id) >= COUNTS);
  const task = item && trialOf(p, item);
  if (!item || !task) return null;
  const rating = ratingWords(p, item.id);
  const [most] = causesFor(p, role);
  if (most?.answer === item.id)
    return p.one(
      'trial',
      say`This week, ${task}. No answer adds more to ${role.title} than your ${rating} for it.`,
      say`Set some hours aside and ${task}. Then ask yourself whether your ${rating}, which counts most for ${role.title}, was for the thing or for the idea of it.`,
      say`Test the answer that adds most to ${role.title} (${rating}): ${task}.`,
    );
  return p.one(
    'trial',
    say`This week, ${task}: your ${rating} for it is one of the answers behind ${role.title}.`,
    say`On Monday, ${task}. One of the answers that speak for ${role.title}, ${rating}, can be tested where it costs nothing.`,
    say`Before anything else, ${task}. Your ${rating} for it is among what speaks for ${role.title}.`,
    say`Test one of the answers behind ${role.title} (${rating}): ${task}.`,
  );
}

/** Whoever works in a field knows what its days are like. */
const isOwnField = ({ answers }: Reading, { code }: ResultRole): boolean =>
  answers.deepDive.background?.occupation?.slice(0, 2) === code.slice(0, 2);

/** What somebody of the field can still find out: how it is with another employer, or one job further. */
function elsewhere(p: Reading, role: ResultRole): Sentence {
  const title = cite(p.figure('role.1.score'), role.title);
  if (role.code !== p.answers.deepDive.background?.occupation)
    return p.one(
      'elsewhere',
      say`This week, ask ${cite(p.figure('role.1.score'), worker(role.title))} what is different from your work, ${p.figure('background.occupation')}.`,
      say`You know the field from your work, ${p.figure('background.occupation')}: find out in one conversation what changes as ${cite(p.figure('role.1.score'), worker(role.title))}.`,
    );
  return p.one(
    'elsewhere',
    say`You know this work. Ask ${cite(p.figure('role.1.score'), worker(role.title))} at another employer about shifts, team and pay.`,
    say`${title} is what you do: look this week at two openings elsewhere, and at what they offer that you do not have.`,
  );
}
