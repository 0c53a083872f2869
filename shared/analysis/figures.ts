/** Every figure of a stored result that a sentence may cite, by an id that says where it is found. */
import type { Answers } from '#shared/assessment/answers.ts';
import { wishNames } from '#shared/assessment/background.ts';
import { interestNames } from '#shared/assessment/interest-names.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { ResultBody, ResultRole } from '#shared/assessment/result-shape.ts';
import { MAX_CONFIDENCE, ordinal, stayingOf } from '#shared/assessment/result-words.ts';
import { agreementScale, likingScale, type Scale, skillScale } from '#shared/assessment/scales.ts';
import { count, signed, signedPercent, usd, withSign } from '#shared/lib/format.ts';
import { monthsOfTimeline } from '#shared/matching/choices.data.ts';
import { openingsText } from '#shared/occupations/openings-text.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { homeShareText } from '#shared/occupations/work-from-home.ts';
import type { Figure, Figures } from './sentence.ts';

export type Analysed = Pick<
  ResultBody,
  'scores' | 'clusters' | 'roles' | 'outside' | 'set_aside' | 'stability' | 'careless' | 'scoring_meta'
>;

type Add = (id: string, label: string, value: string) => void;

const whole = (value: number): string => String(Math.round(value));

/** @param occupation title of the current or last one, if the person named one that we know */
export function figuresOf(result: Analysed, answers: Answers, bank: ItemBank, occupation: string | null): Figures {
  const figures = new Map<string, Figure>();
  const add: Add = (id, label, value) => figures.set(id, { id, label, value });
  ofTheWhole(result, add);
  ofAnswers(answers, bank, occupation, add);
  const pay = comparedPay(answers);
  for (const [place, role] of result.roles.entries()) ofRole(role, `role.${place + 1}`, pay, add);
  for (const [place, role] of result.outside.entries()) ofRole(role, `outside.${place + 1}`, pay, add);
  ofTheTen(result.roles, answers, bank, add);
  return figures;
}

/** The medians are for the United States, so pay from other countries is not compared with them. */
function comparedPay({ deepDive: { background } }: Answers): number | undefined {
  return (background?.country ?? 'US') === 'US' ? background?.pay : undefined;
}

function ofTheWhole({ scores, clusters, set_aside, stability, careless, scoring_meta }: Analysed, add: Add): void {
  if (careless.flagged) add('careless', 'What looks like chance in your answers', careless.reasons.join(' '));
  add(
    'confidence',
    'Confidence that your field is among the first three',
    `${whole(Math.min(MAX_CONFIDENCE, scores.confidence))}%`,
  );
  add('staying', 'Of the ten, those that would probably stay if you answered again', stayingOf(stability));
  for (const [place, { code, name }] of interestNames.entries())
    add(
      `interest.${code}`,
      `${name} interest, in deviations from the average person`,
      signed(scoring_meta.userVector.interests[place]!),
    );
  for (const [place, { name, avg_score }] of clusters.entries())
    add(`field.${place + 1}`, `Field: ${name}`, whole(avg_score));
  if (!set_aside) return;
  add('set_aside.score', 'Your own work: score of 100', whole(set_aside.final_score));
  add('set_aside.place', 'Your own work: the place it would have among the ten', ordinal(set_aside.place));
}

/** The lowest rating that counts as liking an activity. */
const LIKED = 4;

const rated = (scale: Scale, rating: number): string => `${rating} of 5, ${scale[rating - 1]}`;

function ofAnswers({ triage, core, deepDive }: Answers, bank: ItemBank, occupation: string | null, add: Add): void {
  const rate = (
    items: readonly { id: string }[],
    of: Record<string, number>,
    scale: Scale,
    label: (at: number) => string,
  ) =>
    items.forEach(({ id }, at) => {
      const rating = of[id];
      if (rating !== undefined) add(id, label(at), rated(scale, rating));
    });
  rate(bank.core.interests, core.interests, likingScale, (at) => bank.core.interests[at]!.text);
  rate(bank.core.personality, core.personality, agreementScale, (at) => bank.core.personality[at]!.text);
  rate(bank.deepDive.skills, deepDive.skills, skillScale, (at) => bank.deepDive.skills[at]!.name);
  const liked = bank.core.interests.filter(({ id, reverse }) => !reverse && (core.interests[id] ?? 0) >= LIKED);
  add('liked', 'Activities that you like or strongly like', count(liked.length));
  for (const { id, label } of bank.core.values) if (core.values.includes(id)) add(id, label, 'one of your picks');
  for (const { id, title, options } of bank.triage.scenarios) {
    const chosen = options.find((option) => option.id === triage.scenarios[id]);
    if (chosen) add(id, title, chosen.text);
  }
  for (const { id, label, left, right } of bank.triage.priorities) {
    const value = triage.priorities[id];
    if (value !== undefined) add(id, label, `${left.label} ${100 - value}, ${right.label} ${value}`);
  }
  for (const { id, text, options } of [...bank.deepDive.preferences, ...bank.deepDive.constraints]) {
    const chosen = [deepDive.preferences[id] ?? deepDive.constraints[id] ?? []].flat();
    const labels = chosen.map((option) => options.find((known) => known.id === option)?.label ?? option);
    if (labels.length > 0) add(id, text, labels.join(', '));
  }
  const { background } = deepDive;
  if (occupation) add('background.occupation', 'Present or last occupation', occupation);
  if (background?.wish !== undefined)
    add('background.wish', 'What you would like to do next', wishNames[background.wish]);
  if (background?.pay !== undefined) add('background.pay', 'Present pay a year', usd(background.pay));
  const state = background?.state && stateOf(background.state)?.name;
  if (state) add('background.state', 'State', state);
}

function ofRole(role: ResultRole, at: string, pay: number | undefined, add: Add): void {
  const { title, opportunity, move } = role;
  const own = (name: string, label: string, value: string | null) => {
    if (value !== null) add(`${at}.${name}`, `${title}: ${label}`, value);
  };
  own('score', 'score of 100', whole(role.final_score));
  own('fit', 'fit of 100', whole(role.fit_score));
  own('pay', 'median pay a year', textOf(opportunity.salary_p50, usd));
  own('upper', 'pay that a quarter earns more than', textOf(opportunity.salary_p75, usd));
  if (pay !== undefined)
    own(
      'gain',
      'median pay against yours',
      textOf(opportunity.salary_p50, (median) => withSign(median - pay, usd)),
    );
  const group = opportunity.figure_group ?? 1;
  own('group', 'occupations that share its pay and outlook', group > 1 ? count(group) : null);
  own('growth', 'jobs over ten years', textOf(opportunity.growth, signedPercent));
  own('openings', 'openings a year', textOf(opportunity.openings, openingsText));
  own('ai', 'share of the work that AI tools touch', textOf(opportunity.ai_exposure, percent));
  own('home', 'work from home', textOf(opportunity.telework, homeShareText));
  own('time', 'time to get there', role.time_to_transition);
  own('cost', 'cost to get there', role.cost_to_transition);
  for (const [place, { name }] of (move?.steps ?? []).entries()) own(`step.${place + 1}`, 'a step of the move', name);
  for (const { part, label, points, causes = [] } of role.why) {
    if (part === 'start') continue; // three of them, and the same for every occupation
    own(`part.${part}`, `points from “${label}”`, signed(points));
    for (const cause of causes) own(`cause.${cause.answer}`, 'points from one answer', signed(cause.points));
  }
  for (const { element, name, yours, needed } of [...role.gaps, ...role.transferable])
    own(
      `skill.${element}`,
      `${name}, yours and what the work asks, of 100`,
      `${yours === null ? 'not rated' : whole(yours)}, ${whole(needed)}`,
    );
}

const textOf = (value: number | null, write: (value: number) => string): string =>
  value === null ? 'not published' : write(value);
const percent = (share: number): string => `${whole(100 * share)}%`;

/** Figures about the ten together. */
function ofTheTen(roles: readonly ResultRole[], answers: Answers, bank: ItemBank, add: Add): void {
  const tally = (id: string, label: string, holds: (role: ResultRole) => boolean) =>
    add(id, `Of your ${roles.length} matches: ${label}`, whole(roles.filter(holds).length));
  for (const { element, name, asked = name } of bank.deepDive.skills) {
    const among = (skills: readonly { element: string }[]) => skills.some((skill) => skill.element === element);
    tally(`ten.has.${element}`, `${asked} is asked for and you have it`, ({ transferable }) => among(transferable));
    tally(`ten.gap.${element}`, `${asked} is asked for beyond your rating`, ({ gaps }) => among(gaps));
  }
  tally('ten.now', 'possible now', ({ move }) => move?.reach === 'now');
  tally('ten.shrinking', 'jobs expected to become fewer', ({ opportunity }) => (opportunity.growth ?? 0) < 0);
  tally('ten.home', 'work that can be done from home', ({ opportunity }) => (opportunity.telework ?? 0) >= 0.5);
  const months = monthsOfTimeline[String(answers.deepDive.constraints.timeline)];
  if (months !== undefined)
    tally(
      'ten.later',
      'related work may be asked for that takes longer than the time you gave yourself',
      ({ move }) =>
        move?.steps.some(({ kind, years }) => kind === 'experience' && years !== null && 12 * years[1] > months) ??
        false,
    );
  const pay = comparedPay(answers);
  if (pay !== undefined)
    tally(
      'ten.below',
      'median pay below what you earn now',
      ({ opportunity }) => (opportunity.salary_p50 ?? Number.POSITIVE_INFINITY) < pay,
    );
  tally('ten.tied', 'level with the first', ({ tie_group }) => tie_group === roles[0]?.tie_group);
}
