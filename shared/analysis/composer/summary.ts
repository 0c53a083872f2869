/** What pulls together, and how far it can be relied on. */
import { cite, type Sentence, say } from '../sentence.ts';
import {
  byCause,
  disliked,
  inShort,
  itemWords,
  liked,
  numbered,
  ofTen,
  pointsOf,
  type Reading,
  ratingWords,
  verbFor,
} from './reading.ts';

export const summaryOf = (p: Reading): Sentence[] =>
  [doubt(p), direction(p), firmness(p), wantAndCan(p), present(p), frame(p)].filter((sentence) => sentence !== null);

function direction(p: Reading): Sentence | null {
  const [first, second] = p.result.clusters;
  const role = p.result.roles[0];
  if (!first || !role) return null;
  const field = cite(p.figure('field.1'), first.name);
  const [most, next] = byCause(role, liked(p));
  if (!most) return plain(p);
  const words = itemWords(p, most);
  const rating = ratingWords(p, most.id);
  if (second && second.tie_group === first.tie_group) {
    const other = cite(p.figure('field.2'), second.name);
    if (!next)
      return say`Between ${field} and ${other} your answers leave the choice open, with ${words} (${rating}) the one activity you clearly want.`;
    const more = itemWords(p, next);
    const its = ratingWords(p, next.id);
    return p.one(
      'direction',
      say`Two fields are level at the top, ${field} and ${other}; ${words} (${rating}) and ${more} (${its}) speak for both.`,
      say`${field} or ${other}: your answers do not choose. What they do say is ${words}, ${rating}, and ${more}, ${its}.`,
      say`${words} and ${more}, ${rating.words === its.words ? 'both rated' : cite(rating.figure, `rated ${rating.words} and`)} ${its}, could lead into ${field} as well as ${other}.`,
      say`${field} and ${other} are level, a fork in the road: ${words} (${rating}) would be at home in either.`,
    );
  }
  const [least] = disliked(p);
  if (p.result.scores.confidence < LIKELY)
    return say`${field} is a little ahead of the other fields, mostly by ${words}, which you rated ${rating}.`;
  if (!next || !least) return say`${field} is ahead on its own, carried by ${words}, which you rated ${rating}.`;
  const no = itemWords(p, least);
  const low = ratingWords(p, least.id);
  return p.one(
    'direction',
    say`${field} stands clear of every other field: ${words} got ${rating} from you, ${no} ${low}.`,
    say`Nothing competes with ${field}. You gave ${words} ${rating} and ${itemWords(p, next)} ${ratingWords(p, next.id)}, but only ${low} to ${no}.`,
    say`${words} (${rating}), ${itemWords(p, next)} (${ratingWords(p, next.id)}), and no to ${no}: so ${field} comes first by itself.`,
    say`Your yes to ${words} (${rating}) and your no to ${no} (${low}) leave ${field} alone in front.`,
  );
}

/** Answers that look like chance are read with care. */
const doubt = (p: Reading): Sentence | null =>
  p.has('careless')
    ? say`Do these answers describe you? ${p.figure('careless')} If not, answer again before you act on what follows.`
    : null;

/** Nothing was liked: values, skills and frame decide. */
function plain(p: Reading): Sentence {
  const [field, role] = [p.result.clusters[0]!, p.result.roles[0]!];
  if (!p.has('role.1.part.skills'))
    return say`No single activity pulled you; ${cite(p.figure('field.1'), field.name)} comes first by the rest of your answers.`;
  return say`No single activity pulled you, so ${cite(p.figure('field.1'), field.name)} rests on the rest of your answers: for ${role.title}, skills count ${p.figure('role.1.part.skills')} points and interests ${p.figure('role.1.part.interests')}.`;
}

/** Points below which likings or skills say nothing. */
const COUNTS = 1;
const SURE = 80;
const LIKELY = 60;
/** Of ten: what stays at least of a list that is called steady. */
const STEADY = 4;

function firmness(p: Reading): Sentence {
  const sure = p.figure('confidence');
  const stay = p.figure('staying');
  const { confidence } = p.result.scores;
  const { range, expected_overlap } = p.result.stability;
  const steady = (range?.[0] ?? expected_overlap) >= STEADY;
  const one = (...wordings: Sentence[]) => p.one('firm', ...wordings);
  if (confidence >= SURE && !steady)
    return one(
      say`Trust the field (${sure}) more than the titles, of which ${stay} would probably come back if you answered again.`,
      say`With ${sure} confidence the direction is settled; the ten titles are not, since ${stay} of them would probably stay.`,
      say`The field is firm at ${sure}. The list inside it is loose: a second sitting would probably keep ${stay}.`,
      say`${sure} for the field, ${stay} of ten for the titles: build on the first, treat the second as examples.`,
    );
  if (confidence >= SURE)
    return one(
      say`You can lean on this: ${sure} confidence in the field, and ${stay} of the ten would probably return on another day.`,
      say`Answer again next month and ${stay} of these should still be here; the field itself is ${sure} sure.`,
      say`Field and titles both hold: ${sure} sure of the first, and ${stay} of the ten would probably come up once more.`,
      say`A different mood would not change much: the field is ${sure} sure, and ${stay} of the titles would probably be named again.`,
    );
  if (confidence >= LIKELY)
    return steady
      ? one(
          say`${stay} of the ten would probably stay on a repeat, steadier than the field at ${sure} suggests.`,
          say`The field has ${sure} behind it; what you see below it is steadier, with ${stay} of ten staying.`,
          say`Repeat the questions and ${stay} of the titles should return, though their field is only ${sure} sure.`,
        )
      : one(
          say`At ${sure} the field is likely rather than certain, and ${stay} of the ten would probably survive a second try.`,
          say`Take the order lightly: ${stay} of ten would probably be named again, inside a field that is ${sure} sure.`,
          say`How sure is it? ${sure} for the field; for the titles, expect ${stay} to stay.`,
          say`Expect some of this to move: the field is ${sure} sure, and ${stay} of the titles would probably be there next time.`,
        );
  return one(
    say`Read it as a first sketch: ${sure} for the field, and of the titles a repeat would probably keep ${stay}.`,
    say`Neither is settled yet, the field at ${sure} or the list, where ${stay} of ten would probably stay.`,
    say`Your answers point several ways: the field is only ${sure} sure, and ${stay} of the ten would probably stand a second time.`,
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
  const goal = cite(liking, wish.role.title);
  const skill = p.figure(`${able.at}.part.skills`);
  if (wish === able)
    return p.one(
      'lens',
      say`Wanting and being able meet in ${goal}: interests add ${liking}, skills ${skill}, more than for any other of the ten.`,
      say`${goal} wins twice, by what you would like and by what you can do already (${skill} points).`,
      say`No other match draws as much from your liking and your skills at once as ${goal} (${liking} and ${skill}).`,
    );
  return p.one(
    'lens',
    say`Asked what you want, the answers say ${goal}; asked what you can do today, ${able.role.title} (${skill} points).`,
    say`Your liking leads to ${goal}, your skills to ${able.role.title} (${skill}).`,
    say`What you want and what you can do point apart: to ${goal} by interests and values, to ${able.role.title} by skills (${skill}).`,
    say`${able.role.title} is where your skills count most (${skill}); what you would like most is ${goal}.`,
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
      say`What you already do, ${now}, is also what suits you best (${p.figure('role.1.score')} of 100).`,
      say`${now} in front with ${p.figure('role.1.score')}: your answers do not ask you to leave.`,
    );
  if (same)
    return p.one(
      'present',
      say`${now}, your work today, is among the ten with ${p.figure(`${same.at}.score`)}, behind ${first}.`,
      say`You would not have to leave ${now} (${p.figure(`${same.at}.score`)} of 100); ${first} is merely ahead.`,
      say`${first} outranks ${now}, which you do today and which still reaches ${p.figure(`${same.at}.score`)}.`,
    );
  const near = numbered(p).find(({ role }) => role.code.slice(0, 2) === code.slice(0, 2));
  if (near) {
    const other = cite(p.figure(`${near.at}.score`), near.role.title);
    return p.one(
      'present',
      say`${now} is not among the ten, ${other} is: the same field, another job.`,
      say`You stay close to ${now}: ${other} belongs to the same field.`,
      say`From ${now} it is a short walk to ${other}, in the same field.`,
    );
  }
  return p.one(
    'present',
    say`None of the ten lies in the field of ${now}; ${first} would be a change of ground.`,
    say`This list leads away from ${now}, with ${first} as its first proposal.`,
    say`${now} has no relative among the ten. ${first} would mean starting somewhere else.`,
  );
}

/** How far away the first occupation is that asks for something. */
function frame(p: Reading): Sentence | null {
  const late = numbered(p).find(({ role }) => role.move && role.move.reach !== 'now' && role.time_to_transition);
  if (!late) return null;
  const time = inShort(p.figure(`${late.at}.time`));
  const ready = p.figure('ten.now');
  if (ready.value === '0')
    return p.one(
      'frame',
      say`${ofTen(ready)} can be entered tomorrow; for ${late.role.title} it is ${time}.`,
      say`Each of them asks for a step first; that of ${late.role.title} is ${time}.`,
      say`There is homework everywhere (${ofTen(ready)} is open as you stand): ${late.role.title} takes ${time}.`,
    );
  return p.one(
    'frame',
    say`${ofTen(ready)} ${verbFor(ready, 'are', 'is')} open to you as you stand; ${late.role.title} takes ${time}.`,
    say`No step for ${ofTen(ready)}; for ${late.role.title}, ${time}.`,
    say`As for time, ${ofTen(ready)} ${verbFor(ready, 'need', 'needs')} none and ${late.role.title} ${time}.`,
    say`${late.role.title}: ${time}. By contrast, ${ofTen(ready)} ${verbFor(ready, 'ask', 'asks')} for no step at all.`,
    say`You could apply for ${ofTen(ready)} today, while ${late.role.title} would be ${time} away.`,
  );
}
