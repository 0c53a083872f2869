/** A person in short form, and the full answers derived from it: for the demo accounts and for tests. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { type InterestCode, interestCodes } from '#shared/assessment/item-bank.ts';

/** In the order of the fifteen skills in the assessment. */
const skillNames = [
  'speaking',
  'engineering',
  'troubleshooting',
  'psychology',
  'money',
  'history',
  'biology',
  'safety',
  'sales',
  'systems',
  'computers',
  'food',
  'arts',
  'transport',
  'installing',
];
/** In the order of the ten statements: the first of each pair is worded toward the trait, the second away from it. */
const traitLetters = ['E', 'C', 'O', 'A', 'N'] as const;
const skillLevels = ['beginner', 'developing', 'proficient', 'advanced', 'expert'] as const;

export interface Person {
  who: string;
  /** One letter for each of the six situations. */
  scenarios: string;
  /** Salary to purpose, stability to growth, flexibility to structure: 0 is completely on the left. */
  priorities: [number, number, number];
  interests: Record<InterestCode, [number, number, number]>;
  /** Labels of the values, as the screen shows them. */
  values: string[];
  personality: Record<(typeof traitLetters)[number], [number, number]>;
  /** Names of skills by level; a skill that is not listed was not rated. */
  skills: Partial<Record<(typeof skillLevels)[number], string>>;
  /** Remote work, team size, contact with customers. */
  preferences: [string, string, string];
  cities: string[];
  /** Hours a week and US dollars a month for learning. */
  study: [string, string];
  background?: Background;
}

const byItem = <T>(items: { id: string }[], answers: readonly T[]): Record<string, T> => {
  if (answers.length !== items.length) throw new Error(`${answers.length} answers to ${items.length} questions`);
  return Object.fromEntries(items.map(({ id }, position) => [id, answers[position]!]));
};

function valueId(label: string): string {
  const value = bank.core.values.find((each) => each.label === label);
  if (!value) throw new Error(`no value is called ${label}`);
  return value.id;
}

function skillRatings(skills: Person['skills']): Record<string, number> {
  const rated = skillLevels.flatMap((level, below) =>
    (skills[level]?.split(' ') ?? []).map((name) => {
      const position = skillNames.indexOf(name);
      if (position < 0) throw new Error(`no skill is called ${name}`);
      return [bank.deepDive.skills[position]!.id, below + 1] as const;
    }),
  );
  const ratings = Object.fromEntries(rated);
  if (Object.keys(ratings).length !== rated.length) throw new Error('a skill is rated twice');
  return ratings;
}

/** The answers in the form in which the three stages are saved. */
export function answersOf(person: Person): Answers {
  const { triage, core, deepDive } = bank;
  const [study_hours, upskilling_budget] = person.study;
  return {
    triage: {
      scenarios: byItem(triage.scenarios, [...person.scenarios] as ('a' | 'b')[]),
      priorities: byItem(triage.priorities, person.priorities),
    },
    core: {
      interests: byItem(
        core.interests,
        interestCodes.flatMap((code) => person.interests[code]),
      ),
      values: person.values.map(valueId),
      personality: byItem(
        core.personality,
        traitLetters.flatMap((letter) => person.personality[letter]),
      ),
    },
    deepDive: {
      skills: skillRatings(person.skills),
      preferences: byItem(deepDive.preferences, person.preferences),
      constraints: { target_cities: person.cities, study_hours, upskilling_budget },
      ...(person.background && { background: person.background }),
    },
  };
}
