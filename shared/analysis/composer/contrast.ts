/** What sets an occupation apart from the other nine, by the part of its score in which it differs. */
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import {
  average,
  causeOf,
  isWeakness,
  itemWords,
  kindOfWork,
  type Match,
  type Reading,
  ratingWords,
} from './reading.ts';

export type Part = Receipt['part'];

/** The answer of a part that this occupation gains (1) or loses (-1) most by, against the mean of the others. */
function tellingAnswer(p: Reading, { role }: Match, part: Part, sign: 1 | -1) {
  const others = p.result.roles.filter((other) => other !== role);
  const causes = role.why.find((receipt) => receipt.part === part)?.causes ?? [];
  const { core, deepDive } = p.bank;
  const turned = new Set([...core.interests, ...core.values].flatMap(({ id, reverse }) => (reverse ? [id] : [])));
  const unpraised = core.personality.filter((item) => sign === 1 && isWeakness(p, item)).map(({ id }) => id);
  const [most] = causes
    .filter(
      ({ answer, points }) =>
        p.has(answer) &&
        !turned.has(answer) &&
        !unpraised.includes(answer) &&
        sign * points > 0 &&
        ratingOf(p, answer) !== UNSURE,
    )
    .map(({ answer, points }) => ({
      answer,
      more: sign * (points - average(others.map((other) => causeOf(other, answer)))),
    }))
    .sort((a, b) => b.more - a.more);
  const id = most?.answer;
  const of = <Item extends { id: string }>(items: readonly Item[]) => items.find((item) => item.id === id);
  return {
    interest: of(core.interests),
    statement: of(core.personality),
    value: of(core.values),
    skill: of(deepDive.skills),
  };
}

/** Of an activity or a statement. */
const ratingOf = ({ answers: { core } }: Reading, id: string): number | undefined =>
  core.interests[id] ?? core.personality[id];

/** The middle of the scale says nothing that could be told back. */
const UNSURE = 3;

/** A part in the words of its receipt, without the remark: “school, training and license, about 4 years left”. */
const named = (p: Reading, { role, at }: Match, part: Part) =>
  cite(
    p.figure(`${at}.part.${part}`),
    role.why
      .find((receipt) => receipt.part === part)!
      .label.replace(/ \(.*\)$/, '')
      .replace(': ', ', ')
      .replace(/^Time to learn, (about 0 hours|nothing left to learn)$/, 'Nothing left to learn')
      .replace(/^Money for learning, (about \$0|nothing to pay)/, 'Nothing to pay for learning')
      .replace(/^./, (first) => first.toLowerCase()),
  );

/** “Your interests find”, “your personality finds” */
const finds = (part: Part): string => (part === 'personality' ? 'finds' : 'find');

const asksFor = ({ role }: Match, { element }: { element: string }): boolean =>
  [...role.gaps, ...role.transferable].some((skill) => skill.element === element);

export function favour(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const points = p.figure(`${at}.part.${part}`);
  const { interest, statement, value, skill } = tellingAnswer(p, match, part, 1);
  const one = (...wordings: Sentence[]) => p.one(`favour ${role.code}`, ...wordings);
  if (interest) {
    const kind = kindOfWork(interest.code);
    const words = itemWords(p, interest);
    const rating = ratingWords(p, interest.id);
    return p.answers.core.interests[interest.id]! > UNSURE
      ? one(
          say`It is lifted by what you like: more ${kind} than the rest, the kind of ${words} (${rating}).`,
          say`The pull is ${kind} such as ${words}, rated ${rating}; interests bring ${points} points.`,
          say`Your liking shows in ${points} points, first through ${words}.`,
          say`There is more ${kind} in it than in most of the ten, and you gave ${words} ${rating}.`,
        )
      : one(
          say`You are spared what you rated ${rating}: there is little ${kind} in it, nothing like ${words}, which brings ${points}.`,
          say`Little ${kind} in it: ${words} (${rating}) stays with others, and interests bring ${points}.`,
          say`You would meet little ${kind}, ${words} for instance (${rating}); that counts for ${points}.`,
          say`A point in its favor is what is missing, ${kind} like ${words}, ${rating} from you.`,
        );
  }
  if (value)
    return one(
      say`It meets ${cite(p.figure(value.id), `“${value.label}”`)} better than most of the ten; values count ${points}.`,
      say`${cite(p.figure(value.id), `“${value.label}”`)}, which you picked, has its place here (${points}).`,
    );
  if (statement)
    return one(
      say`Your answer to ${itemWords(p, statement)} (${ratingWords(p, statement.id)}) suits it; personality adds ${points}.`,
      say`It wants people who answer ${itemWords(p, statement)} as you do, with ${ratingWords(p, statement.id)}.`,
    );
  if (skill && asksFor(match, skill))
    return (p.answers.deepDive.skills[skill.id] ?? 1) >= 3
      ? one(
          say`Here your ${cite(p.figure(skill.id), skill.name)} (${ratingWords(p, skill.id)}) pays off: skills add ${points}.`,
          say`You bring the right tools, ${cite(p.figure(skill.id), skill.name)} above all; together they are worth ${points}.`,
          say`What you can do already speaks for it, ${points} from skills with ${cite(p.figure(skill.id), skill.name)} in front.`,
        )
      : say`That you gave ${cite(p.figure(skill.id), skill.name)} only ${ratingWords(p, skill.id)} does no harm here.`;
  switch (part) {
    case 'interests':
    case 'values':
    case 'personality':
    case 'skills':
      return one(
        say`${named(p, match, part)} ${finds(part)} more in it than in most of the ten (${points}).`,
        say`It suits ${named(p, match, part)} rather well, with ${points}.`,
      );
    case 'remote':
      return say`Of the jobs as ${role.title}, ${p.figure(`${at}.home`)} can be done from home, nearer to what you asked for.`;
    case 'preferences':
      return say`It comes closer to the contact and the team you asked for (${points}).`;
    case 'skill_gaps':
      return one(
        say`Most of what ${role.title} needs you can do today (${points}).`,
        say`There is less to learn for ${role.title} than elsewhere in the ten, which brings ${points}.`,
        say`Your ratings cover the better part of it: ${points} for skills already there.`,
      );
    case 'ai_exposure':
      return one(
        say`AI tools touch ${p.figure(`${at}.ai`)} of this work, less than most of your list (${points}).`,
        say`Little of it can be handed to software: AI tools reach ${p.figure(`${at}.ai`)} of it.`,
      );
    default:
      return one(
        say`${role.title} is easier to reach than the rest: ${named(p, match, part)}.`,
        say`Within reach, ${role.title}, thanks to ${named(p, match, part)}.`,
        say`You are nearer to ${role.title} than you may think (${named(p, match, part)}).`,
      );
  }
}

export function against(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const points = p.figure(`${at}.part.${part}`);
  const { interest, statement, value, skill } = tellingAnswer(p, match, part, -1);
  const one = (...wordings: Sentence[]) => p.one(`against ${role.code}`, ...wordings);
  if (interest) {
    const kind = kindOfWork(interest.code);
    const words = itemWords(p, interest);
    const rating = ratingWords(p, interest.id);
    return p.answers.core.interests[interest.id]! < UNSURE
      ? one(
          say`Against it: more ${kind} than you want, and ${words} got ${rating}.`,
          say`Be honest about its share of ${kind}; to ${words} you said ${rating}.`,
          say`${words}, ${rating} from you, is a taste of what you may not enjoy in it.`,
        )
      : one(
          say`You would miss ${kind}: ${words} (${rating}) finds little room in it.`,
          say`For ${words}, which you gave ${rating}, look to your free time; there is little ${kind} here.`,
        );
  }
  if (value && p.answers.core.values.includes(value.id))
    return one(
      say`It gives less of ${cite(p.figure(value.id), `“${value.label}”`)} than you want (values: ${points}).`,
      say`${cite(p.figure(value.id), `“${value.label}”`)} would come short, and values stand at ${points}.`,
    );
  if (statement)
    return one(
      say`Personality pulls a little the other way, first through your ${ratingWords(p, statement.id)} to ${itemWords(p, statement)}.`,
      say`${itemWords(p, statement)}, to which you said ${ratingWords(p, statement.id)}, is called for less than elsewhere in your ten.`,
    );
  if (skill && role.gaps.some(({ element }) => element === skill.element))
    return one(
      say`It asks for more than your ${ratingWords(p, skill.id)} in ${cite(p.figure(skill.id), skill.name)}; skills leave it at ${points}.`,
      say`Your ${ratingWords(p, skill.id)} in ${cite(p.figure(skill.id), skill.name)} holds it back (${points} from skills).`,
    );
  switch (part) {
    case 'interests':
    case 'values':
    case 'personality':
    case 'skills':
      return one(
        say`${named(p, match, part)} ${finds(part)} less in it than in the others (${points}).`,
        say`It does not win by ${named(p, match, part)}: that leaves it at ${points}.`,
      );
    case 'remote':
      return say`Working from home is rare for ${role.title} (${p.figure(`${at}.home`)}).`;
    case 'preferences':
      return say`Contact with people or the size of the team would be other than you asked for (${points}).`;
    case 'skill_gaps':
      return one(
        say`There is more to learn for ${role.title} than for the others (${points}).`,
        say`What you can do today covers less of it, ${points}.`,
      );
    case 'ai_exposure':
      return one(
        say`With ${p.figure(`${at}.ai`)} of the work in reach of AI tools, expect the job itself to change.`,
        say`Software already reaches ${p.figure(`${at}.ai`)} of it: choose the rest as your ground.`,
        say`Ask how they use AI tools there, since ${p.figure(`${at}.ai`)} of the work is within their reach.`,
      );
    case 'preparation':
      return one(
        say`${role.title} asks for less than you have prepared for, which counts ${points}.`,
        say`You bring more than ${role.title} needs (${points}): a step down on paper.`,
        say`Much of what you have prepared for would lie idle in ${role.title} (${points}).`,
      );
    default:
      return one(
        say`The way to ${role.title} is the hard part: ${named(p, match, part)}.`,
        say`${role.title} is harder to reach than the others (${named(p, match, part)}).`,
        say`Mind the way there before you fall for the title: ${named(p, match, part)}.`,
        say`What stands between you and ${role.title} is ${named(p, match, part)}.`,
      );
  }
}
