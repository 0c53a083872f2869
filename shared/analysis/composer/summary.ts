/** What pulls together, and how far it can be relied on. */
import { isInconclusive } from '#shared/assessment/result-words.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import {
  answerWords,
  asksForTime,
  causesFor,
  numbered,
  ofTen,
  pointsOf,
  type Reading,
  takes,
  verbFor,
} from './reading.ts';
import { listed } from './worker.ts';

export const summaryOf = (p: Reading): Sentence[] =>
  [doubt(p), direction(p), firmness(p), wantAndCan(p), present(p), frame(p)].filter((sentence) => sentence !== null);

/** The first of the ten in a field, and the answers that add most to it. */
function leadOf(p: Reading, place: 1 | 2) {
  const cluster = p.result.clusters[place - 1];
  const match = numbered(p).find(({ role }) => fieldNames[fieldOf(role.code)] === cluster?.name);
  if (!cluster || !match) return null;
  const [most, next] = causesFor(p, match.role).filter(({ points }) => points >= COUNTS);
  return {
    title: cite(p.figure(`${match.at}.score`), listed(match.role.title)),
    most: most && answerWords(p, most.answer),
    next: next && answerWords(p, next.answer),
  };
}

function direction(p: Reading): Sentence | null {
  const [first, second] = p.result.clusters;
  if (!first) return null;
  const field = cite(p.figure('field.1'), first.name);
  if (isInconclusive(p.result))
    return p.one(
      'direction',
      say`Your answers do not single out a field; take ${field} as a first look.`,
      say`No field stands out yet. ${field} is on top for now.`,
    );
  const lead = leadOf(p, 1);
  if (second && second.tie_group === first.tie_group) return level(p, field, cite(p.figure('field.2'), second.name));
  if (!lead) return say`${field} comes first as a field, though none of the ten lies in it.`;
  const { title, most, next } = lead;
  if (!most) return say`No single answer decides: ${field} comes first by many small ones, with ${title} in front.`;
  if (p.result.scores.confidence < LIKELY)
    return p.one(
      'direction',
      say`${field} is a little ahead of the other fields; for ${title}, its best match, ${most} counts most.`,
      say`By a little, ${field} comes first. Its best match is ${title}, and what adds most there is ${most}.`,
    );
  if (!next) return say`${field} is ahead on its own; ${most} counts most for ${title}, its best match.`;
  return p.one(
    'direction',
    say`${field} stands clear of every other field; for its best match, ${title}, ${most} counts most, then ${next}.`,
    say`Nothing competes with ${field}. Its best match, ${title}, draws most on ${most} and on ${next}.`,
    say`First for ${title}, the best of its field: ${most}, then ${next}. So ${field} comes first by itself.`,
    say`${field} is alone in front. What adds most to ${title}, the first of it, is ${most}; what comes next is ${next}.`,
  );
}

type Named = ReturnType<typeof cite>;

/** Two fields that the answers do not tell apart, each with what counts most for the best of it. */
function level(p: Reading, field: Named, other: Named): Sentence {
  const [one, two] = [leadOf(p, 1), leadOf(p, 2)];
  if (!one?.most || !two?.most)
    return say`${field} and ${other} are level at the top; your answers do not choose between them.`;
  if (one.most.figure === two.most.figure)
    return p.one(
      'direction',
      say`${field} and ${other} are level at the top, and one answer counts most in both: ${one.most}.`,
      say`${field} or ${other}: your answers do not choose. For ${one.title} as for ${two.title}, ${one.most} adds most.`,
    );
  return p.one(
    'direction',
    say`Two fields are level at the top, ${field} and ${other}: ${one.most} adds most to ${one.title}, ${two.most} to ${two.title}.`,
    say`${field} or ${other}: your answers do not choose. ${one.title} draws most on ${one.most}, ${two.title} on ${two.most}.`,
    say`${field} and ${other} are level, a fork in the road: what counts most for ${one.title} is ${one.most}, and for ${two.title} ${two.most}.`,
  );
}

/** Answers that look like chance are read with care. */
const doubt = (p: Reading): Sentence | null =>
  p.has('careless')
    ? say`Do these answers describe you? ${p.figure('careless')} If not, answer again before you act on what follows.`
    : null;

/** Points below which an answer, likings or skills say nothing. */
const COUNTS = 0.5;
const SURE = 80;
const LIKELY = 60;

/** The confidence is that of three fields together; how many titles stay is another question. */
function firmness(p: Reading): Sentence {
  const sure = p.figure('confidence');
  const stay = p.figure('staying');
  const { confidence } = p.result.scores;
  const [a, b, c] = p.result.clusters.map(({ name }, place) => cite(p.figure(`field.${place + 1}`), name));
  const one = (...wordings: Sentence[]) => p.one('firm', ...wordings);
  if (!a || !b || !c) return say`If you answered again, ${stay} of the ten would probably stay.`;
  if (confidence >= SURE)
    return one(
      say`The chance is ${sure} that your field is one of these three: ${a}; ${b}; ${c}. Of the ten titles, ${stay} would probably come back if you answered again.`,
      say`You can lean on three fields together, ${a}; ${b}; ${c}: with ${sure} confidence yours is among them. A second sitting would probably keep ${stay} of the ten titles.`,
      say`Your field is ${a}, or else ${b}, or ${c}: the chance of that is ${sure}. Answer again next month, and ${stay} of the ten titles should still be here.`,
    );
  if (confidence >= LIKELY)
    return one(
      say`Your field is probably among these three, with a chance of ${sure}: ${a}; ${b}; ${c}. On a repeat ${stay} of the ten would probably stay.`,
      say`Expect some of this to move: the chance that one of ${a}; ${b}; ${c} is your field is ${sure}, and ${stay} of the titles would probably be there next time.`,
      say`How sure is it? ${sure} that one of the first three fields is yours (${a}; ${b}; ${c}); of the titles, expect ${stay} to stay.`,
    );
  return one(
    say`Read it as a first sketch: ${sure} that your field is among ${a}; ${b}; ${c}. Of the titles a repeat would probably keep ${stay}.`,
    say`Nothing is settled yet: your field is one of ${a}; ${b}; ${c} with ${sure} confidence only, and ${stay} of the ten titles would probably return.`,
    say`Your answers point several ways. The chance that one of ${a}; ${b}; ${c} is your field is only ${sure}, and ${stay} of the ten would probably come up a second time.`,
  );
}

/** Skills say where a person could start, interests and values where they would like to be. */
function wantAndCan(p: Reading): Sentence | null {
  const roles = numbered(p).filter(({ at }) => p.has(`${at}.part.interests`) && p.has(`${at}.part.skills`));
  if (roles.length < 2) return null;
  const most = (score: (match: (typeof roles)[number]) => number) =>
    roles.reduce((best, each) => (score(each) > score(best) ? each : best));
  const wish = most(({ role }) => pointsOf(role, ['interests', 'values']));
  const able = most(({ role }) => pointsOf(role, ['skills']));
  // the best of what speaks against all of them is neither a wish nor a skill
  if (pointsOf(wish.role, ['interests', 'values']) < COUNTS || pointsOf(able.role, ['skills']) < COUNTS) return null;
  const liking = p.figure(`${wish.at}.part.interests`);
  const goal = cite(liking, listed(wish.role.title));
  const skill = p.figure(`${able.at}.part.skills`);
  const can = cite(skill, listed(able.role.title));
  if (wish === able)
    return p.one(
      'lens',
      say`${goal} is where wanting and being able meet: neither your likings nor your skills (${skill}) count for more in any other of the ten.`,
      say`${goal} wins twice, by what you would like and by what you can do already (${skill} points).`,
      say`No other match draws as much from your liking and your skills at once as ${goal} (${liking} and ${skill}).`,
    );
  return p.one(
    'lens',
    say`Asked what you want, the answers say ${goal}; asked what you can do today, ${can} (${skill} points).`,
    say`Your liking leads to ${goal}, your skills to ${can} (${skill}).`,
    say`What you want and what you can do point apart: to ${goal} by interests and values, to ${can} by skills (${skill}).`,
    say`${can} is where your skills count most (${skill}); what you would like most is ${goal}.`,
  );
}

/** What is done now, against what came out. */
function present(p: Reading): Sentence | null {
  const code = p.answers.deepDive.background?.occupation;
  if (!code || !p.has('background.occupation')) return null;
  const now = p.figure('background.occupation');
  const first = cite(p.figure('role.1.score'), p.result.roles[0]!.title);
  const same = numbered(p).find(({ role }) => role.code === code);
  if (same?.place === 1)
    return p.one(
      'present',
      say`Your present work, ${now}, comes out first at ${p.figure('role.1.score')} of 100: the question is where and on what terms.`,
      say`What you already do, ${now}, also comes first on your list (${p.figure('role.1.score')} of 100).`,
      say`${now} in front with ${p.figure('role.1.score')}: your answers do not ask you to leave.`,
    );
  if (same)
    return p.one(
      'present',
      say`${now}, your work today, is among the ten with ${p.figure(`${same.at}.score`)}, behind ${first}.`,
      say`You would not have to leave your work, ${now} (${p.figure(`${same.at}.score`)} of 100); ${first} is merely ahead.`,
      say`${first} outranks ${now}, which you do today and which still reaches ${p.figure(`${same.at}.score`)}.`,
    );
  const near = numbered(p).find(({ role }) => role.code.slice(0, 2) === code.slice(0, 2));
  if (near) {
    const other = cite(p.figure(`${near.at}.score`), near.role.title);
    return p.one(
      'present',
      say`${now} is not among the ten, ${other} is: the same field, another job.`,
      say`Close to your work, ${now}, is ${other}: it belongs to the same field.`,
      say`${other} lies in the field of what you do now, ${now}, which is not itself among the ten.`,
    );
  }
  return p.one(
    'present',
    say`None of the ten lies in the field of your work, ${now}; ${first} would be a change of ground.`,
    say`This list leads away from your work, ${now}, with ${first} as its first proposal.`,
    say`Nothing of the field of ${now} is among the ten. ${first} would mean starting somewhere else.`,
  );
}

/** How far away the first occupation is that asks for something. */
function frame(p: Reading): Sentence | null {
  const late = numbered(p).find(({ role }) => asksForTime(role));
  if (!late) return null;
  const time = takes(late.role, p.figure(`${late.at}.time`));
  const ready = p.figure('ten.now');
  if (ready.value === '0')
    return p.one(
      'frame',
      say`Each of the ten asks for a step, or may ask for one; ${late.role.title} ${time}.`,
      say`As you stand, ${ofTen(ready)} is open without a question left: ${late.role.title} ${time}.`,
      say`There is homework everywhere, or may be. ${late.role.title} ${time}.`,
    );
  return p.one(
    'frame',
    say`${ofTen(ready)} ${verbFor(ready, 'are', 'is')} open to you as you stand; ${late.role.title} ${time}.`,
    say`No step that we know of for ${ofTen(ready)}; ${late.role.title} ${time}.`,
    say`As for time, ${ofTen(ready)} ${verbFor(ready, 'need', 'needs')} none that we know of, and ${late.role.title} ${time}.`,
    say`${late.role.title} ${time}. By contrast, ${ofTen(ready)} ${verbFor(ready, 'ask', 'asks')} for no step that we know of.`,
    say`You could apply for ${ofTen(ready)} today, while ${late.role.title} ${time}.`,
  );
}
