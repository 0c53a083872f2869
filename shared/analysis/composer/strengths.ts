/** What the person brings, each with what it is worth among the ten. */
import { inSentence, withArticle } from '#shared/lib/in-sentence.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import {
  agreementWords,
  average,
  byCause,
  causeOf,
  inPoints,
  isWeakness,
  itemWords,
  kindOfWork,
  liked,
  numbered,
  ofTen,
  quoted,
  type Reading,
  ratingWords,
  standingWords,
} from './reading.ts';

const SHOWN = 4;
/** Answers worth fewer points are not mentioned. */
const COUNTS = 0.3;

/** Answers that look random are not called strengths. */
export const strengthsOf = (p: Reading): Sentence[] =>
  p.has('careless')
    ? []
    : [...skills(p), activity(p), value(p), statement(p)].filter((sentence) => sentence !== null).slice(0, SHOWN);

const ADVANCED = 4;

/** The two best-rated skills that the ten require. Equal ratings stand out in none. */
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
    const level = standingWords(p, id);
    const worth = inPoints(p.figure(`${most.at}.cause.${id}`));
    const skill = cite(p.figure(id), inSentence(name));
    const work = withArticle(most.role.title);
    return nth === 0
      ? p.one(
          'skill',
          say`You rate yourself ${level} in ${skill}. It matters in ${ofTen(many)}, and it counts most for work as ${work} (${worth}).`,
          say`Of the skills you rate highly, ${skill} counts most: it adds ${worth} to your score as ${work}.`,
          say`In ${skill} you rate yourself ${level}. That is enough for ${ofTen(many)} and adds ${worth} to your score as ${work}.`,
          say`Your score as ${work} gains ${worth} because you rate yourself ${level} in ${skill}.`,
        )
      : p.one(
          'second skill',
          say`You also rate yourself ${level} in ${skill}, which adds ${worth} to your score as ${work}.`,
          say`${ofTen(many)} can use your skill in ${skill}, where you rate yourself ${level}.`,
          say`Another plus is ${skill}: you rate yourself ${level}, and that adds ${worth} to your score as ${work}.`,
        );
  });
}

/**
 * The activity that moves one of the ten most, as an example of its kind of work; the occupation may not involve it.
 */
function activity(p: Reading): Sentence | null {
  const found = numbered(p)
    .flatMap((each) =>
      byCause(each.role, liked(p))
        .slice(0, 1)
        .map((item) => ({ ...each, item })),
    )
    .sort((a, b) => causeOf(b.role, b.item.id) - causeOf(a.role, a.item.id))[0];
  if (!found || causeOf(found.role, found.item.id) < COUNTS) return null;
  const worth = inPoints(p.figure(`${found.at}.cause.${found.item.id}`));
  const words = itemWords(p, found.item);
  const kind = kindOfWork(found.item.code);
  const work = withArticle(found.role.title);
  return p.one(
    'activity',
    say`Of the activities you like, ${words} counts most. It speaks for ${kind} and adds ${worth} to your score as ${work}.`,
    say`You gave ${words} ${ratingWords(p, found.item.id)}. As a sign of ${kind}, it adds more than any other activity to one of the ten: ${worth} for work as ${work}.`,
    say`Among the things you like, one helps you most: ${words} (${ratingWords(p, found.item.id)}). It stands for ${kind} and adds ${worth} to your score as ${work}.`,
    say`Your score as ${work} gains ${worth} because you like ${kind}, for example ${words}.`,
  );
}

/** One of the person's values that one of the ten offers most of. */
function value(p: Reading): Sentence | null {
  const picked = p.bank.core.values.filter(({ id }) => p.answers.core.values.includes(id));
  const found = numbered(p)
    .flatMap((each) => picked.map((pick) => ({ ...each, pick, points: causeOf(each.role, pick.id) })))
    .sort((a, b) => b.points - a.points)[0];
  if (!found || found.points < COUNTS) return null;
  const pick = cite(p.figure(found.pick.id), quoted(found.pick.label));
  const worth = inPoints(p.figure(`${found.at}.cause.${found.pick.id}`));
  const work = withArticle(found.role.title);
  return p.one(
    'value',
    say`You picked ${pick}, and that is something you can expect from work as ${work} (it adds ${worth}).`,
    say`What matters to you is ${pick}. Among the ten, it adds most to your score as ${work}: ${worth}.`,
    say`Of the ten, work as ${work} comes closest to your wish for ${pick}, which adds ${worth}.`,
  );
}

/** A statement the person strongly agreed or disagreed with, if it counts. */
function statement(p: Reading): Sentence | null {
  const said = p.bank.core.personality.filter(
    (item) => [1, 5].includes(p.answers.core.personality[item.id] ?? 3) && !isWeakness(p, item),
  );
  const found = numbered(p)
    .flatMap((each) => said.map((item) => ({ ...each, item, points: causeOf(each.role, item.id) })))
    .sort((a, b) => b.points - a.points)[0];
  if (!found || found.points < COUNTS / 2) return null;
  const worth = inPoints(p.figure(`${found.at}.cause.${found.item.id}`));
  return say`You ${agreementWords(p, found.item.id)} with ${itemWords(p, found.item)}. That suits work as ${withArticle(found.role.title)} and adds ${worth}.`;
}
