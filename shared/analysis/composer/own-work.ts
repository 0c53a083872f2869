/** The person's own work beside the result, and beside what they would like to do with it. */
import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { listed, withArticle } from '#shared/lib/in-sentence.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { type Match, numbered, pointsOf, type Reading } from './reading.ts';

type Named = ReturnType<typeof cite>;

/** The current occupation compared with the result. */
export function ownWork(p: Reading): Sentence | null {
  const { occupation: code, wish } = p.answers.deepDive.background ?? {};
  if (!code || !p.has('background.occupation')) return null;
  const own = p.figure('background.occupation');
  const work = cite(own, `your own work as ${withArticle(own.value)}`);
  const first = cite(p.figure('role.1.score'), listed(p.result.roles[0]!.title));
  const same = numbered(p).find(({ role }) => role.code === code);
  if (wish === 'leave') return leaving(p, work, first);
  if (wish === 'stay') return staying(p, same, work, first);
  if (wish === 'open' && same?.place === 1) return either(p, work);
  if (same?.place === 1) return isFirst(p, same.role, work);
  if (same)
    return p.one(
      'present',
      say`${work} is among your ten matches with ${p.figure(`${same.at}.score`)} of 100. First on the list is ${first}.`,
      say`Staying is an option: ${work} is on your list with ${p.figure(`${same.at}.score`)} of 100, behind ${first}.`,
      say`While ${first} comes first, ${work} is also on your list, with ${p.figure(`${same.at}.score`)} of 100.`,
    );
  const near = numbered(p).find(({ role }) => role.code.slice(0, 2) === code.slice(0, 2));
  if (near) {
    const other = cite(p.figure(`${near.at}.score`), listed(near.role.title));
    return p.one(
      'present',
      say`${work} is not among the ten, but another occupation from the same field is: ${other}.`,
      say`One of your matches is close to ${work}: ${other} belongs to the same field.`,
      say`You could stay in your field: ${work} is not among the ten, but ${other} is.`,
    );
  }
  return p.one(
    'present',
    say`None of the ten is in the same field as ${work}. Your first match, ${first}, would be a change of field.`,
    say`This list takes you away from ${work}. Its first suggestion is ${first}.`,
    say`You would leave your field with any of these ten: ${work} belongs to another one than ${first}, your first match.`,
  );
}

/** People rate the skills of their own work high, even if they have had enough of it. */
function isFirst(p: Reading, role: ResultRole, work: Named): Sentence {
  const score = p.figure('role.1.score');
  if (pointsOf(role, ['skills']) > pointsOf(role, ['interests', 'values']))
    return p.one(
      'present',
      say`First on your list, with ${score} of 100, is ${work}, above all because of the skills you have. Whether you want to stay is a question that no skill answers.`,
      say`${work} comes first (${score} of 100), and your skills count most in that. They say that you can do it, not whether you still want to.`,
      say`${work} leads with ${score} of 100, mostly through skills you use already. Whether you want more of it is for you to say.`,
    );
  return p.one(
    'present',
    say`First on your list, with ${score} of 100, is ${work}. The question may be where you do it, and on what terms.`,
    say`${work} also comes first on your list (${score} of 100).`,
    say`What you like and what matters to you speak for ${work}, which comes first with ${score} of 100.`,
  );
}

/** Whoever wants to do something else has other work in all ten places. */
function leaving(p: Reading, work: Named, first: Named): Sentence {
  const said = p.figure('background.wish');
  if (!p.has('set_aside.score'))
    return say`${cite(said, 'You want to do something other')} than ${work}, which would not be among the ten in any case. First on your list is ${first}.`;
  const [place, score] = [p.figure('set_aside.place'), p.figure('set_aside.score')];
  return say`${cite(said, 'You want to do something else')}, so ${work} is not among the ten. It would be ${place} with ${score} of 100. First on your list is ${first}.`;
}

/** A high place confirms the wish to stay; a low one is no advice to leave. */
function staying(p: Reading, own: Match | undefined, work: Named, first: Named): Sentence {
  const wish = cite(p.figure('background.wish'), 'You want to stay in');
  if (!own)
    return say`${wish} ${work}. It is not among the ten, but that is no advice to leave it. Find out what the first on your list has that your work does not: ${first}.`;
  const score = p.figure(`${own.at}.score`);
  if (own.place > 1)
    return say`${wish} ${work}, and with ${score} of 100 it is among your ten matches, behind ${first}.`;
  return say`${wish} ${work}, and your answers agree: it comes first with ${score} of 100.`;
}

/** Whoever is fine with both is not asked whether they want to stay. */
function either(p: Reading, work: Named): Sentence {
  const wish = cite(p.figure('background.wish'), 'You could stay or change');
  const next = cite(p.figure('role.2.score'), listed(p.result.roles[1]!.title));
  return say`${work} comes first with ${p.figure('role.1.score')} of 100. ${wish}, so compare it with ${next}, which is second.`;
}
