import { type ItemBank, interestCodes, priorityKeys, traits, workValues } from '#shared/assessment/item-bank.ts';
import { skillElements } from '#shared/occupations/facts.ts';

const nothing = Object.fromEntries(priorityKeys.map((key) => [key, 0])) as Record<
  (typeof priorityKeys)[number],
  number
>;

/** A small bank with ids, counts and questions of its own: what a second variant needs at least. */
export const second: ItemBank = {
  variant: 'second-v1',
  version: '1',
  triage: {
    scenarios: [
      {
        id: 'choice_1',
        title: 'Next year',
        text: 'Which would you rather have?',
        options: [
          { id: 'a', text: 'More pay', weights: { ...nothing, salary: 1 } },
          { id: 'b', text: 'More meaning', weights: { ...nothing, purpose: 1 } },
        ],
      },
    ],
    priorities: [
      {
        id: 'stability_innovation',
        label: 'Stability or innovation?',
        left: { key: 'stability', label: 'Stability' },
        right: { key: 'growth', label: 'Innovation' },
      },
    ],
  },
  core: {
    interests: interestCodes.map((code) => ({
      id: `${code}1`,
      text: `Work of type ${code}`,
      category: 'social',
      code,
    })),
    values: workValues.map((value) => ({
      id: `v_${value}`,
      label: value,
      description: value,
      category: 'social',
      value,
    })),
    personality: traits.map((trait) => ({ id: `p_${trait}`, text: trait, trait, reverse: false })),
  },
  deepDive: {
    skills: skillElements.slice(0, 3).map((element) => ({
      id: `s_${element.replaceAll('.', '_')}`,
      name: element,
      category: 'any',
      description: element,
      element,
    })),
    preferences: [
      {
        id: 'travel',
        text: 'Travel?',
        multiple: false,
        options: [
          { id: 'no', label: 'No' },
          { id: 'yes', label: 'Yes' },
        ],
      },
    ],
    constraints: [
      {
        id: 'timeline',
        text: 'When?',
        multiple: true,
        options: [
          { id: 'now', label: 'Now' },
          { id: 'later', label: 'Later' },
        ],
      },
    ],
  },
};
