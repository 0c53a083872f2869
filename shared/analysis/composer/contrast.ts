/** What sets an occupation apart from the other nine, by the part of its score that differs most. */
import { inSentence, withArticle } from '#shared/lib/in-sentence.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { farther, nearer, type Part } from './reach.ts';
import {
  agreementWords,
  causeOf,
  inPoints,
  isWeakness,
  itemWords,
  kindOfWork,
  type Match,
  median,
  quoted,
  type Reading,
  ratingWords,
  UNSURE,
} from './reading.ts';

/** The answer by which this occupation gains (1) or loses (-1) most on a part, relative to the median of the others. */
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
  // likes say more about an occupation than dislikes
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

/** The rating of an activity or a statement. */
const ratingOf = ({ answers: { core } }: Reading, id: string): number | undefined =>
  core.interests[id] ?? core.personality[id];

/** Answers worth fewer points are not mentioned. */
const COUNTS = 0.3;

/** Points of the named answer alone; its whole part has more. */
const ofAnswer = (p: Reading, { at }: Match, { id }: { id: string }) => inPoints(p.figure(`${at}.cause.${id}`));

const blockName: Partial<Record<Part, string>> = {
  interests: 'your interests',
  values: 'your values',
  personality: 'your personality',
  skills: 'your skills',
};

/** “Your interests fit”, “your personality fits” */
const verb = (part: Part, several: string): string => (part === 'personality' ? `${several}s` : several);

const asksFor = ({ role }: Match, { element }: { element: string }): boolean =>
  [...role.gaps, ...role.transferable].some((skill) => skill.element === element);

export function favour(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const figure = p.figure(`${at}.part.${part}`);
  const points = inPoints(figure);
  const { interest, statement, value, skill } = tellingAnswer(p, match, part, 1);
  const one = (...wordings: Sentence[]) => p.one(`favour ${role.code}`, ...wordings);
  if (interest) {
    const kind = kindOfWork(interest.code);
    const words = itemWords(p, interest);
    const rating = ratingWords(p, interest.id);
    const own = ofAnswer(p, match, interest);
    return p.answers.core.interests[interest.id]! > UNSURE
      ? one(
          say`It gives you ${kind}, which you like. Your rating for ${words} (${rating}) adds ${own} to the score.`,
          say`The appeal here is ${kind}: you rated ${words} ${rating}, and that adds ${own}.`,
          say`Your interests show here. You gave ${words} ${rating}, which adds ${own} to the score.`,
          say`It has more ${kind} than most of your list. You gave ${words} ${rating}, which adds ${own}.`,
        )
      : one(
          say`It has little ${kind}, which should suit you: you gave ${words} only ${rating}. That adds ${own}.`,
          say`You gave ${words} only ${rating}, and there is little ${kind} here, so that answer adds ${own}.`,
          say`You would have little to do with ${kind}. Your low rating for ${words} (${rating}) adds ${own} here.`,
        );
  }
  if (value) {
    const pick = cite(p.figure(value.id), quoted(value.label));
    const own = ofAnswer(p, match, value);
    return one(
      say`It offers more of ${pick} than most of the ten, which adds ${own}.`,
      say`You picked ${pick}, and this work has it to offer. That adds ${own} to the score.`,
    );
  }
  if (statement) {
    const own = ofAnswer(p, match, statement);
    const agree = agreementWords(p, statement.id);
    return one(
      say`You ${agree} with ${itemWords(p, statement)}, which suits this work and adds ${own}.`,
      say`It fits the way you see yourself more than most of the ten: you ${agree} with ${itemWords(p, statement)} (adds ${own}).`,
    );
  }
  if (skill && asksFor(match, skill)) {
    const name = cite(p.figure(skill.id), inSentence(skill.name));
    const own = ofAnswer(p, match, skill);
    const rating = ratingWords(p, skill.id);
    return (p.answers.deepDive.skills[skill.id] ?? 1) >= UNSURE
      ? one(
          say`Your rating for ${name} (${rating}) pays off here: it adds ${own} to the score.`,
          say`It uses ${name}, which you rate ${rating}. That adds ${own} to the score.`,
          say`You already have something it needs: ${name} adds ${own} to the score.`,
        )
      : say`You gave ${name} only ${rating}, but that does no harm here.`;
  }
  const block = blockName[part];
  if (block)
    return one(
      say`${cite(figure, block)} ${verb(part, 'fit')} it better than most of the ten, which adds ${points}.`,
      say`${cite(figure, block)} ${verb(part, 'add')} ${points}, more than in most matches.`,
    );
  switch (part) {
    case 'remote':
      return say`It is listed as ${cite(p.figure(`${at}.home`), 'work that can be done from home')}, which is closer to what you asked for.`;
    case 'preferences':
      return say`It comes closer than most to the contact with people and the team size you asked for, which adds ${points}.`;
    case 'skill_gaps':
      return one(
        say`You already have more of the skills it needs than for most of the ten, which adds ${points}.`,
        say`There is less left to learn for it than for most of your list, which adds ${points}.`,
        say`Your skill ratings cover more of what it needs than in most of your matches, and that adds ${points}.`,
      );
    case 'ai_exposure':
      return one(
        say`AI tools reach ${p.figure(`${at}.ai`)} of this work, less than for most of your list. That adds ${points}.`,
        say`Less of this work can be handed to software than in most of your matches: AI tools reach ${p.figure(`${at}.ai`)} of it.`,
      );
    default:
      return nearer(p, match, part);
  }
}

export function against(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const figure = p.figure(`${at}.part.${part}`);
  const points = inPoints(figure);
  const { interest, statement, value, skill } = tellingAnswer(p, match, part, -1);
  const one = (...wordings: Sentence[]) => p.one(`against ${role.code}`, ...wordings);
  if (interest) {
    const kind = kindOfWork(interest.code);
    const words = itemWords(p, interest);
    const rating = ratingWords(p, interest.id);
    return p.answers.core.interests[interest.id]! < UNSURE
      ? one(
          say`It may have more ${kind} than you want: you gave ${words} only ${rating}.`,
          say`Look closely at how much ${kind} it involves. You gave ${words} only ${rating}.`,
          say`Expect some ${kind} that you may not enjoy; ${words} got only ${rating} from you.`,
        )
      : one(
          say`You may miss ${kind}. You gave ${words} ${rating}, and there is little of that here.`,
          say`There is little ${kind} in it. You gave ${words} ${rating}, so you may want to keep that for your free time.`,
        );
  }
  if (value && p.answers.core.values.includes(value.id)) {
    const pick = cite(p.figure(value.id), quoted(value.label));
    const own = ofAnswer(p, match, value);
    return one(
      say`It offers less of ${pick} than you want, which takes ${own} off the score.`,
      say`You picked ${pick}, and this work falls short there. That takes ${own} off the score.`,
    );
  }
  if (statement) {
    const own = ofAnswer(p, match, statement);
    const agree = agreementWords(p, statement.id);
    return one(
      say`Your personality speaks slightly against it, mainly because you ${agree} with ${itemWords(p, statement)}.`,
      say`You ${agree} with ${itemWords(p, statement)}. Here that counts slightly against you and takes ${own} off.`,
    );
  }
  if (skill && role.gaps.some(({ element }) => element === skill.element)) {
    const name = cite(p.figure(skill.id), inSentence(skill.name));
    const own = ofAnswer(p, match, skill);
    return one(
      say`It asks for more ability in ${name} than your ${ratingWords(p, skill.id)}, which takes ${own} off the score.`,
      say`What holds it back is ${name}: your rating of ${ratingWords(p, skill.id)} takes ${own} off the score.`,
    );
  }
  const block = blockName[part];
  if (block)
    return one(
      say`${cite(figure, block)} ${verb(part, 'fit')} it less well than most of the ten, which takes ${points} off.`,
      say`${cite(figure, block)} ${verb(part, 'take')} ${points} off, more than in most matches.`,
    );
  switch (part) {
    case 'remote':
      return say`Work as ${withArticle(role.title)} is listed as ${cite(p.figure(`${at}.home`), 'hardly possible from home')}.`;
    case 'preferences':
      return say`The contact with people or the team size would be different from what you asked for, which takes ${points} off.`;
    case 'skill_gaps':
      return one(
        say`There is more to learn for it than for most of the ten, which takes ${points} off.`,
        say`What you can do today covers less of it than of most of your matches, which takes ${points} off.`,
      );
    case 'ai_exposure':
      return one(
        say`AI tools can already reach ${p.figure(`${at}.ai`)} of this work, so expect the job itself to change.`,
        say`Software already reaches ${p.figure(`${at}.ai`)} of this work. Find out which parts employers still want people to do.`,
        say`Ask employers how they use AI tools here, since ${p.figure(`${at}.ai`)} of the work is within their reach.`,
      );
    default:
      return farther(p, match, part);
  }
}
