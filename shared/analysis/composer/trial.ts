/**
 * What to try this week for the first match: a test of one of its activities or, in the person's own field, a look at
 * other workplaces.
 */
import type { InterestItem } from '#shared/assessment/item-bank.ts';
import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { withArticle } from '#shared/lib/in-sentence.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { byCause, causeOf, causesFor, itemWords, liked, type Reading, ratingWords } from './reading.ts';
import { trials } from './trials.data.ts';

const again = (p: Reading): Sentence =>
  say`Before anything else, answer again and take your time. Everything below rests on answers that ${cite(p.figure('careless'), 'look like chance')}.`;

/** An item's trial: the items of an interest are in the same order. */
function trialOf(p: Reading, item: InterestItem): string | undefined {
  const place = p.bank.core.interests.filter(({ code }) => code === item.code).indexOf(item);
  return trials[item.code][place];
}

/** Answers worth fewer points do not explain a rank. */
const COUNTS = 0.3;

/** Tests the activity that adds most to the first match, in its smallest form. */
export function trial(p: Reading): Sentence | null {
  // answers that look random cannot justify a trial
  if (p.has('careless')) return again(p);
  const role = p.result.roles[0]!;
  if (isOwnField(p, role)) return elsewhere(p, role);
  const item = byCause(role, liked(p)).find((each) => trialOf(p, each) && causeOf(role, each.id) >= COUNTS);
  const task = item && trialOf(p, item);
  if (!item || !task) return null;
  const rating = ratingWords(p, item.id);
  const words = itemWords(p, item);
  const work = withArticle(role.title);
  const [most] = causesFor(p, role);
  if (most?.answer === item.id)
    return p.one(
      'trial',
      say`This week, ${task}. It tests your rating for ${words} (${rating}), and no answer adds more to your score as ${work}.`,
      say`Set aside a few hours and ${task}. Then ask yourself whether you still like ${words} as much as you said (${rating}): it counts most for work as ${work}.`,
      say`Try this first: ${task}. It tests ${words} (${rating}), the answer that adds most to your score as ${work}.`,
    );
  return p.one(
    'trial',
    say`This week, ${task}. It is a small test of ${words}, which you rated ${rating} and which speaks for work as ${work}.`,
    say`On Monday, ${task}. You rated ${words} ${rating}, which speaks for work as ${work}, and this is a cheap way to test it.`,
    say`Start small: ${task}. That tests ${words} (${rating}), one of the answers that put work as ${work} first on your list.`,
    say`Before you go further, ${task}. It shows whether you like ${words} (${rating}) in real life; that answer speaks for work as ${work}.`,
  );
}

/** People who work in a field already know its everyday life. */
const isOwnField = ({ answers }: Reading, { code }: ResultRole): boolean =>
  answers.deepDive.background?.occupation?.slice(0, 2) === code.slice(0, 2);

/** What somebody in the field can still find out: how it is at another employer, or one step up. */
function elsewhere(p: Reading, role: ResultRole): Sentence {
  const { occupation, wish } = p.answers.deepDive.background ?? {};
  const one = cite(p.figure('role.1.score'), withArticle(role.title));
  if (role.code !== occupation) {
    const own = p.figure('background.occupation');
    const work = cite(own, `your work as ${withArticle(own.value)}`);
    return p.one(
      'elsewhere',
      say`This week, ask ${one} what is different from ${work}.`,
      say`You know the field from ${work}. In one conversation, find out what would change if you became ${one}.`,
    );
  }
  if (wish === 'stay')
    return say`You know this work and ${cite(p.figure('background.wish'), 'want to stay')} in it. This week, ask somebody who moved up from work as ${one} how they got there.`;
  return p.one(
    'elsewhere',
    say`You know this work. Ask ${one} at another employer about schedules, the team and pay.`,
    say`You already work as ${one}. This week, look at two openings elsewhere and at what they offer that you do not have now.`,
  );
}
