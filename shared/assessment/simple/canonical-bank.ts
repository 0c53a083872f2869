/** The items of Reading B in the ranking's terms: which trait, value, priority or skill each measures. */
import {
  type InterestItem,
  type ItemBank,
  interestCategories,
  interestCodes,
  type PriorityKey,
  type PriorityPair,
  priorityKeys,
  type ScenarioOption,
  type WorkValue,
} from '../item-bank.ts';
import { simpleBank } from './items.data.ts';

/**
 * What a scenario option counts for. Over all six, every priority can gain the same total, so none has an advantage.
 */
const weightsOfValue: Record<string, Partial<Record<PriorityKey, number>>> = {
  security: { stability: 0.6, structure: 0.4 },
  discovery: { growth: 0.6, purpose: 0.4 },
  income: { salary: 1 },
  meaning: { purpose: 1 },
  plan: { structure: 1 },
  freedom: { flexibility: 1 },
  permanence: { stability: 1 },
  advancement: { growth: 0.6, salary: 0.4 },
  qualification: { salary: 0.6, growth: 0.4 },
  contribution: { purpose: 0.6, flexibility: 0.4 },
  routine: { structure: 0.6, stability: 0.4 },
  variety: { flexibility: 0.6, growth: 0.4 },
};

const titleOf: Record<string, string> = {
  scenario_1: 'Two open jobs',
  scenario_2: 'A change for next year',
  scenario_3: 'A large task',
  scenario_4: 'Two employers',
  scenario_5: 'Two paid months',
  scenario_6: 'A working week',
};

const sidesOfSlider: Record<string, readonly [PriorityKey | null, PriorityKey | null]> = {
  work_life_balance: ['salary', 'flexibility'],
  stability_innovation: ['stability', 'growth'],
  // measures the preferred size of team
  independence_collaboration: [null, null],
};

const workValueOf: Record<string, WorkValue> = {
  achievement: 'achievement',
  independence: 'independence',
  recognition: 'recognition',
  relationships: 'relationships',
  support: 'support',
  conditions: 'working_conditions',
  avoid_challenge: 'achievement',
  prefer_supervision: 'independence',
};

/** O*NET's element of each skill, chosen by what occupations publish: few that require it mention SQL. */
const elementOf: Record<string, readonly [element: string, asked: string]> = {
  sql_analysis: ['2.C.3.a', 'Computers and electronics'],
  python_programming: ['2.B.3.e', 'Programming'],
  statistical_analysis: ['2.C.4.a', 'Mathematics'],
  business_analysis: ['2.B.3.a', 'Operations analysis'],
  executive_communication: ['2.A.1.d', 'Speaking'],
  written_communication: ['2.A.1.c', 'Writing'],
  team_leadership: ['2.B.5.d', 'Managing people'],
  stakeholder_management: ['2.B.1.d', 'Negotiation'],
};

const { triage, core, deepDive } = simpleBank;

const option = ({ id, text, value }: (typeof triage.scenarios)[number]['options'][number]): ScenarioOption => ({
  id,
  text,
  weights: Object.fromEntries(priorityKeys.map((key) => [key, weightsOfValue[value]![key] ?? 0])) as Record<
    PriorityKey,
    number
  >,
});

function pairOf({ id, label, leftLabel, rightLabel }: (typeof triage.priorities)[number]): PriorityPair {
  const [left, right] = sidesOfSlider[id]!;
  return { id, label, left: { key: left, label: leftLabel }, right: { key: right, label: rightLabel } };
}

const interestOf = ({ id, label, category, reverse_keyed }: (typeof core.interests)[number]): InterestItem => ({
  id,
  text: label,
  category,
  code: interestCodes[interestCategories.indexOf(category)]!,
  ...(reverse_keyed && { reverse: true }),
});

export const canonicalBank: ItemBank = {
  variant: simpleBank.variant,
  version: simpleBank.version,
  asListed: true,
  triage: {
    scenarios: triage.scenarios.map(({ id, scenario, options }) => ({
      id,
      title: titleOf[id]!,
      text: scenario,
      options: [option(options[0]!), option(options[1]!)],
    })),
    priorities: triage.priorities.map(pairOf),
  },
  core: {
    interests: core.interests.map(interestOf),
    values: core.values.map(({ id, label, description, onet_dimension, reverse_keyed }) => ({
      id,
      label,
      description,
      category: onet_dimension,
      value: workValueOf[id]!,
      ...(reverse_keyed && { reverse: true }),
    })),
    personality: core.personality.map(({ id, statement, trait, reverse = false }) => ({
      id,
      text: statement,
      trait,
      reverse,
    })),
  },
  deepDive: {
    skills: deepDive.skills.map(({ id, name, category, anchors }) => {
      const [element, asked] = elementOf[id]!;
      const description = anchors.map((anchor) => `${anchor.level}: ${anchor.description}`).join(' ');
      return { id, name, asked, category, description, element };
    }),
    preferences: deepDive.workPreferences.map(({ id, preference, options }) => ({
      id,
      text: preference,
      multiple: true,
      options,
    })),
    constraints: deepDive.constraints.map(({ id, label, options }) => ({ id, text: label, multiple: false, options })),
  },
};
