/**
 * The items of Reading A: original texts for the ids, counts, categories and keys of the specification (D-71).
 * One file, because an item bank is read, reviewed and versioned as a whole.
 *
 * How the texts were written:
 * - Interests are concrete activities, each of one type, about equally likeable, without hints of status and pay.
 * - Skills are the fifteen of `skillElements`. Their anchors put Proficient at an average working adult and Expert at
 * the most demanding occupations, because the engine reads a rating as distance from that average.
 * - Every priority can gain the same total over all scenarios, so none has an advantage.
 */

import type { InterestItem, ItemBank, PersonalityItem, PriorityKey, Scenario, ValueItem } from '../item-bank.ts';
import { constraintQuestions, preferenceQuestions } from './choices.data.ts';
import { skillItems } from './skills.data.ts';

/** All six keys, those not named at zero. */
const weights = (named: Partial<Record<PriorityKey, number>>): Record<PriorityKey, number> => ({
  stability: 0,
  structure: 0,
  growth: 0,
  flexibility: 0,
  purpose: 0,
  salary: 0,
  ...named,
});

const scenarios: Scenario[] = [
  {
    id: 'scenario_1',
    title: 'Project Leadership',
    text: 'You can lead one of two projects next year. Which do you take?',
    options: [
      {
        id: 'a',
        text: 'A project with a proven plan, a fixed budget and clear roles. It will very likely succeed.',
        weights: weights({ structure: 0.6, stability: 0.4 }),
      },
      {
        id: 'b',
        text: 'A project nobody has tried. You would learn a lot, and if it works it makes life better for many people.',
        weights: weights({ purpose: 0.6, growth: 0.4 }),
      },
    ],
  },
  {
    id: 'scenario_2',
    title: 'Work Environment',
    text: 'Two teams offer you the same work. Whose way of working suits you better?',
    options: [
      {
        id: 'a',
        text: 'Set hours, a place of your own, agreed procedures, and colleagues who have been there for years.',
        weights: weights({ structure: 0.6, stability: 0.4 }),
      },
      {
        id: 'b',
        text: 'You choose where and when you work. You are judged by results, and good results are paid extra.',
        weights: weights({ flexibility: 0.6, growth: 0.2, salary: 0.2 }),
      },
    ],
  },
  {
    id: 'scenario_3',
    title: 'Career Progression',
    text: 'You are asked where you want to be in three years. Which answer is closer to yours?',
    options: [
      {
        id: 'a',
        text: 'One or two levels up, earning noticeably more, even if the job is less certain.',
        weights: weights({ salary: 0.6, growth: 0.4 }),
      },
      {
        id: 'b',
        text: 'In a secure job that I know well, doing work that matters to me.',
        weights: weights({ stability: 0.6, purpose: 0.4 }),
      },
    ],
  },
  {
    id: 'scenario_4',
    title: 'Problem Solving',
    text: 'A problem comes up that your team has not seen before. What would you rather do?',
    options: [
      {
        id: 'a',
        text: 'Take a method that is known to work, follow it step by step, and keep the risk low.',
        weights: weights({ structure: 0.6, stability: 0.4 }),
      },
      {
        id: 'b',
        text: 'Try several new approaches in your own way, learn from what fails, and change course when needed.',
        weights: weights({ growth: 0.6, flexibility: 0.4 }),
      },
    ],
  },
  {
    id: 'scenario_5',
    title: 'Work-Life Integration',
    text: 'Two employers offer you a job. Which offer do you accept?',
    options: [
      {
        id: 'a',
        text: 'Long, regular hours on a fixed schedule, and a much higher salary that is guaranteed.',
        weights: weights({ salary: 0.6, structure: 0.2, stability: 0.2 }),
      },
      {
        id: 'b',
        text: 'A week you can arrange around the people and causes you care about, for an ordinary salary.',
        weights: weights({ flexibility: 0.6, purpose: 0.4 }),
      },
    ],
  },
  {
    id: 'scenario_6',
    title: 'Learning Opportunities',
    text: 'Your employer pays for one course. Which do you choose?',
    options: [
      {
        id: 'a',
        text: 'A demanding credential that leads to better-paid jobs in your field.',
        weights: weights({ salary: 0.6, growth: 0.4 }),
      },
      {
        id: 'b',
        text: 'A course in something you believe is worth doing, taken at your own pace.',
        weights: weights({ purpose: 0.6, flexibility: 0.4 }),
      },
    ],
  },
];

const interest = (
  number: number,
  code: InterestItem['code'],
  category: InterestItem['category'],
  text: string,
): InterestItem => ({ id: `int_${number}`, code, category, text });

const interests: InterestItem[] = [
  interest(1, 'R', 'realistic', 'Take a machine that has stopped apart, find the fault and get it running again'),
  interest(2, 'R', 'realistic', 'Put up a solid structure from wood, metal or stone, working from a plan'),
  interest(3, 'R', 'realistic', 'Spend the working day outdoors with tools, vehicles or animals'),
  interest(4, 'I', 'investigative', 'Find out why an experiment gave a result nobody expected'),
  interest(5, 'I', 'investigative', 'Search a large set of measurements for a pattern that explains them'),
  interest(6, 'I', 'investigative', 'Study how living things, substances or the planet work'),
  interest(7, 'A', 'artistic', 'Write a story, a scene or a song of your own'),
  interest(8, 'A', 'artistic', 'Choose shapes, colors and materials until a design looks right'),
  interest(9, 'A', 'artistic', 'Perform music, dance or a role in front of an audience'),
  interest(10, 'S', 'social', 'Explain a hard subject to somebody until they understand it'),
  interest(11, 'S', 'social', 'Listen to a person in a crisis and help them find a next step'),
  interest(12, 'S', 'social', 'Look after people who are ill, old or disabled'),
  interest(13, 'E', 'enterprising', 'Win over a doubtful customer and close the deal'),
  interest(14, 'E', 'enterprising', 'Put your own money and name behind a new venture'),
  interest(15, 'E', 'enterprising', 'Take charge of a department and answer for its results'),
  interest(16, 'C', 'conventional', 'Keep a set of accounts in which every amount adds up'),
  interest(17, 'C', 'conventional', 'Check forms and records one by one for wrong or missing entries'),
  interest(18, 'C', 'conventional', 'Set up a system in which every document has its place and date'),
];

/** The two items of a work value are six places apart, so that they are not read as one. */
const values: ValueItem[] = [
  {
    id: 'val_1',
    label: 'Using my best abilities',
    description: 'The work needs what I am really good at.',
    category: 'intrinsic',
    value: 'achievement',
  },
  {
    id: 'val_2',
    label: 'Deciding for myself',
    description: 'I plan my work with little supervision.',
    category: 'lifestyle',
    value: 'independence',
  },
  {
    id: 'val_3',
    label: 'Moving up',
    description: 'There is a next step, and good work gets me there.',
    category: 'extrinsic',
    value: 'recognition',
  },
  {
    id: 'val_4',
    label: 'Doing good for others',
    description: 'People are better off because of what I do.',
    category: 'altruistic',
    value: 'relationships',
  },
  {
    id: 'val_5',
    label: 'Fair rules',
    description: 'The organization treats everyone by the same rules and keeps its word.',
    category: 'security',
    value: 'support',
  },
  {
    id: 'val_6',
    label: 'A steady job',
    description: 'The work is there next year too, under good conditions.',
    category: 'security',
    value: 'working_conditions',
  },
  {
    id: 'val_7',
    label: 'Seeing what I achieved',
    description: 'At the end of the day there is something to show for it.',
    category: 'intrinsic',
    value: 'achievement',
  },
  {
    id: 'val_8',
    label: 'Trying my own ideas',
    description: 'I can do things in ways nobody has tried before.',
    category: 'intrinsic',
    value: 'independence',
  },
  {
    id: 'val_9',
    label: 'Having influence',
    description: 'Others follow my lead, and my name stands for something.',
    category: 'power',
    value: 'recognition',
  },
  {
    id: 'val_10',
    label: 'Colleagues I like',
    description: 'We get on well, help each other and share the load.',
    category: 'social',
    value: 'relationships',
  },
  {
    id: 'val_11',
    label: 'A boss who backs me',
    description: 'My manager trains people well and stands up for the team.',
    category: 'social',
    value: 'support',
  },
  {
    id: 'val_12',
    label: 'Pay that compares well',
    description: 'I earn as much as others do for comparable work, in a comfortable workplace.',
    category: 'extrinsic',
    value: 'working_conditions',
  },
];

const personality: PersonalityItem[] = [
  { id: 'per_1', trait: 'extraversion', reverse: false, text: 'I start conversations with people I do not know.' },
  { id: 'per_2', trait: 'extraversion', reverse: true, text: 'After an hour in a lively group I want to be alone.' },
  { id: 'per_3', trait: 'conscientiousness', reverse: false, text: 'I finish what I promised without being reminded.' },
  { id: 'per_4', trait: 'conscientiousness', reverse: true, text: 'I put off preparing until it is almost too late.' },
  { id: 'per_5', trait: 'openness', reverse: false, text: 'I turn ideas over until I see them in a new way.' },
  {
    id: 'per_6',
    trait: 'openness',
    reverse: true,
    text: 'I would rather stick with a familiar way than try a new one.',
  },
  { id: 'per_7', trait: 'agreeableness', reverse: false, text: 'Even in a dispute I try to see the other side.' },
  { id: 'per_8', trait: 'agreeableness', reverse: true, text: 'I press my point even if it upsets people.' },
  { id: 'per_9', trait: 'neuroticism', reverse: false, text: 'Small setbacks stay on my mind for hours.' },
  { id: 'per_10', trait: 'neuroticism', reverse: true, text: 'I stay calm when several things go wrong at once.' },
];

export const goldStandard: ItemBank = {
  variant: 'gold-standard-v1',
  version: '1',
  triage: {
    scenarios,
    priorities: [
      {
        id: 'salary_purpose',
        label: 'A high salary or work with a purpose?',
        left: { key: 'salary', label: 'High salary' },
        right: { key: 'purpose', label: 'Purpose' },
      },
      {
        id: 'stability_growth',
        label: 'A stable job or fast growth?',
        left: { key: 'stability', label: 'Stability' },
        right: { key: 'growth', label: 'Growth' },
      },
      {
        id: 'flexibility_structure',
        label: 'Flexibility or clear structure?',
        left: { key: 'flexibility', label: 'Flexibility' },
        right: { key: 'structure', label: 'Structure' },
      },
    ],
  },
  core: { interests, values, personality },
  deepDive: { skills: skillItems, preferences: preferenceQuestions, constraints: constraintQuestions },
};
