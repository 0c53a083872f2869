/** What to try on Monday, by when to have what, and where the path goes on. */
import { skillScale } from '#shared/assessment/scales.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { doorway } from './doorway.ts';
import {
  asksForTime,
  causeOf,
  inShort,
  type Match,
  numbered,
  ofTen,
  type Reading,
  ratingWords,
  takes,
} from './reading.ts';
import { trial } from './trial.ts';
import { listed, worker } from './worker.ts';

export const stepsOf = (p: Reading): Sentence[] =>
  [trial(p), decide(p), doorway(p) ?? nextSkill(p)].filter((sentence) => sentence !== null);

/** Two that cannot be told apart by answers can be told apart by people. */
function decide(p: Reading): Sentence | null {
  const [first, second] = p.result.roles;
  if (!first || !second || first.tie_group !== second.tie_group) return null;
  const apart = widest(p);
  const level = cite(p.figure('ten.tied'), 'level');
  const [one, other] = [
    cite(p.figure('role.1.score'), listed(first.title)),
    cite(p.figure('role.2.score'), listed(second.title)),
  ];
  if (!apart) return say`${one} and ${other} are ${level}: talk to one person in each before you read on.`;
  const both = cite(p.figure('role.1.score'), `${worker(first.title)} and ${worker(second.title)}`);
  return p.one(
    'decide',
    say`Find ${both}, whose work comes out ${level} for you, and ask both the same thing: ${apart}`,
    say`${one} or ${other}? The answers leave them ${level}, so let twenty minutes with somebody from each decide, and ask: ${apart}`,
    say`Since ${one} and ${other} are ${level}, write to somebody in both, with one question: ${apart}`,
  );
}

/** The question that separates the first two: about the part in which they differ most. */
function widest(p: Reading): string | null {
  const [first, second] = p.result.roles;
  const asked = first!.why
    .map(({ part, points }) => ({
      part,
      difference: Math.abs(points - (second!.why.find((other) => other.part === part)?.points ?? points)),
    }))
    .sort((a, b) => b.difference - a.difference)
    .find(({ part }) => questions[part]);
  return asked ? questions[asked.part]! : null;
}
const questions: Partial<Record<string, string>> = {
  interests: 'what did you do with the first four hours of yesterday?',
  values: 'what does this work never give you?',
  personality: 'who leaves within a year, and why?',
  skills: 'what could you not do when you started, and who showed you?',
  preferences: 'how many people do you speak to on an ordinary day?',
  wage: 'what did you earn in year one, and what in year five?',
  growth: 'is your team larger or smaller than two years ago?',
  openings: 'how long did your last search take?',
  ai_exposure: 'which part of your week has software taken over?',
  skill_gaps: 'what would you learn first in my place?',
  schooling: 'which certificate opened the door, and which was for the wall?',
  experience: 'what did you do just before this?',
  study_time: 'how many hours a week did the training really take?',
  budget: 'what did the training cost you, all in?',
};

/** Skills that are missing in most of the ten, rated and reachable. */
function widespreadGap(p: Reading) {
  return p.bank.deepDive.skills
    .map((skill) => ({
      ...skill,
      many: p.figure(`ten.gap.${skill.element}`),
      rating: p.answers.deepDive.skills[skill.id],
      worth: numbered(p).reduce((sum, { role }) => sum - Math.min(0, causeOf(role, skill.id)), 0),
    }))
    .filter(({ many, rating }) => Number(many.value) >= 2 && rating !== undefined && rating < 5)
    .sort((a, b) => Number(b.many.value) - Number(a.many.value) || b.worth - a.worth)[0];
}

function nextSkill(p: Reading): Sentence | null {
  const gap = widespreadGap(p);
  if (!gap) return null;
  const name = cite(p.figure(gap.id), gap.name);
  return say`Take one task in ${name} this week that is a size above your ${ratingWords(p, gap.id)}; ${ofTen(gap.many)} ask for more.`;
}

/** What to have reached in half a year. */
export function goalsOf(p: Reading): Sentence[] {
  const gap = widespreadGap(p);
  const goals: Sentence[] = [];
  if (gap) {
    const own = cite(p.figure(gap.id), gap.name);
    const asked = cite(p.figure(gap.id), gap.asked ?? gap.name);
    const next = skillScale[gap.rating!]!;
    const hours = p.has('study_hours') ? p.figure('study_hours') : null;
    const pace =
      hours && !p.answers.deepDive.constraints.study_hours?.includes('0-2')
        ? cite(hours, `, at ${hours.value} a week`)
        : '';
    goals.push(
      p.one(
        'goal',
        say`${asked} at ${next}${pace}: it is missing for ${ofTen(gap.many)}.`,
        say`Be ${next} in ${asked}${pace}, and have one piece of work that shows it; ${ofTen(gap.many)} ask for more than you have.`,
        say`${own}, from ${ratingWords(p, gap.id)} to ${next}${pace}: it counts for ${ofTen(gap.many)}.`,
        say`If you learn one thing${pace}, let it be ${asked}: ${ofTen(gap.many)} want more of it than you have.`,
        say`Raise ${asked} to ${next}${pace}. No other gap is shared by more, ${ofTen(gap.many)}.`,
      ),
    );
  }
  return [...goals, decision(p)];
}

/** By when to have decided: about what takes time, else about applying. */
function decision(p: Reading): Sentence {
  const distant = numbered(p).find(({ role, place }) => place <= SHOWN && asksForTime(role));
  if (!distant) return apply(p);
  const { role, at } = distant;
  const time = takes(role, p.figure(`${at}.time`));
  const dollars = role.move?.dollars?.[1] ?? 0;
  if (dollars <= 0) return say`Decide about ${role.title}, knowing that it ${time}.`;
  const cost = inShort(p.figure(`${at}.cost`));
  return p.one(
    'distant',
    say`A yes or a no on ${role.title}, knowing that it ${time} (${cost}).`,
    say`Find out what ${role.title} would take in your own case; in general it ${time} (${cost}).`,
    say`Decide about ${role.title} by a date, not by a mood: it ${time} (${cost}).`,
  );
}
/** So many of the matches are told in full. */
const SHOWN = 5;

function apply(p: Reading): Sentence {
  const [{ role, at }] = numbered(p) as [Match];
  const title = cite(p.figure(`${at}.score`), role.title);
  if (role.code === p.answers.deepDive.background?.occupation)
    return say`One offer from another employer for ${title}, your present work, so that you know what it is worth elsewhere.`;
  return p.one(
    'open',
    say`Three real applications for ${title}, each with what you learned from the answer.`,
    say`One day beside ${cite(p.figure(`${at}.score`), worker(role.title))}, before you apply or begin with a step.`,
  );
}

export function visionOf(p: Reading): Sentence[] {
  const [outside] = p.result.outside;
  const isPresent = outside?.code === p.answers.deepDive.background?.occupation;
  const best = numbered(p)
    .filter(({ role }) => role.opportunity.salary_p75 !== null)
    .sort((a, b) => b.role.opportunity.salary_p75! - a.role.opportunity.salary_p75!)[0];
  const sentences: Sentence[] = [];
  if (outside?.move?.steps.length === 0 && !isPresent)
    sentences.push(
      say`${cite(p.figure('outside.1.score'), outside.title)} asks for no step: should the places you named change, look at it again.`,
    );
  else if (outside && !isPresent && asksForTime(outside)) {
    const name = cite(p.figure('outside.1.score'), outside.title);
    const time = takes(outside, p.figure('outside.1.time'));
    sentences.push(
      p.one(
        'vision',
        say`${name} stays up the path, for when your frame widens: it ${time}.`,
        say`Keep ${name} on the map. It ${time}, once hours or money allow.`,
        say`If life gives you more room, look at ${name}, which ${time}.`,
        say`Later, and only if you still want it then: ${name}, which ${time}.`,
      ),
    );
  }
  if (best)
    sentences.push(
      p.one(
        'pay later',
        say`Of the ten, ${best.role.title} has the highest ceiling, with a quarter above ${p.figure(`${best.at}.upper`)}.`,
        say`The far end of your list is ${best.role.title}: one in four earns more than ${p.figure(`${best.at}.upper`)}.`,
        say`Money later: ${best.role.title}, above ${p.figure(`${best.at}.upper`)} for the upper quarter.`,
        say`Should pay matter more one day, ${best.role.title} goes furthest (a quarter beyond ${p.figure(`${best.at}.upper`)}).`,
        say`Experience pays most for ${best.role.title}, where the upper quarter begins at ${p.figure(`${best.at}.upper`)}.`,
      ),
    );
  return sentences;
}
