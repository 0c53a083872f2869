/** What the person brings, each with what it is worth among the ten. */
import { cite, type Sentence, say } from '../sentence.ts';
import {
  average,
  byCause,
  causeOf,
  isWeakness,
  itemWords,
  liked,
  numbered,
  ofTen,
  type Reading,
  ratingWords,
} from './reading.ts';

const SHOWN = 4;
/** Points below which an answer is not worth a sentence. */
const COUNTS = 0.3;

/** Answers that look like chance are no strengths. */
export const strengthsOf = (p: Reading): Sentence[] =>
  p.has('careless')
    ? []
    : [...skills(p), activity(p), value(p), statement(p)].filter((sentence) => sentence !== null).slice(0, SHOWN);

const ADVANCED = 4;

/** The two best-rated skills that the ten ask for; who rates all alike stands out in none. */
function skills(p: Reading): Sentence[] {
  const ratings = p.answers.deepDive.skills;
  const mean = average(Object.values(ratings));
  const asked = p.bank.deepDive.skills
    .filter(({ id }) => (ratings[id] ?? 0) >= ADVANCED && ratings[id]! > mean)
    .map((skill) => {
      const most = numbered(p).reduce((best, each) =>
        causeOf(each.role, skill.id) > causeOf(best.role, skill.id) ? each : best,
      );
      return { ...skill, most, points: causeOf(most.role, skill.id), many: p.figure(`ten.has.${skill.element}`) };
    })
    .filter(({ points, many }) => points >= COUNTS && many.value !== '0')
    .sort((a, b) => b.points - a.points)
    .slice(0, 2);
  return asked.map(({ id, name, most, many }, nth) => {
    const level = cite(p.figure(id), p.figure(id).value.split(', ')[1]!);
    const worth = p.figure(`${most.at}.cause.${id}`);
    const skill = cite(p.figure(id), name);
    return nth === 0
      ? p.one(
          'skill',
          say`${skill}, which you rate ${level}, is asked for by ${ofTen(many)}, and counts most for ${most.role.title} (${worth}).`,
          say`Of the skills you rate highly, ${skill} (${level}) counts most: ${worth} points for ${most.role.title}.`,
          say`${level} in ${skill} is no small thing: it is enough for ${ofTen(many)} and brings ${most.role.title} ${worth}.`,
          say`You rate yourself ${level} in ${skill}; ${most.role.title} gains ${worth} by it.`,
        )
      : p.one(
          'second skill',
          say`${skill} (${level}) is worth ${worth} for ${most.role.title}.`,
          say`${ofTen(many)} can use your ${skill}, which you call ${level}.`,
          say`${most.role.title} would draw on your ${skill}, ${level} by your own account (${worth}).`,
        );
  });
}

/** The activity that moves one of the ten most. */
function activity(p: Reading): Sentence | null {
  const found = numbered(p)
    .flatMap((each) =>
      byCause(each.role, liked(p))
        .slice(0, 1)
        .map((item) => ({ ...each, item })),
    )
    .sort((a, b) => causeOf(b.role, b.item.id) - causeOf(a.role, a.item.id))[0];
  if (!found || causeOf(found.role, found.item.id) < COUNTS) return null;
  const worth = p.figure(`${found.at}.cause.${found.item.id}`);
  const words = itemWords(p, found.item);
  return p.one(
    'activity',
    say`Of what you like, nothing moves more than ${words}: ${worth} for ${found.role.title}.`,
    say`Your appetite for one thing, ${words}, lifts ${found.role.title} by ${worth}.`,
    say`${words} (${ratingWords(p, found.item.id)}) is the liking that counts most, ${worth} for ${found.role.title}.`,
    say`${found.role.title} owes ${worth} points to a single yes, the one to ${words}.`,
  );
}

/** A value of the person's that one of the ten offers most of. */
function value(p: Reading): Sentence | null {
  const picked = p.bank.core.values.filter(({ id }) => p.answers.core.values.includes(id));
  const found = numbered(p)
    .flatMap((each) => picked.map((pick) => ({ ...each, pick, points: causeOf(each.role, pick.id) })))
    .sort((a, b) => b.points - a.points)[0];
  if (!found || found.points < COUNTS) return null;
  const pick = cite(p.figure(found.pick.id), `“${found.pick.label}”`);
  const worth = p.figure(`${found.at}.cause.${found.pick.id}`);
  return p.one(
    'value',
    say`You picked ${pick}, and ${found.role.title} can give it (${worth}).`,
    say`${pick} matters to you; among the ten it weighs most for ${found.role.title}, ${worth} points.`,
    say`What you ask of work, ${pick}, is best met by ${found.role.title} (${worth}).`,
  );
}

/** A statement agreed or disagreed with outright, where it counts. */
function statement(p: Reading): Sentence | null {
  const said = p.bank.core.personality.filter(
    (item) => [1, 5].includes(p.answers.core.personality[item.id] ?? 3) && !isWeakness(p, item),
  );
  const found = numbered(p)
    .flatMap((each) => said.map((item) => ({ ...each, item, points: causeOf(each.role, item.id) })))
    .sort((a, b) => b.points - a.points)[0];
  if (!found || found.points < COUNTS / 2) return null;
  const words = itemWords(p, found.item);
  const answer = cite(p.figure(found.item.id), p.figure(found.item.id).value.split(', ')[1]!.toLowerCase());
  return say`You ${answer} with ${words}, which suits ${found.role.title} (${p.figure(`${found.at}.cause.${found.item.id}`)}).`;
}
