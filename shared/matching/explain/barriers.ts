/** The obstacles between a person and an occupation, and the single change that would lift it most, found by trying. */

import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Move } from '#shared/assessment/result-shape.ts';
import { skillScale } from '#shared/assessment/scales.ts';
import { inSentence, listing } from '#shared/lib/in-sentence.ts';
import { stepInSentence } from '#shared/occupations/step-in-sentence.ts';
import type { Basis } from '../basis.ts';
import { careOf } from '../care/careless.ts';
import { questionAbout } from '../choices.data.ts';
import { openBands } from '../model.data.ts';
import { moveOf } from '../moves/moves.ts';
import { profileOf } from '../profile.ts';
import { placeOf, withChanges } from '../rank.ts';
import type { Ranking } from '../ranking.ts';
import { scoresOf } from '../scores.ts';
import { frameText } from './frame-text.ts';
import { ratingFor, type SkillStanding, shareHeld } from './gaps.ts';

/** One changed answer, worded as the subject of a sentence. */
interface Change {
  text: string;
  answers: Answers;
  /** the limit that the answer sets; changes to one limit are sorted, smallest first */
  frame?: Frame;
}
type Frame = Move['beyond'][number];

export function barriersOf(basis: Basis, index: number, standing: SkillStanding): string[] {
  const { columns, profile, scores } = basis;
  const move = moveOf(columns, profile, index, { held: shareHeld(standing), breaks: scores.breaks[index]! });
  const barriers = [...stepSentences(move), ...move.beyond.map((frame) => frames[frame])];
  const lacking = standing.gaps.filter(({ yours }) => yours !== null).slice(0, 3);
  if (lacking.length > 0)
    barriers.push(`You would still need to build up ${listing(lacking.map(({ name }) => inSentence(name)))}.`);
  const away = profile.remote === 'fully_remote' && columns.teleworkKnown[index] && columns.telework[index]! < 0.5;
  if (away && !move.beyond.includes('place')) barriers.push('This work is done on site, not from home.');
  const change = bestChange(basis, index, standing, move);
  if (change) barriers.push(change);
  return barriers;
}

const frames: Record<Frame, string> = {
  hours: 'With the hours a week you named, the steps would take more than six years.',
  budget:
    'Tuition is more than the budget you named would cover in six years, without grants and loans. Ask a school about grants first: they need not be paid back.',
  date: 'Even full time, the steps would take longer than the time you gave yourself.',
  place: 'You named only remote places, and this work is done on site.',
};

/** Steps other than skills: those certainly missing first, then those the person may already have. */
function stepSentences({ steps }: Move): string[] {
  const named = (sure: boolean) =>
    steps.filter((step) => step.kind !== 'skills' && step.sure === sure).map(({ name }) => stepInSentence(name));
  const [missing, perhaps] = [named(true), named(false)];
  return [
    ...(missing.length > 0 ? [`You would still need ${listing(missing)}.`] : []),
    ...(perhaps.length > 0 ? [`You may also need ${listing(perhaps)}, unless you have that already.`] : []),
  ];
}

/** A change is mentioned when it lifts the occupation by this many places, or into the ten. */
const LEAST_LIFT = 10;
const TEN = 10;

/**
 * Tries every single change by re-ranking everything. For an occupation outside the person's limits it picks the one
 * that brings it in; otherwise the one that lifts it most places.
 */
function bestChange(
  { columns, ranking, scores: { finals, breaks } }: Basis,
  index: number,
  standing: SkillStanding,
  { beyond }: Move,
): string | null {
  const before = placeOf(finals, index);
  let best = { place: before, text: '' };
  let inside: { place: number; text: string; isAbout: boolean; frame: Frame | undefined } | undefined;
  for (const { text, answers, frame } of changesOf(ranking, standing)) {
    const profile = profileOf(ranking.bank, answers);
    const { worth } = careOf(columns, ranking.bank, answers);
    const changed = scoresOf(columns, profile, worth);
    const place = placeOf(changed.finals, index);
    if (place < best.place) best = { place, text };
    if (breaks[index] === 0 || changed.breaks[index] !== 0) continue;
    // a larger change to the same limit is not suggested when a smaller one is enough
    if (inside && frame !== undefined && inside.frame === frame) continue;
    // for a budget, more money is the obvious change, even when more hours would open loans
    const isAbout = frame !== undefined && beyond.includes(frame);
    if (!inside || Number(isAbout) > Number(inside.isAbout) || (isAbout === inside.isAbout && place < inside.place))
      inside = { place, text, isAbout, frame };
  }
  if (inside) return `${inside.text} would bring it within ${frameText(beyond)}, at place ${inside.place} by score.`;
  const helps = before - best.place >= LEAST_LIFT || (before > TEN && best.place <= TEN);
  return helps ? `${best.text} would move it up from place ${before} to place ${best.place} by score.` : null;
}

type Option = ItemBank['deepDive']['constraints'][number]['options'][number];
const small = ({ label }: Option) => label.charAt(0).toLowerCase() + label.slice(1);

/**
 * The questions whose options are sorted from the tightest limit to the widest, and what choosing another one means.
 */
const limits: Record<string, { frame: Frame; text: (option: Option) => string }> = {
  upskilling_budget: { frame: 'budget', text: (option) => `Spending ${small(option)} a month on learning` },
  study_hours: {
    frame: 'hours',
    text: (option) =>
      option.id === openBands.hours
        ? 'Giving 16 hours or more a week to learning, when federal student loans count,'
        : `Giving ${small(option)} a week to learning`,
  },
  timeline: {
    frame: 'date',
    text: ({ id, label }) =>
      id === 'no_hurry' ? 'Taking longer to get there' : `Getting there ${label.toLowerCase()}`,
  },
};

function* changesOf({ bank, answers }: Ranking, { gaps }: SkillStanding): Generator<Change> {
  for (const gap of gaps) {
    if (gap.yours === null) continue;
    const item = bank.deepDive.skills.find((skill) => skill.element === gap.element)!;
    const rating = ratingFor(gap);
    yield {
      text: `Raising ${inSentence(gap.name)} to “${skillScale[rating - 1]!.toLowerCase()}”`,
      answers: {
        ...answers,
        deepDive: { ...answers.deepDive, skills: { ...answers.deepDive.skills, [item.id]: rating } },
      },
    };
  }
  for (const { id, left, right } of bank.triage.priorities)
    for (const [value, side] of [
      [0, left],
      [100, right],
    ] as const) {
      if (answers.triage.priorities[id] === value) continue;
      const text = `Putting ${side.label.toLowerCase()} first`;
      yield { text, answers: withChanges(answers, { priorities: { [id]: value } }) };
    }
  for (const [id, { frame, text }] of Object.entries(limits)) {
    const options = bank.deepDive.constraints.find((question) => question.id === id)?.options ?? [];
    const now = options.findIndex((option) => option.id === answers.deepDive.constraints[id]);
    if (now < 0) continue;
    for (const option of options.slice(now + 1)) {
      const told = text(option);
      if (told) yield { text: told, frame, answers: withChanges(answers, { constraints: { [id]: option.id } }) };
    }
  }
  if (answers.deepDive.constraints.location !== undefined && answers.deepDive.constraints.location !== 'anywhere')
    yield {
      text: 'Moving to where the work is',
      frame: 'place',
      answers: withChanges(answers, { constraints: { location: 'anywhere' } }),
    };
  const where = questionAbout('remote', bank);
  const now = where && answers.deepDive.preferences[where.id];
  if (!where || now === undefined) return;
  for (const { id, label } of where.options)
    if (String(now) !== id)
      yield {
        text: `Working ${label.toLowerCase()}`,
        answers: withChanges(answers, { preferences: { [where.id]: where.multiple ? [id] : id } }),
      };
}
