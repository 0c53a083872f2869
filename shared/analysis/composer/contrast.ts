/** What sets an occupation apart from the other nine, by the part of its score in which it differs. */
import { cite, type Sentence, say } from '../sentence.ts';
import { farther, nearer, type Part } from './reach.ts';
import {
  causeOf,
  isWeakness,
  itemWords,
  kindOfWork,
  type Match,
  median,
  type Reading,
  ratingWords,
  UNSURE,
} from './reading.ts';

/** The answer of a part that this occupation gains (1) or loses (-1) most by, against the middle of the others. */
function tellingAnswer(p: Reading, { role }: Match, part: Part, sign: 1 | -1) {
  const others = p.result.roles.filter((other) => other !== role);
  const causes = role.why.find((receipt) => receipt.part === part)?.causes ?? [];
  const { core, deepDive } = p.bank;
  const turned = new Set([...core.interests, ...core.values].flatMap(({ id, reverse }) => (reverse ? [id] : [])));
  const unpraised = core.personality.filter((item) => sign === 1 && isWeakness(p, item)).map(({ id }) => id);
  const telling = causes
    .filter(
      ({ answer, points }) =>
        p.has(answer) &&
        !turned.has(answer) &&
        !unpraised.includes(answer) &&
        sign * points >= COUNTS &&
        ratingOf(p, answer) !== UNSURE,
    )
    .map(({ answer, points }) => ({
      answer,
      more: sign * (points - median(others.map((other) => causeOf(other, answer)))),
    }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  // what is liked says more of a work than what is not
  const [most] = sign === 1 ? [...telling].sort((a, b) => dislikes(p, a.answer) - dislikes(p, b.answer)) : telling;
  const id = most?.answer;
  const of = <Item extends { id: string }>(items: readonly Item[]) => items.find((item) => item.id === id);
  return {
    interest: of(core.interests),
    statement: of(core.personality),
    value: of(core.values),
    skill: of(deepDive.skills),
  };
}

const dislikes = ({ answers: { core } }: Reading, id: string): number => Number((core.interests[id] ?? 5) < UNSURE);

/** Of an activity or a statement. */
const ratingOf = ({ answers: { core } }: Reading, id: string): number | undefined =>
  core.interests[id] ?? core.personality[id];

/** Points below which an answer is not worth a sentence. */
const COUNTS = 0.3;

/** Points of the answer that a sentence names: those of its whole part are more. */
const ofAnswer = (p: Reading, { at }: Match, { id }: { id: string }) => p.figure(`${at}.cause.${id}`);

const blockName: Partial<Record<Part, string>> = {
  interests: 'your interests',
  values: 'your values',
  personality: 'your personality',
  skills: 'your skills',
};

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
    const own = ofAnswer(p, match, interest);
    return p.answers.core.interests[interest.id]! > UNSURE
      ? one(
          say`It is lifted by what you like, ${kind}: ${words} (${rating}) alone adds ${own}.`,
          say`The pull is ${kind} such as ${words}, rated ${rating}; that answer brings ${own} points.`,
          say`Your liking shows: ${words} (${rating}) brings ${own} points.`,
          say`It has more ${kind} than most of your list, and you gave ${words} ${rating} (${own}).`,
        )
      : one(
          say`You are spared what you rated ${rating}: there is little ${kind} in it, nothing like ${words}, which brings ${own}.`,
          say`Little ${kind} in it: ${words} (${rating}) stays with others, and that answer brings ${own}.`,
          say`You would meet little ${kind}, ${words} for instance (${rating}); that counts for ${own}.`,
        );
  }
  if (value) {
    const pick = cite(p.figure(value.id), `“${value.label}”`);
    const own = ofAnswer(p, match, value);
    return one(
      say`It meets ${pick} better than most of the ten, which counts ${own}.`,
      say`${pick}, which you picked, has its place here (${own}).`,
    );
  }
  if (statement) {
    const own = ofAnswer(p, match, statement);
    return one(
      say`Your answer to ${itemWords(p, statement)} (${ratingWords(p, statement.id)}) suits it and adds ${own}.`,
      say`What you say of ${itemWords(p, statement)} (${ratingWords(p, statement.id)}) is nearer to it than to most of the ten (${own}).`,
    );
  }
  if (skill && asksFor(match, skill)) {
    const name = cite(p.figure(skill.id), skill.name);
    const own = ofAnswer(p, match, skill);
    return (p.answers.deepDive.skills[skill.id] ?? 1) >= UNSURE
      ? one(
          say`Here your ${name} (${ratingWords(p, skill.id)}) pays off: it adds ${own}.`,
          say`You bring a tool that it needs, ${name}, worth ${own}.`,
          say`What you can do already speaks for it, ${name} with ${own} in front.`,
        )
      : say`That you gave ${name} only ${ratingWords(p, skill.id)} does no harm here.`;
  }
  const block = blockName[part];
  if (block)
    return one(
      say`${cite(points, block)} ${finds(part)} more in it than in most of the ten (${points}).`,
      say`From ${cite(points, block)} it gets ${points}, more than most of the ten.`,
    );
  switch (part) {
    case 'remote':
      return say`${role.title} is listed as ${cite(p.figure(`${at}.home`), 'work that can be done from home')}, nearer to what you asked for.`;
    case 'preferences':
      return say`It comes closer to the contact and the team you asked for (${points}).`;
    case 'skill_gaps':
      return one(
        say`You have more of the skills that ${role.title} needs than for most of the ten (${points}).`,
        say`There is less to learn for ${role.title} than for most here, which brings ${points}.`,
        say`Your ratings cover more of it than of most others: ${points} for skills already there.`,
      );
    case 'ai_exposure':
      return one(
        say`AI tools touch ${p.figure(`${at}.ai`)} of this work, less than most of your list (${points}).`,
        say`Less of it than of most others can be handed to software: AI tools reach ${p.figure(`${at}.ai`)} of it.`,
      );
    default:
      return nearer(p, match, part);
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
  if (value && p.answers.core.values.includes(value.id)) {
    const pick = cite(p.figure(value.id), `“${value.label}”`);
    const own = ofAnswer(p, match, value);
    return one(
      say`It gives less of ${pick} than you want (${own}).`,
      say`${pick} would come short, which counts ${own}.`,
    );
  }
  if (statement) {
    const own = ofAnswer(p, match, statement);
    return one(
      say`Personality pulls a little the other way, first through your ${ratingWords(p, statement.id)} to ${itemWords(p, statement)}.`,
      say`Your ${ratingWords(p, statement.id)} to ${itemWords(p, statement)} speaks a little against it (${own}).`,
    );
  }
  if (skill && role.gaps.some(({ element }) => element === skill.element)) {
    const name = cite(p.figure(skill.id), skill.name);
    const own = ofAnswer(p, match, skill);
    return one(
      say`It asks for more than your ${ratingWords(p, skill.id)} in ${name}, which counts ${own}.`,
      say`Your ${ratingWords(p, skill.id)} in ${name} holds it back (${own}).`,
    );
  }
  const block = blockName[part];
  if (block)
    return one(
      say`${cite(points, block)} ${finds(part)} less in it than in most others (${points}).`,
      say`It does not win by ${cite(points, block)}: that leaves it at ${points}.`,
    );
  switch (part) {
    case 'remote':
      return say`${role.title} is listed as ${cite(p.figure(`${at}.home`), 'work that can hardly be done from home')}.`;
    case 'preferences':
      return say`Contact with people or the size of the team would be other than you asked for (${points}).`;
    case 'skill_gaps':
      return one(
        say`There is more to learn for ${role.title} than for most others (${points}).`,
        say`What you can do today covers less of it than of most (${points}).`,
      );
    case 'ai_exposure':
      return one(
        say`With ${p.figure(`${at}.ai`)} of the work in reach of AI tools, expect the job itself to change.`,
        say`Software already reaches ${p.figure(`${at}.ai`)} of it: choose the rest as your ground.`,
        say`Ask how they use AI tools there, since ${p.figure(`${at}.ai`)} of the work is within their reach.`,
      );
    default:
      return farther(p, match, part);
  }
}
