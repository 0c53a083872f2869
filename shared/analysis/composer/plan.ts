/** What to try on Monday, what to reach by when, and where the path continues. */
import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { skillScale } from '#shared/assessment/scales.ts';
import { inSentence, listed, withArticle } from '#shared/lib/in-sentence.ts';
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

/** Answers that look random justify only one step: answering again. */
const isChance = (p: Reading): boolean => p.has('careless');

export const stepsOf = (p: Reading): Sentence[] =>
  (isChance(p) ? [trial(p)] : [trial(p), decide(p), doorway(p) ?? nextSkill(p)]).filter(
    (sentence) => sentence !== null,
  );

/** When answers cannot separate two matches, talking to people can. */
function decide(p: Reading): Sentence | null {
  const [first, second] = p.result.roles;
  if (!first || !second || first.tie_group !== second.tie_group) return null;
  const apart = widest(p);
  const tied = cite(p.figure('ten.tied'), 'tied');
  const [one, other] = [
    cite(p.figure('role.1.score'), listed(first.title)),
    cite(p.figure('role.2.score'), listed(second.title)),
  ];
  if (!apart)
    return say`Your scores for ${one} and ${other} are ${tied}. Talk to one person in each before you read on.`;
  const both = cite(p.figure('role.1.score'), `${withArticle(first.title)} and ${withArticle(second.title)}`);
  return p.one(
    'decide',
    say`Find ${both}. Your scores for the two are ${tied}, so ask both the same question: “${apart}”`,
    say`In your answers, ${one} and ${other} are ${tied}. Let twenty minutes with someone from each help you decide, and ask: “${apart}”`,
    say`Since ${one} and ${other} are ${tied}, write to someone in each with one question: “${apart}”`,
  );
}

/** The question that separates the first two, about the part in which they differ most. */
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
  interests: 'How did you spend your morning yesterday?',
  values: 'What do you miss in this work?',
  personality: 'What kind of person leaves within a year, and why?',
  skills: 'What could you not do when you started, and who taught you?',
  preferences: 'How many people do you talk to on an ordinary day?',
  wage: 'What did you earn in your first year, and what in your fifth?',
  growth: 'Is your team larger or smaller than two years ago?',
  openings: 'How long did your last job search take?',
  ai_exposure: 'Which part of your week has software taken over?',
  skill_gaps: 'What would you learn first if you were in my place?',
  schooling: 'Which degree or certificate did you really need to get hired?',
  experience: 'What did you do just before this job?',
  study_time: 'How many hours a week did the training really take?',
  budget: 'What did the training cost you, everything included?',
};

/** Skills missing in most of the ten, rated and within reach. */
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
  const name = cite(p.figure(gap.id), inSentence(gap.name));
  return say`This week, take on one task in ${name} that is a step above your ${ratingWords(p, gap.id)}, since ${ofTen(gap.many)} ask for more.`;
}

/** Goals for half a year. */
export function goalsOf(p: Reading): Sentence[] {
  if (isChance(p)) return [];
  const gap = widespreadGap(p);
  const goals: Sentence[] = [];
  if (gap) {
    const skill = cite(p.figure(gap.id), inSentence(gap.asked ?? gap.name));
    const rated = cite(p.figure(gap.id), inSentence(gap.name));
    const next = skillScale[gap.rating!]!.toLowerCase();
    const hours = p.has('study_hours') ? p.figure('study_hours') : null;
    const pace =
      hours && !p.answers.deepDive.constraints.study_hours?.includes('0-2')
        ? cite(hours, `, studying ${hours.value} a week`)
        : '';
    goals.push(
      p.one(
        'goal',
        say`Bring ${skill} up to “${next}”${pace}. In ${ofTen(gap.many)}, you would need more of it than you have now.`,
        say`Reach “${next}” in ${skill}${pace}, and have one piece of work that shows it: ${ofTen(gap.many)} ask for more than you have now.`,
        say`Move from ${ratingWords(p, gap.id)} to “${next}” in ${rated}${pace}. That counts for ${ofTen(gap.many)}.`,
        say`If you learn one thing${pace}, make it ${skill}: ${ofTen(gap.many)} ask for more of it than you have now.`,
        say`Get ${skill} to “${next}”${pace}. No other gap is shared by more of your matches (${ofTen(gap.many)}).`,
      ),
    );
  }
  return [...goals, decision(p)];
}

/** When to decide: about long preparation if there is any, otherwise about applying. */
function decision(p: Reading): Sentence {
  const distant = numbered(p).find(({ role, place }) => place <= SHOWN && asksForTime(role));
  if (!distant) return apply(p);
  const { role, at } = distant;
  const time = takes(role, p.figure(`${at}.time`));
  const becoming = `becoming ${withArticle(role.title)}`;
  const dollars = role.move?.dollars?.[1] ?? 0;
  if (dollars <= 0) return say`Decide for or against ${becoming}. Getting there ${time}.`;
  const cost = inShort(p.figure(`${at}.cost`));
  const costs = cite(cost.figure, `${time.words.startsWith('may') ? 'cost' : 'costs'} ${cost.words}`);
  return p.one(
    'distant',
    say`Decide for or against ${becoming}. Getting there ${time}, and ${costs}.`,
    say`Find out what ${becoming} would take in your own case. In general it ${time} (${cost}).`,
    say`Set a date by which you decide about ${becoming}. It ${time}, and ${costs}.`,
  );
}
/** Number of matches described in full. */
const SHOWN = 5;

function apply(p: Reading): Sentence {
  const [{ role, at }] = numbered(p) as [Match];
  const work = cite(p.figure(`${at}.score`), withArticle(role.title));
  const { occupation, wish } = p.answers.deepDive.background ?? {};
  if (role.code === occupation && wish === 'stay')
    return say`Find out what the next step up from your present work as ${work} takes: which tasks, which training, and who decides.`;
  if (role.code === occupation)
    return say`Get one offer from another employer for your present work as ${work}, so that you know what it is worth elsewhere.`;
  return p.one(
    'open',
    say`Send three real applications for work as ${work}, and note what you learn from each answer.`,
    say`Spend one day next to ${work} at work, before you apply or start on anything.`,
  );
}

/** High pay cannot be planned for if people are selected for the occupation, or if the figure covers others as well. */
const canBePlanned = ({ opportunity, move }: ResultRole): boolean =>
  (opportunity.figure_group ?? 1) === 1 && !move?.steps.some(({ kind }) => kind === 'selection');

export function visionOf(p: Reading): Sentence[] {
  if (isChance(p)) return [];
  const [outside] = p.result.outside;
  const isPresent = outside?.code === p.answers.deepDive.background?.occupation;
  const paid = numbered(p)
    .filter(({ role }) => role.opportunity.salary_p75 !== null)
    .sort((a, b) => b.role.opportunity.salary_p75! - a.role.opportunity.salary_p75!);
  const best = paid.find(({ role }) => canBePlanned(role));
  const sentences: Sentence[] = [];
  if (outside?.move?.steps.length === 0 && !isPresent)
    sentences.push(
      say`For work as ${cite(p.figure('outside.1.score'), withArticle(outside.title))}, no step comes first. If the places you named change, look at it again.`,
    );
  else if (outside && !isPresent && asksForTime(outside)) {
    const work = cite(p.figure('outside.1.score'), withArticle(outside.title));
    const time = takes(outside, p.figure('outside.1.time'));
    sentences.push(
      p.one(
        'vision',
        say`Later, with more time, money or freedom to move, you could still become ${work}. It ${time}.`,
        say`If your limits on time, money or place change, look again at becoming ${work}: it ${time}.`,
        say`With more room in your life, you could think about becoming ${work}, which ${time}.`,
        say`Later, and only if you still want it then, think about becoming ${work}. It ${time}.`,
      ),
    );
  }
  if (best) {
    const title = listed(best.role.title);
    const upper = p.figure(`${best.at}.upper`);
    const rest = 'Of the matches you can prepare for and whose pay is published on its own';
    sentences.push(
      best === paid[0]
        ? p.one(
            'pay later',
            say`Of the ten, ${title} has the highest top pay: a quarter earn more than ${upper} a year.`,
            say`In the long run, work as ${withArticle(best.role.title)} pays best at the top: a quarter earn more than ${upper} a year.`,
            say`If pay becomes more important to you one day, look at ${title}: one in four earns more than ${upper} a year.`,
            say`For top pay, ${title} is first among your ten. A quarter earn more than ${upper} a year.`,
          )
        : p.one(
            'pay later',
            say`${rest}, ${title} pays best at the top: one in four earns more than ${upper} a year.`,
            say`If pay becomes more important to you one day, look at ${title}, where the best-paid quarter earn more than ${upper} a year. Higher figures on your list are those of a group, or of places given to few.`,
            say`Work as ${withArticle(best.role.title)} pays one in four more than ${upper} a year. Where your list shows more, the figure is that of a wider group, or people have to be chosen.`,
          ),
    );
  }
  return sentences;
}
