/** What contradicts itself in the answers, or between them and the ten: what a counsellor would ask about. */
import { type InterestCode, traits } from '#shared/assessment/item-bank.ts';
import { questionAbout, remoteWish } from '#shared/matching/choices.data.ts';
import { asksForRemote } from '#shared/matching/feasibility.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import {
  causeOf,
  itemWords,
  kindOfWork,
  liked,
  numbered,
  ofTen,
  quoted,
  type Reading,
  ratingWords,
  standingOut,
} from './reading.ts';
import { worker } from './worker.ts';

const SHOWN = 3;

export const tensionsOf = (p: Reading): Sentence[] =>
  [pay(p), home(p), outOfFrame(p), opposites(p), bothWays(p), priorities(p), value(p), unused(p), shrinking(p)]
    .filter((sentence) => sentence !== null)
    .slice(0, SHOWN);

/** Most of the ten pay less than the present work. */
function pay(p: Reading): Sentence | null {
  if (!p.has('ten.below')) return null;
  const less = p.figure('ten.below');
  if (Number(less.value) < 4) return null;
  const now = p.figure('background.pay');
  return p.one(
    'pay',
    say`You earn ${now}, and in ${ofTen(less)} half earn less than that: decide what a change may cost before you compare titles.`,
    say`Measured by your ${now}, ${ofTen(less)} would be a step down in pay.`,
    say`Money pulls the other way: the middle of the pay lies under your ${now} in ${ofTen(less)}.`,
  );
}

/** Work from home was asked for, and the ten hardly offer it. */
function home(p: Reading): Sentence | null {
  if (!asksForRemote(remoteWish(p.answers.deepDive.preferences))) return null;
  const can = p.figure('ten.home');
  if (Number(can.value) > 3) return null;
  const said = p.figure(questionAbout('remote', p.bank)!.id);
  const wish = cite(said, said.value.toLowerCase());
  return p.one(
    'home',
    say`You would work ${wish}, which ${ofTen(can)} would let you do.`,
    say`Your wish to work ${wish} fits ${ofTen(can)}.`,
    say`Where you work may be the hard part: you want ${wish}, and that is known of ${ofTen(can)}.`,
  );
}

/** Something out of the frame suits better than the last of the ten. */
function outOfFrame({ result, answers, bank, figure, one }: Reading): Sentence | null {
  const tenth = result.roles.at(-1)?.final_score ?? 100;
  const [best] = result.outside;
  // one limit keeps it out, and nothing else does
  if (best?.move?.beyond.length !== 1 || best.final_score < tenth) return null;
  const [beyond] = best.move.beyond;
  const part =
    beyond && ({ hours: 'study_time', budget: 'budget', place: 'place', date: 'study_time' } as const)[beyond];
  const id = part && questionAbout(part, bank)?.id;
  const name = cite(figure('outside.1.score'), best.title);
  const score = figure('outside.1.score');
  if (!id) return null;
  if (part === 'place')
    return say`${name} reaches ${score} and is out because you named ${id === 'location' ? cite(figure(id), `“${figure(id).value}”`) : figure(id)} alone, while that work is published as one that cannot be done from home.`;
  if (answers.deepDive.constraints[id] === '0')
    return say`${name} reaches ${score} and is missing for one reason: its school costs money, and for learning you named ${cite(figure(id), 'none')}.`;
  const limit = cite(figure(id), figure(id).value.toLowerCase());
  if (beyond === 'date')
    return say`${name} reaches ${score} and is out for one reason: even full time it would take longer than the time you gave yourself (${limit}).`;
  const unit = id === 'study_hours' ? 'a week' : 'a month';
  const word = id === 'study_hours' ? 'hours' : 'budget';
  return one(
    'outside',
    say`${name} reaches ${score} and is missing for one reason, your ${word}: ${limit} ${unit} for learning.`,
    say`If you could give learning more than ${limit} ${unit}, ${name} (${score}) would stand in the list.`,
    say`${limit} ${unit} for learning keeps out ${name}, which suits you at ${score} of 100.`,
  );
}

/** Interests that lie across the hexagon from each other. */
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
  return say`${one!} and ${other!} attract you both, and few jobs hold both: ${itemWords(p, item)} and ${itemWords(p, against)} may need two places, one of them outside work.`;
}

/** Two opposite statements that were both agreed with. */
const inBoth: Record<(typeof traits)[number], string> = {
  extraversion: 'people, then, but in doses',
  conscientiousness: 'you deliver, late and under pressure',
  openness: 'new thoughts on familiar ground',
  agreeableness: 'you hear the other side and still insist',
  neuroticism: 'calm in the storm, and awake after it',
};
function bothWays(p: Reading): Sentence | null {
  for (const trait of traits) {
    const [plain, reverse] = p.bank.core.personality.filter((item) => item.trait === trait);
    const agreed = (id: string) => (p.answers.core.personality[id] ?? 0) >= 4;
    if (plain && reverse && agreed(plain.id) && agreed(reverse.id))
      return say`You agree with ${itemWords(p, plain)} and with ${itemWords(p, reverse)}: ${inBoth[trait]}.`;
  }
  return null;
}

/** A slider that says the opposite of what was chosen in a situation. */
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
      say`You set the slider toward ${slider}, and then chose ${choice}. Which of the two would you defend to a friend?`,
      say`In “${scenario.title}” you took ${choice}; on the slider ${slider} won.`,
      say`The slider says ${slider}; when it came to a case you chose ${choice}.`,
    );
  }
  return null;
}

/** A value that was picked and that the first occupation offers less of than most do. */
function value(p: Reading): Sentence | null {
  const role = p.result.roles[0]!;
  const [cost] = p.bank.core.values
    .filter(({ id }) => p.answers.core.values.includes(id))
    .map((pick) => ({ ...pick, points: causeOf(role, pick.id) }))
    .sort((a, b) => a.points - b.points);
  if (!cost || cost.points > -0.3) return null;
  const pick = cite(p.figure(cost.id), `“${cost.label}”`);
  const points = p.figure(`role.1.cause.${cost.id}`);
  return p.one(
    'value against',
    say`${pick} is one of your picks and the one that ${role.title} serves least (${points}).`,
    say`With ${role.title} you would give up some of ${pick}, which you picked: it counts ${points} in the score.`,
    say`Ask ${worker(role.title)} about ${pick}; for this first place it counts ${points}.`,
  );
}

/** A skill at the top of the scale that none of the ten asks for. */
function unused(p: Reading): Sentence | null {
  const idle = p.bank.deepDive.skills.find(
    ({ id, element }) =>
      (p.answers.deepDive.skills[id] ?? 0) >= 4 &&
      p.figure(`ten.has.${element}`).value === '0' &&
      p.figure(`ten.gap.${element}`).value === '0',
  );
  if (!idle) return null;
  const skill = cite(p.figure(idle.id), idle.name);
  const none = ofTen(p.figure(`ten.has.${idle.element}`));
  return p.one(
    'unused',
    say`Your ${skill} (${ratingWords(p, idle.id)}) is important for ${none}; would you miss it?`,
    say`${skill} lies idle here: you gave it ${ratingWords(p, idle.id)}, and it is important for ${none}.`,
  );
}

function shrinking(p: Reading): Sentence | null {
  const many = p.figure('ten.shrinking');
  if (Number(many.value) < 3) return null;
  const worst = numbered(p).reduce((low, each) =>
    (each.role.opportunity.growth ?? 0) < (low.role.opportunity.growth ?? 0) ? each : low,
  );
  return p.one(
    'shrinking',
    say`Jobs are expected to become fewer in ${ofTen(many)}, most of all for ${worst.role.title} (${p.figure(`${worst.at}.growth`)} over the decade).`,
    say`The market is not on your side everywhere: ${ofTen(many)} shrink, ${worst.role.title} fastest (${p.figure(`${worst.at}.growth`)}).`,
  );
}
