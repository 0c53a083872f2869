/** What the answers have in common, and how reliable the result is. */
import { isInconclusive } from '#shared/assessment/result-words.ts';
import { inSentence, listed, withArticle } from '#shared/lib/in-sentence.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { ownWork } from './own-work.ts';
import {
  answerWords,
  asksForTime,
  causesFor,
  inPoints,
  numbered,
  ofTen,
  pointsOf,
  type Reading,
  takes,
  verbFor,
} from './reading.ts';

export const summaryOf = (p: Reading): Sentence[] =>
  [doubt(p), direction(p), firmness(p), wantAndCan(p), ownWork(p), frame(p)].filter((sentence) => sentence !== null);

/** The first of the ten in a field, and the answers that add most to it. */
function leadOf(p: Reading, place: 1 | 2) {
  const cluster = p.result.clusters[place - 1];
  const match = numbered(p).find(({ role }) => fieldNames[fieldOf(role.code)] === cluster?.name);
  if (!cluster || !match) return null;
  const [most, ...others] = causesFor(p, match.role)
    .filter(({ points }) => points >= COUNTS)
    .map(({ answer }) => answerWords(p, answer));
  return {
    title: cite(p.figure(`${match.at}.score`), listed(match.role.title)),
    most,
    // two disliked activities of one kind have the same wording
    next: others.find(({ words }) => words !== most?.words),
  };
}

function direction(p: Reading): Sentence | null {
  const [first, second] = p.result.clusters;
  if (!first) return null;
  const field = cite(p.figure('field.1'), inSentence(first.name));
  if (isInconclusive(p.result))
    return p.one(
      'direction',
      say`Your answers do not point to one field yet. You could start by looking at ${field}.`,
      say`No field stands out in your answers yet. For now, ${field} comes first.`,
    );
  const lead = leadOf(p, 1);
  if (second && second.tie_group === first.tie_group)
    return level(p, cite(p.figure('field.1'), listed(first.name)), cite(p.figure('field.2'), listed(second.name)));
  if (!lead)
    return say`As a field, ${field} comes first. A field is scored on all its occupations, and none of these made your top ten.`;
  const { title, most, next } = lead;
  if (!most)
    return say`In first place is ${field}, through many small answers rather than one big one. Your best match in it is ${title}.`;
  if (p.result.scores.confidence < LIKELY)
    return p.one(
      'direction',
      say`The field of ${field} is slightly ahead of the others. Your best match in it is ${title}, helped most by ${most}.`,
      say`In first place, but not by much, is ${field}. Your best match there is ${title}; what helps it most is ${most}.`,
    );
  if (!next)
    return say`The field of ${field} comes first. Your best match in it is ${title}, and what helps it most is ${most}.`;
  return p.one(
    'direction',
    say`One field clearly comes first: ${field}. Your best match in it is ${title}, helped most by ${most}, then by ${next}.`,
    say`Your answers point to ${field}. What helps your best match there, ${title}, is above all ${most}, followed by ${next}.`,
    say`The field of ${field} is ahead of all the others. For your best match in it, ${title}, what counts most is ${most}, then ${next}.`,
    say`First place goes to ${field}, on its own. What speaks most for your best match in it, ${title}, is ${most}, then ${next}.`,
  );
}

type Named = ReturnType<typeof cite>;

/** Two fields the answers cannot separate, each with what counts most for its best occupation. */
function level(p: Reading, field: Named, other: Named): Sentence {
  const [one, two] = [leadOf(p, 1), leadOf(p, 2)];
  if (!one?.most || !two?.most)
    return say`Two fields are tied for first place, ${field} and ${other}. Your answers do not favor one over the other.`;
  if (one.most.words === two.most.words)
    return p.one(
      'direction',
      say`Two fields are tied for first place, ${field} and ${other}. The same thing helps you most in both: ${one.most}.`,
      say`Your answers do not choose between ${field} and ${other}. What helps your best match most is the same in both: ${one.most}.`,
    );
  return p.one(
    'direction',
    say`Two fields are tied for first place. In ${field}, your best match is ${one.title}, helped most by ${one.most}. In ${other}, it is ${two.title}, helped most by ${two.most}.`,
    say`Your answers do not choose between ${field} and ${other}. The first is led by ${one.title}, thanks to ${one.most}. The second is led by ${two.title}, thanks to ${two.most}.`,
    say`It is a tie between ${field} and ${other}. What counts most for your best match in the first, ${one.title}, is ${one.most}. In the second it is ${two.most}, for ${two.title}.`,
  );
}

/** A warning when answers look random. */
const doubt = (p: Reading): Sentence | null =>
  p.has('careless')
    ? say`Do these answers describe you? ${p.figure('careless')} If they do not, answer again before you act on anything below.`
    : null;

/** Below this many points, interests or skills are not mentioned. */
const COUNTS = 0.5;
const SURE = 80;
const LIKELY = 60;

/** The stated confidence covers three fields together; how many titles would stay is a separate figure. */
function firmness(p: Reading): Sentence {
  const sure = p.figure('confidence');
  const stay = p.figure('staying');
  const { confidence } = p.result.scores;
  const [a, b, c] = p.result.clusters.map(({ name }, place) => cite(p.figure(`field.${place + 1}`), inSentence(name)));
  const one = (...wordings: Sentence[]) => p.one('firm', ...wordings);
  if (!a || !b || !c) return say`If you answered again, ${stay} of the ten would probably stay on your list.`;
  if (confidence >= SURE)
    return one(
      say`Your field is very likely one of these three: ${a}; ${b}; or ${c}. The chance is ${sure}. If you answered again, ${stay} of the ten occupations would probably stay on your list.`,
      say`You can rely on three fields taken together: ${a}; ${b}; and ${c}. The chance that yours is among them is ${sure}. A second round of answers would probably keep ${stay} of the ten occupations.`,
      say`With a chance of ${sure}, your field is ${a}; ${b}; or ${c}. Answer again next month, and you would probably see ${stay} of the ten occupations again.`,
    );
  if (confidence >= LIKELY)
    return one(
      say`Your field is probably one of these three: ${a}; ${b}; or ${c}. The chance is ${sure}. If you answered again, we would expect ${stay} of the ten occupations to return.`,
      say`Expect part of this to change. The chance that your field is ${a}; ${b}; or ${c} is ${sure}, and on a second try ${stay} of the ten occupations would probably come up again.`,
      say`How sure is this? The chance is ${sure} that your field is ${a}; ${b}; or ${c}. Of the ten occupations, expect ${stay} to be there if you answer again.`,
    );
  return one(
    say`Treat this as a first sketch. The chance that your field is ${a}; ${b}; or ${c} is only ${sure}, and if you answered again, ${stay} of the ten occupations would probably remain.`,
    say`Nothing is settled yet. Your field could be ${a}; ${b}; or ${c}, but the chance of that is only ${sure}. Next time, expect to see ${stay} of the ten occupations again.`,
    say`Your answers point in several directions. With a chance of only ${sure}, your field is ${a}; ${b}; or ${c}. Another round of answers would probably keep ${stay} of the ten occupations.`,
  );
}

/** Skills say where a person could start; interests and values where they would like to be. */
function wantAndCan(p: Reading): Sentence | null {
  const roles = numbered(p).filter(({ at }) => p.has(`${at}.part.interests`) && p.has(`${at}.part.skills`));
  if (roles.length < 2) return null;
  const most = (score: (match: (typeof roles)[number]) => number) =>
    roles.reduce((best, each) => (score(each) > score(best) ? each : best));
  const wish = most(({ role }) => pointsOf(role, ['interests', 'values']));
  const able = most(({ role }) => pointsOf(role, ['skills']));
  // if everything speaks against all of them, the best is neither a wish nor a skill
  if (pointsOf(wish.role, ['interests', 'values']) < COUNTS || pointsOf(able.role, ['skills']) < COUNTS) return null;
  const goal = cite(p.figure(`${wish.at}.part.interests`), `work as ${withArticle(wish.role.title)}`);
  const skill = p.figure(`${able.at}.part.skills`);
  const can = cite(skill, `work as ${withArticle(able.role.title)}`);
  const worth = inPoints(skill);
  if (wish === able)
    return p.one(
      'lens',
      say`What you want and what you can do meet in one match: ${goal}. No other gets more from your interests and values, or from your skills (${worth}).`,
      say`One match leads in two ways, by what you would like to do and by what you can do already: ${goal}. Your skills alone add ${worth}.`,
      say`Both your interests and your skills count most for ${goal}, where the skills you have add ${worth}.`,
    );
  return p.one(
    'lens',
    say`Your interests and values point to ${goal}. Your skills point to ${can}, where they add ${worth}.`,
    say`By your interests and values alone, ${goal} would lead. By what you can do today, it would be ${can} (${worth} from your skills).`,
    say`What you want and what you can do today lead to different places: ${goal} for your interests and values, ${can} for your skills (${worth}).`,
    say`Your skills count most for ${can}, where they add ${worth}. Your interests and values count most for ${goal}.`,
  );
}

/** How far away the first occupation is that requires preparation. */
function frame(p: Reading): Sentence | null {
  const late = numbered(p).find(({ role }) => asksForTime(role));
  if (!late) return null;
  const time = takes(late.role, p.figure(`${late.at}.time`));
  const becoming = `becoming ${withArticle(late.role.title)}`;
  const ready = p.figure('ten.now');
  if (ready.value === '0')
    return p.one(
      'frame',
      say`Each of the ten asks for some step first, or may ask for one. To take the first of them, ${becoming} ${time}.`,
      say`As things stand, ${ofTen(ready)} is open to you without some step you may need first. For example, ${becoming} ${time}.`,
      say`There is some preparation in every one of the ten, or there may be. To name one, ${becoming} ${time}.`,
    );
  return p.one(
    'frame',
    say`As far as we know, ${ofTen(ready)} ${verbFor(ready, 'are', 'is')} open to you now. On the other hand, ${becoming} ${time}.`,
    say`We know of no step you would need first for ${ofTen(ready)}; ${becoming} ${time}.`,
    say`As far as we know, ${ofTen(ready)} ${verbFor(ready, 'need', 'needs')} no further preparation. By contrast, ${becoming} ${time}.`,
    say`${becoming} ${time}. You could apply now for ${ofTen(ready)}, where we know of no step that comes first.`,
    say`You could apply for ${ofTen(ready)} today. It is different elsewhere: ${becoming} ${time}.`,
  );
}
