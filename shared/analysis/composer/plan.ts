/** What to try on Monday, by when to have what, and where the path goes on. */
import type { InterestItem } from '#shared/assessment/item-bank.ts';
import { skillScale } from '#shared/assessment/scales.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { byCause, causeOf, inShort, liked, numbered, ofTen, type Reading, ratingWords } from './reading.ts';
import { trials } from './trials.data.ts';

export const stepsOf = (p: Reading): Sentence[] =>
  [trial(p), decide(p), doorway(p)].filter((sentence) => sentence !== null);

/** The trial that belongs to an item: the items of an interest stand in the same order. */
function trialOf(p: Reading, item: InterestItem): string | undefined {
  const place = p.bank.core.interests.filter(({ code }) => code === item.code).indexOf(item);
  return trials[item.code][place];
}

/** A liking put to the test: the one that carries the first place, in the smallest form it has. */
function trial(p: Reading): Sentence | null {
  const role = p.result.roles[0]!;
  const item = byCause(role, liked(p)).find((each) => trialOf(p, each));
  const task = item && trialOf(p, item);
  if (!item || !task) return null;
  const rating = ratingWords(p, item.id);
  return p.one(
    'trial',
    say`This week, ${task}. If that still deserves ${rating}, leave ${role.title} in front.`,
    say`On Monday, ${task}: your ${rating} for it carries ${role.title} and can be tested where it costs nothing.`,
    say`Before anything else, ${task}. The first place of ${role.title} rests on that ${rating}.`,
    say`Set some hours aside and ${task}. Then ask yourself whether your ${rating}, on which ${role.title} depends, was for the thing or for the idea of it.`,
    say`Test the answer that puts ${role.title} first (${rating}): ${task}.`,
  );
}

/** Two that cannot be told apart by answers can be told apart by people. */
function decide(p: Reading): Sentence | null {
  const [first, second] = p.result.roles;
  if (!first || !second || first.tie_group !== second.tie_group) return null;
  const apart = widest(p);
  const level = cite(p.figure('ten.tied'), 'level');
  const [one, other] = [cite(p.figure('role.1.score'), first.title), cite(p.figure('role.2.score'), second.title)];
  if (!apart) return say`${one} and ${other} are ${level}: talk to one person in each before you read on.`;
  return p.one(
    'decide',
    say`Find one person in ${one} and one in ${other}, which are ${level}, and ask both the same thing: ${apart}`,
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

/** The first step of the first occupation that has one. */
function doorway(p: Reading): Sentence | null {
  const found = numbered(p).find(({ role }) => role.move?.steps.some(({ kind }) => kind !== 'skills'));
  if (!found) return nextSkill(p);
  const { role, at } = found;
  const place = role.move!.steps.findIndex(({ kind }) => kind !== 'skills');
  const step = role.move!.steps[place]!;
  const name = p.figure(`${at}.step.${place + 1}`);
  const where = p.has('background.state') ? say` in ${p.figure('background.state')}` : null;
  const state = where ? cite(p.figure('background.state'), where.text.replace(/^ In/, ' in')) : '';
  switch (step.kind) {
    case 'licence':
      return p.one(
        'licence',
        say`Ask the board${state} what a first license in ${role.title} takes (“${name}”), in writing.`,
        say`${role.title} means “${name}”: get the list of requirements${state} from the board itself, not from a forum.`,
      );
    case 'apprenticeship':
      return p.one(
        'apprenticeship',
        say`Call one training center${state} for ${role.title} and ask for the next intake (“${name}”).`,
        say`The door to ${role.title} is “${name}”; apply to two sponsors${state}, since intakes are few.`,
      );
    case 'experience':
      return p.one(
        'experience',
        say`${role.title} wants “${name}” first: look for the post below it, and ask who was promoted last.`,
        say`Before ${role.title} stands “${name}”. Which of your present tasks counts towards it?`,
      );
    case 'selection':
      return p.one(
        'selection',
        say`For ${role.title} others choose (“${name}”): find out where that is done next${state}, and go and watch.`,
        say`Before ${role.title} comes “${name}”. Ask somebody who was chosen how often they tried, and what they lived on.`,
      );
    default:
      // only a school diploma has no length here
      if (step.kind === 'schooling' && step.years === null)
        return say`Before ${role.title} comes “${name}”: ask an adult education center${state} when its next class begins and what it costs.`;
      return p.one(
        'schooling',
        say`Ask one school${state} what it would credit you towards “${name}”, which ${role.title} asks for.`,
        say`For ${role.title} the step is “${name}”; collect your transcripts now, because credit is decided on paper.`,
        say`“${name}” stands before ${role.title}. Sit in on one lesson${state} before you pay for a hundred.`,
      );
  }
}

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
  const distant = numbered(p).find(
    ({ role, place }) => place <= 5 && role.move?.reach !== 'now' && role.time_to_transition,
  );
  if (distant) {
    const time = inShort(p.figure(`${distant.at}.time`));
    const cost = (distant.role.move?.dollars?.[1] ?? 0) > 0 ? inShort(p.figure(`${distant.at}.cost`)) : null;
    goals.push(
      cost
        ? p.one(
            'distant',
            say`A yes or a no on ${distant.role.title}, knowing what it takes: ${time}, ${cost}.`,
            say`Find out what ${distant.role.title} would take in your own case; in general it is ${time} and ${cost}.`,
            say`Decide about ${distant.role.title} (${time}; ${cost}) by a date, not by a mood.`,
          )
        : say`Decide about ${distant.role.title}, knowing that it takes ${time}.`,
    );
  } else {
    const open = numbered(p)[0]!;
    const why = open.role.move?.steps.length === 0 ? 'since nothing stands in the way' : 'before you begin with a step';
    goals.push(
      p.one(
        'open',
        say`Three real applications for ${cite(p.figure(`${open.at}.score`), open.role.title)}, each with what you learned from the answer.`,
        say`One trial day or project in ${cite(p.figure(`${open.at}.score`), open.role.title)}, ${why}.`,
      ),
    );
  }
  return goals;
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
  else if (outside?.move && !isPresent && p.has('outside.1.time')) {
    const name = cite(p.figure('outside.1.score'), outside.title);
    const time = inShort(p.figure('outside.1.time'));
    sentences.push(
      p.one(
        'vision',
        say`${name} stays up the path, ${time} away, for when your frame widens.`,
        say`Keep ${name} on the map: ${time}, once hours or money allow.`,
        say`If life gives you more room, ${name} is ${time} from here.`,
        say`Later, and only if you still want it then: ${name}, ${time}.`,
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
        say`Experience pays most in ${best.role.title}, where the upper quarter begins at ${p.figure(`${best.at}.upper`)}.`,
      ),
    );
  return sentences;
}
