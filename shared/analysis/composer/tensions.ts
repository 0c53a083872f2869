/** Contradictions within the answers, or between them and the ten: what a counselor would ask about. */
import { type InterestCode, traits } from '#shared/assessment/item-bank.ts';
import { inSentence, listed, withArticle } from '#shared/lib/in-sentence.ts';
import { questionAbout, remoteWish } from '#shared/matching/choices.data.ts';
import { asksForRemote } from '#shared/matching/feasibility.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import {
  average,
  causeOf,
  inPoints,
  itemWords,
  kindOfWork,
  liked,
  numbered,
  ofTen,
  quoted,
  type Reading,
  ratingWords,
  standingOut,
  standingWords,
  verbFor,
} from './reading.ts';

const SHOWN = 3;

export const tensionsOf = (p: Reading): Sentence[] =>
  [
    nothingLiked(p),
    hurry(p),
    pay(p),
    home(p),
    outOfFrame(p),
    opposites(p),
    bothWays(p),
    priorities(p),
    value(p),
    unused(p),
    shrinking(p),
  ]
    .filter((sentence) => sentence !== null)
    .slice(0, SHOWN);

/** Up to this mean rating, the activities were disliked rather than left open. */
const DISLIKED = 2;

/** People who like nothing may be in low spirits or tired, which no list of occupations can answer. */
function nothingLiked(p: Reading): Sentence | null {
  if (p.has('careless') || p.figure('liked').value !== '0') return null;
  if (average(Object.values(p.answers.core.interests)) > DISLIKED) return null;
  const none = cite(p.figure('liked'), 'none of the activities');
  return say`You like ${none} you were asked about. If little appeals to you these days, at work or elsewhere, that may pass: talk with someone you trust, or with a doctor, and answer again later before you decide anything.`;
}

/** A near date, and occupations that may require years of other work; the person was not asked for those. */
function hurry(p: Reading): Sentence | null {
  if (!p.has('ten.later') || Number(p.figure('ten.later').value) < 3) return null;
  const date = p.figure(questionAbout('study_time', p.bank)!.id);
  const many = ofTen(p.figure('ten.later'));
  return say`You would like to be in the new work ${cite(date, inSentence(date.value))}, but ${many} may ask for more years of related work than that. Unless they are behind you, look for the jobs that come before.`;
}

/** Most of the ten pay less than the current job. */
function pay(p: Reading): Sentence | null {
  if (!p.has('ten.below')) return null;
  const less = p.figure('ten.below');
  if (Number(less.value) < 4) return null;
  const now = p.figure('background.pay');
  return p.one(
    'pay',
    say`You earn ${now} a year. In ${ofTen(less)}, half of the workers earn less than that, so decide what a change may cost you before you compare occupations.`,
    say`Compared with the ${now} a year you earn now, ${ofTen(less)} would probably be a pay cut: half of the people in them earn less.`,
    say`Pay pulls the other way. In ${ofTen(less)}, the median is below the ${now} a year you earn now.`,
  );
}

/** The person wants to work from home, and the ten hardly offer it. */
function home(p: Reading): Sentence | null {
  if (!asksForRemote(remoteWish(p.answers.deepDive.preferences))) return null;
  const can = p.figure('ten.home');
  if (Number(can.value) > 3) return null;
  const said = p.figure(questionAbout('remote', p.bank)!.id);
  const wish = cite(said, said.value.toLowerCase());
  return p.one(
    'home',
    say`You want to work ${wish}. As far as is published, ${ofTen(can)} can be done from home.`,
    say`Where you work may be the sticking point: you want to work ${wish}, and ${ofTen(can)} ${verbFor(can, 'are', 'is')} listed as work that can be done from home.`,
    say`You asked to work ${wish}, but that fits ${ofTen(can)}, as far as is published.`,
  );
}

/** An occupation outside the person's limits fits better than the last of the ten. */
function outOfFrame({ result, answers, bank, figure, one }: Reading): Sentence | null {
  const tenth = result.roles.at(-1)?.final_score ?? 100;
  const [best] = result.outside;
  const { occupation, wish } = answers.deepDive.background ?? {};
  if (best?.code === occupation && wish === 'leave') return null;
  // only one limit excludes it
  if (best?.move?.beyond.length !== 1 || best.final_score < tenth) return null;
  const [beyond] = best.move.beyond;
  const part =
    beyond && ({ hours: 'study_time', budget: 'budget', place: 'place', date: 'study_time' } as const)[beyond];
  const id = part && questionAbout(part, bank)?.id;
  const name = cite(figure('outside.1.score'), listed(best.title));
  const score = figure('outside.1.score');
  if (!id) return null;
  if (part === 'place')
    return say`With ${score} of 100, ${name} would be on your list, but you named only ${id === 'location' ? cite(figure(id), quoted(figure(id).value)) : figure(id)}, and this work is listed as work that cannot be done from home.`;
  if (answers.deepDive.constraints[id] === '0')
    return say`With ${score} of 100, ${name} would be on your list. It is left out for one reason: school costs money, and you said you can spend ${cite(figure(id), 'nothing')} on learning.`;
  const limit = cite(figure(id), inSentence(figure(id).value));
  if (beyond === 'date')
    return say`With ${score} of 100, ${name} would be on your list. It is left out for one reason: even full time, getting there takes longer than the time you gave yourself (${limit}).`;
  const unit = id === 'study_hours' ? 'a week' : 'a month';
  const more = id === 'study_hours' ? 'time' : 'money';
  return one(
    'outside',
    say`With ${score} of 100, ${name} would be on your list. It is left out for one reason: you have ${limit} ${unit} for learning.`,
    say`With more ${more} for learning than ${limit} ${unit}, you would also see ${name} on your list (${score} of 100).`,
    say`One occupation is missing from your list, ${name} (${score} of 100), because ${limit} ${unit} for learning is not enough to get there.`,
  );
}

/** Opposite interests on the hexagon. */
const across: readonly [InterestCode, InterestCode][] = [
  ['R', 'S'],
  ['I', 'E'],
  ['A', 'C'],
];
function opposites(p: Reading): Sentence | null {
  const out = standingOut(p);
  const pair = across.find((codes) => codes.every((code) => out.includes(code)));
  if (!pair) return null;
  const [one, other] = pair.map((code) => cite(p.figure(`interest.${code}`), kindOfWork(code)));
  const [item, against] = pair.map((code) => liked(p).find((each) => each.code === code));
  if (!item || !against) return null;
  return say`You are drawn to both ${one!} and ${other!}, and few jobs combine them. You may need two places for ${itemWords(p, item)} and ${itemWords(p, against)}, one of them outside work.`;
}

/** Possible explanations when two opposite statements were both agreed with. */
const inBoth: Record<(typeof traits)[number], string> = {
  extraversion: 'you enjoy meeting people and then need time to yourself',
  conscientiousness: 'you keep your promises, but late and under pressure',
  openness: 'you enjoy new ideas but prefer familiar ways of working',
  agreeableness: 'you hear the other side out and still insist on your point',
  neuroticism: 'you stay calm in the moment and worry afterward',
};
function bothWays(p: Reading): Sentence | null {
  for (const trait of traits) {
    const [plain, reverse] = p.bank.core.personality.filter((item) => item.trait === trait);
    const agreed = (id: string) => (p.answers.core.personality[id] ?? 0) >= 4;
    if (plain && reverse && agreed(plain.id) && agreed(reverse.id))
      return say`You agree with both ${itemWords(p, plain)} and ${itemWords(p, reverse)}. Both can be true: perhaps ${inBoth[trait]}.`;
  }
  return null;
}

/** A slider that contradicts a scenario choice. */
function priorities(p: Reading): Sentence | null {
  for (const { id, left, right } of p.bank.triage.priorities) {
    const value = p.answers.triage.priorities[id];
    if (value === undefined || Math.abs(value - 50) < 15) continue;
    const [wanted, other] = value > 50 ? [right, left] : [left, right];
    const scenario = p.bank.triage.scenarios.find(({ id: own, options }) => {
      const chosen = options.find((option) => option.id === p.answers.triage.scenarios[own]);
      const passed = options.find((option) => option !== chosen);
      return (
        chosen &&
        passed &&
        wanted.key &&
        other.key &&
        chosen.weights[other.key] >= 0.4 &&
        passed.weights[wanted.key] >= 0.4
      );
    });
    if (!scenario) continue;
    const slider = cite(p.figure(id), wanted.label.toLowerCase());
    const choice = cite(p.figure(scenario.id), quoted(p.figure(scenario.id).value.split('. ')[0]!));
    return p.one(
      'priorities',
      say`Your slider favors ${slider}, but in a concrete case you chose ${choice}. Which of the two would you stand by?`,
      say`In “${scenario.title}” you chose ${choice}, although your slider favors ${slider}. Think about which one matters more to you.`,
      say`You set the slider toward ${slider}. When you had to choose, though, you took ${choice}.`,
    );
  }
  return null;
}

/** Points that a value must cost to be a tension. */
const COSTS = 1;

/** A chosen value that the first occupation offers less of than most. */
function value(p: Reading): Sentence | null {
  const role = p.result.roles[0]!;
  const [cost] = p.bank.core.values
    .filter(({ id }) => p.answers.core.values.includes(id))
    .map((pick) => ({ ...pick, points: causeOf(role, pick.id) }))
    .sort((a, b) => a.points - b.points);
  if (!cost || cost.points > -COSTS) return null;
  const pick = cite(p.figure(cost.id), quoted(cost.label));
  const points = inPoints(p.figure(`role.1.cause.${cost.id}`));
  return p.one(
    'value against',
    say`You picked ${pick}, and your first match offers less of it than most work does. That takes ${points} off your score as ${withArticle(role.title)}.`,
    say`As ${withArticle(role.title)} you would give up some of what you picked: ${pick} takes ${points} off the score of your first match.`,
    say`Ask ${withArticle(role.title)} about ${pick}. You picked it, and it takes ${points} off the score of your first match.`,
  );
}

/** A top-rated skill that none of the ten requires. */
function unused(p: Reading): Sentence | null {
  const idle = p.bank.deepDive.skills.find(
    ({ id, element }) =>
      (p.answers.deepDive.skills[id] ?? 0) >= 4 &&
      p.figure(`ten.has.${element}`).value === '0' &&
      p.figure(`ten.gap.${element}`).value === '0',
  );
  if (!idle) return null;
  const skill = cite(p.figure(idle.id), inSentence(idle.name));
  const none = ofTen(p.figure(`ten.has.${idle.element}`));
  return p.one(
    'unused',
    say`You rate yourself ${standingWords(p, idle.id)} in ${skill}, but it is important in ${none}. Would you miss it?`,
    say`One of your strengths would go unused here: ${skill} (${ratingWords(p, idle.id)}) is important in ${none}.`,
  );
}

function shrinking(p: Reading): Sentence | null {
  const many = p.figure('ten.shrinking');
  if (Number(many.value) < 3) return null;
  const worst = numbered(p).reduce((low, each) =>
    (each.role.opportunity.growth ?? 0) < (low.role.opportunity.growth ?? 0) ? each : low,
  );
  const growth = p.figure(`${worst.at}.growth`);
  const title = listed(worst.role.title);
  return p.one(
    'shrinking',
    say`The number of jobs is expected to shrink in ${ofTen(many)}, most of all for ${title} (${growth} over ten years).`,
    say`Part of your list has a weak outlook: ${ofTen(many)} are expected to lose jobs. The steepest drop is for ${title} (${growth} over ten years).`,
  );
}
