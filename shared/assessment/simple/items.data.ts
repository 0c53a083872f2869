/**
 * The items of Reading B: original texts for the ids, counts, categories and keys of the specification (D-71).
 *
 * - Interests are activities one likes or dislikes. Five are reversed: liking one counts against its type.
 * - They come in rounds of one per type, so that no two in a row ask about the same. The first three of a type cover
 * the same activities as Reading A's three, so that its trials apply (shared/analysis/composer/trials.data.ts).
 */

import type { SimpleBank } from '../simple-bank.ts';
import { SIMPLE_VARIANT } from '../simple-bank.ts';
import { choiceItems } from './choices.data.ts';
import { skillItems } from './skills.data.ts';

type Core = SimpleBank['core'];
type Triage = SimpleBank['triage'];

const scenarios: Triage['scenarios'] = [
  {
    id: 'scenario_1',
    scenario: 'Two jobs are open in a team you like. Which one do you apply for?',
    options: [
      {
        id: 'a',
        text: 'A permanent job with clear duties and proven procedures.',
        value: 'security',
      },
      {
        id: 'b',
        text: 'A job nobody has held before: you would learn most of it as you go, for people who badly need it.',
        value: 'discovery',
      },
    ],
  },
  {
    id: 'scenario_2',
    scenario: 'Your employer offers you one of two changes for next year. Which do you take?',
    options: [
      { id: 'a', text: 'The same work for noticeably more money.', value: 'income' },
      { id: 'b', text: 'A project you believe in, for what you earn now.', value: 'meaning' },
    ],
  },
  {
    id: 'scenario_3',
    scenario: 'A large task lands on your desk. How would you rather take it on?',
    options: [
      { id: 'a', text: 'With steps, dates and duties agreed at the start.', value: 'plan' },
      { id: 'b', text: 'In my own order and at hours I choose, as long as it is done in time.', value: 'freedom' },
    ],
  },
  {
    id: 'scenario_4',
    scenario: 'Two employers want you. Where do you sign?',
    options: [
      {
        id: 'a',
        text: 'At an established company whose work will still be needed in twenty years.',
        value: 'permanence',
      },
      {
        id: 'b',
        text: 'At a young one that doubles in size every year, promotes quickly and pays for success.',
        value: 'advancement',
      },
    ],
  },
  {
    id: 'scenario_5',
    scenario: 'You are given two paid months for something of your choice. What do you do with them?',
    options: [
      { id: 'a', text: 'I earn a credential that leads to better-paid jobs.', value: 'qualification' },
      { id: 'b', text: 'I help, in my own way, where it matters to me.', value: 'contribution' },
    ],
  },
  {
    id: 'scenario_6',
    scenario: 'Which working week would you rather have?',
    options: [
      { id: 'a', text: 'The same hours, place and people every week.', value: 'routine' },
      {
        id: 'b',
        text: 'No two weeks alike: arranged as life allows, with things I have not done before.',
        value: 'variety',
      },
    ],
  },
];

const priorities: Triage['priorities'] = [
  {
    id: 'work_life_balance',
    label: 'Work and life',
    description: 'When both want the same hour, which of them gets it?',
    leftLabel: 'Career and income',
    rightLabel: 'Time for life',
    defaultValue: 50,
  },
  {
    id: 'stability_innovation',
    label: 'Stability and innovation',
    description: 'Would you rather rely on what is proven or help make what is new?',
    leftLabel: 'Stability',
    rightLabel: 'Innovation',
    defaultValue: 50,
  },
  {
    id: 'independence_collaboration',
    label: 'Independence and collaboration',
    description: 'How much of your work would you do by yourself, how much together with others?',
    leftLabel: 'Independence',
    rightLabel: 'Collaboration',
    defaultValue: 50,
  },
];

/** O*NET's element of each type. */
const anchors = {
  realistic: '1.B.1.a',
  investigative: '1.B.1.b',
  artistic: '1.B.1.c',
  social: '1.B.1.d',
  enterprising: '1.B.1.e',
  conventional: '1.B.1.f',
} as const;

const interest = (id: string, category: keyof typeof anchors, label: string, description: string) => ({
  id,
  label,
  onet_anchor: anchors[category],
  description,
  category,
});
const opposite = (...item: Parameters<typeof interest>) => ({ ...interest(...item), reverse_keyed: true });

const interests: Core['interests'] = [
  interest('r1', 'realistic', 'Repair an engine or an appliance', 'Find the worn part, replace it, hear it run again.'),
  interest(
    'i1',
    'investigative',
    'Plan an experiment that settles a question',
    'Decide what to measure, and how often.',
  ),
  interest('a1', 'artistic', 'Write stories, lyrics or scripts', 'Find the words for something that nobody has said.'),
  interest('s1', 'social', 'Teach somebody what you know', 'Go on until they can do it without you.'),
  interest('e1', 'enterprising', 'Win customers for an offer', 'Find out what they want and bring them to say yes.'),
  interest(
    'c1',
    'conventional',
    'Keep accounts that balance to the cent',
    'Enter, add up and compare until both sides agree.',
  ),
  interest('r2', 'realistic', 'Build with wood, metal or stone', 'Measure, cut and join until it stands firm.'),
  interest('i2', 'investigative', 'Search figures for causes', 'Compare until it is clear what depends on what.'),
  interest('a2', 'artistic', 'Design pictures, rooms or clothes', 'Try shapes and colors until they belong together.'),
  interest('s2', 'social', 'Stand by people in a hard time', 'Listen, and look with them for a way on.'),
  interest('e2', 'enterprising', 'Start a business of your own', 'Put your idea, name and savings behind it.'),
  interest('c2', 'conventional', 'Go through records for mistakes', 'Line by line, until every entry is right.'),
  interest('r3', 'realistic', 'Work outdoors with plants or animals', 'In any weather, with your own hands.'),
  interest('i3', 'investigative', 'Read research on nature or people', 'Follow an argument and see whether it holds.'),
  interest('a3', 'artistic', 'Play music, act or dance for others', 'Rehearse a piece until you can show it.'),
  interest('s3', 'social', 'Care for people who cannot manage alone', 'Children, the sick, the very old: day by day.'),
  interest('e3', 'enterprising', 'Lead a team toward a target', 'Set the direction and answer for what comes of it.'),
  interest('c3', 'conventional', 'Keep files and dates in order', 'So that anybody finds anything at once.'),
  interest('r4', 'realistic', 'Drive or operate heavy machines', 'A crane, a harvester, a truck: large, and exact.'),
  opposite(
    'i4',
    'investigative',
    'Use a method without asking why it works',
    'It does the job: that is all you need to know.',
  ),
  opposite(
    'a4',
    'artistic',
    'Carry out what others have designed',
    'Words, shapes and colors are settled before you begin.',
  ),
  opposite('s4', 'social', 'Be left alone with your work all day', 'Nobody comes to you with worries or questions.'),
  opposite(
    'e4',
    'enterprising',
    'Leave deciding and negotiating to others',
    'You are told what was agreed, and do your part.',
  ),
  opposite(
    'c4',
    'conventional',
    'Work without lists, forms or routines',
    'Everything is in your head, and no day has a plan.',
  ),
];

const values: Core['values'] = [
  {
    id: 'achievement',
    label: 'Achievement',
    description: 'I use what I am best at, and see what came of it.',
    onet_dimension: 'Achievement',
  },
  {
    id: 'independence',
    label: 'Independence',
    description: 'I decide how I work and try ideas of my own.',
    onet_dimension: 'Independence',
  },
  {
    id: 'recognition',
    label: 'Recognition',
    description: 'Good work is noticed and respected, and leads to promotion.',
    onet_dimension: 'Recognition',
  },
  {
    id: 'relationships',
    label: 'Relationships',
    description: 'I get on with the people around me, and others are better off for my work.',
    onet_dimension: 'Relationships',
  },
  {
    id: 'support',
    label: 'Support',
    description: 'My managers are fair, train me well and stand by me.',
    onet_dimension: 'Support',
  },
  {
    id: 'conditions',
    label: 'Working conditions',
    description: 'The job is safe, well paid and in a good place.',
    onet_dimension: 'Working Conditions',
  },
  {
    id: 'avoid_challenge',
    label: 'An easy pace',
    description: 'The work does not ask all of me; I know it well and can do it without strain.',
    onet_dimension: 'Achievement',
    reverse_keyed: true,
  },
  {
    id: 'prefer_supervision',
    label: 'Clear direction',
    description: 'Somebody tells me what comes next and checks whether it is right.',
    onet_dimension: 'Independence',
    reverse_keyed: true,
  },
];

const personality: Core['personality'] = [
  { id: 'extraversion_1', trait: 'extraversion', statement: 'In a room full of strangers I soon talk to somebody.' },
  { id: 'extraversion_2', trait: 'extraversion', statement: 'In company I mostly listen.', reverse: true },
  { id: 'agreeableness_1', trait: 'agreeableness', statement: 'I forgive people easily.' },
  { id: 'agreeableness_2', trait: 'agreeableness', statement: 'I look after my own interests first.', reverse: true },
  { id: 'conscientiousness_1', trait: 'conscientiousness', statement: 'I do a task at once, before it can wait.' },
  {
    id: 'conscientiousness_2',
    trait: 'conscientiousness',
    statement: 'My papers and plans are in a muddle.',
    reverse: true,
  },
  { id: 'neuroticism_1', trait: 'neuroticism', statement: 'I worry about things that may never happen.' },
  { id: 'neuroticism_2', trait: 'neuroticism', statement: 'Little can upset me.', reverse: true },
  { id: 'openness_1', trait: 'openness', statement: 'I like to think about questions that have no simple answer.' },
  { id: 'openness_2', trait: 'openness', statement: 'Art and theory mean little to me.', reverse: true },
];

export const simpleBank: SimpleBank = {
  variant: SIMPLE_VARIANT,
  version: '1',
  triage: { scenarios, priorities },
  core: { interests, values, personality },
  deepDive: { skills: skillItems, ...choiceItems },
};
