/**
 * What the options of fixed-choice questions mean to the engine, for every bank. Questions missing here (working hours,
 * travel) are stored but not scored, because no published figure answers them.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background, educationKeys } from '#shared/assessment/background.ts';
import type { ChoiceQuestion, ItemBank } from '#shared/assessment/item-bank.ts';

/** How much an option leans toward more contact or a larger team, in standard deviations. */
export const preferenceLean: Record<'contact' | 'team', Record<string, Record<string, number>>> = {
  contact: {
    client_interaction: { none: -1.3, occasional: -0.5, regular: 0.5, extensive: 1.3 },
    interaction_level: { never: -1.3, in_writing: -0.9, sometimes: -0.5, same_people: 0, daily: 0.7, all_day: 1.3 },
  },
  team: {
    team_size: {
      individual: -1.3,
      small_team: -0.3,
      medium_team: 0.5,
      large_team: 1.3,
      alone: -1.3,
      pair: -0.8,
      few: -0.3,
      group: 0.5,
      department: 1.3,
    },
  },
};

/** How much a slider's right end leans toward a larger team; its left end leans as much against it. */
export const teamSliders: Record<string, number> = { independence_collaboration: 0.65 };

export type RemoteWish = 'fully_remote' | 'hybrid' | 'mostly_office' | 'fully_office';

/**
 * Where the person would like to work. If several places were chosen, home only counts when all of them include it at
 * least in part.
 */
export function remoteWish({ remote_work, work_environment }: Answers['deepDive']['preferences']): RemoteWish | null {
  if (typeof remote_work === 'string') return remote_work as RemoteWish;
  if (!Array.isArray(work_environment) || work_environment.length === 0) return null;
  const home = work_environment.includes('home');
  if (work_environment.every((place) => place === 'home')) return 'fully_remote';
  if (work_environment.every((place) => place === 'home' || place === 'partly_home')) return 'hybrid';
  return home || work_environment.includes('partly_home') ? 'mostly_office' : 'fully_office';
}

/** Whether places were named, whether one of them is away from home, and whether all are where the person lives. */
export function placesOf({ target_cities = [], location }: Answers['deepDive']['constraints']) {
  const places = [target_cities].flat();
  if (location !== undefined)
    return {
      placesSaid: true,
      anyPlace: location !== 'home_only',
      nearHome: location === 'near_home' || location === 'region',
    };
  return {
    nearHome: false,
    placesSaid: places.length > 0,
    anyPlace: places.length === 0 || places.some((place) => !place.startsWith('Remote (')),
  };
}

/** Months until the new job, by Reading B's `timeline`, at most the length of the longest plan. */
export const monthsOfTimeline: Record<string, number> = { half_a_year: 6, two_years: 24, five_years: 60, no_hurry: 72 };

/** A person's background, as far as it is known. */
export interface Standing extends Background {
  /** `education` is the minimum of what was said; it may be as high as this */
  atMost?: (typeof educationKeys)[number];
}

/**
 * The background for each option of Reading B's `education`: one object per option, because derived values are cached
 * by object.
 */
const backgroundOfEducation: Record<string, Standing> = {
  high_school: { education: 'high_school' },
  associate: { education: 'some_college', atMost: 'associate' },
  bachelor: { education: 'bachelor' },
  master: { education: 'master' },
};

/** The background, asked directly or derived from a constraint. */
export const backgroundOf = ({ background, constraints }: Answers['deepDive']): Standing | undefined =>
  background ?? backgroundOfEducation[String(constraints.education)];

/** By part of feasibility: the questions about it in any bank. */
const questionsAbout = {
  schooling: ['education'],
  study_time: ['study_hours', 'timeline'],
  budget: ['upskilling_budget'],
  place: ['target_cities', 'location'],
  remote: ['remote_work', 'work_environment'],
} as const;

/** The question of a bank about a part of feasibility; undefined if it has none. */
export function questionAbout(part: keyof typeof questionsAbout, { deepDive }: ItemBank): ChoiceQuestion | undefined {
  const known: readonly string[] = questionsAbout[part];
  return [...deepDive.preferences, ...deepDive.constraints].find(({ id }) => known.includes(id));
}

const ranked = new Set<string>([
  ...Object.values(questionsAbout).flat(),
  ...Object.values(preferenceLean).flatMap((questions) => Object.keys(questions)),
]);

/** Whether an answer affects the ranking; the others are only stored. */
export const isRanked = ({ id }: Pick<ChoiceQuestion, 'id'>): boolean => ranked.has(id);
