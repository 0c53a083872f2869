/** Three made-up people, so that the home page can show what the real engine answers. */
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { interestCodes, type Trait, traits } from '#shared/assessment/item-bank.ts';

interface Sketch {
  /** one rating 1-5 for each of R I A S E C */
  interests: string;
  /** one rating 1-5 for each trait, before reversing items */
  personality: string;
  /** one rating 1-5 for each skill */
  skills: string;
  values: string[];
}

const sketches = {
  leader: { interests: '223454', personality: '45342', skills: '423242131343222', values: ['val_3', 'val_4', 'val_9'] },
  maker: { interests: '542223', personality: '34332', skills: '244121122352123', values: ['val_1', 'val_2', 'val_12'] },
  analyst: {
    interests: '253235',
    personality: '24432',
    skills: '323242211352211',
    values: ['val_1', 'val_2', 'val_7'],
  },
} as const satisfies Record<string, Sketch>;

export type ExamplePerson = keyof typeof sketches;

/** Items of one scale rarely get the same rating three times: every second one is a step closer to the middle. */
const rating = (digits: string, scale: number, turn: boolean, position: number): number => {
  const level = Number(digits[scale]);
  const told = position % 2 === 0 ? level : level + Math.sign(3 - level);
  return turn ? 6 - told : told;
};

export function exampleAnswers(person: ExamplePerson): Answers {
  const { interests, personality, skills, values }: Sketch = sketches[person];
  const { triage, core, deepDive } = goldStandard;
  return {
    triage: {
      scenarios: Object.fromEntries(triage.scenarios.map(({ id }, position) => [id, position % 2 ? 'a' : 'b'])),
      priorities: Object.fromEntries(triage.priorities.map(({ id }) => [id, 50])),
    },
    core: {
      interests: Object.fromEntries(
        core.interests.map(({ id, code }, position) => [
          id,
          rating(interests, interestCodes.indexOf(code), false, position),
        ]),
      ),
      values,
      personality: Object.fromEntries(
        core.personality.map(({ id, trait, reverse }, position) => [
          id,
          rating(personality, traits.indexOf(trait satisfies Trait), reverse, position >> 1),
        ]),
      ),
    },
    deepDive: {
      skills: Object.fromEntries(deepDive.skills.map(({ id }, position) => [id, Number(skills[position])])),
      preferences: { remote_work: 'hybrid', team_size: 'small_team', client_interaction: 'regular' },
      constraints: { target_cities: ['Remote (US)', 'Austin, TX'], study_hours: '6-10', upskilling_budget: '51-150' },
    },
  };
}
