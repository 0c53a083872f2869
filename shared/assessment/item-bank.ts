/**
 * The shape of an item bank (ARA-46 to ARA-56). Each item names the trait, value or skill it measures, so that the
 * ranking can read any bank. The items are in the folder of their variant.
 */
import * as z from 'zod/mini';

export const interestCodes = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type InterestCode = (typeof interestCodes)[number];

/** In the order of the codes. */
export const interestCategories = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;

/** O*NET's six work values; the occupation facts carry one extent for each. */
export const workValues = [
  'achievement',
  'independence',
  'recognition',
  'relationships',
  'support',
  'working_conditions',
] as const;
export type WorkValue = (typeof workValues)[number];

export const traits = ['extraversion', 'conscientiousness', 'openness', 'agreeableness', 'neuroticism'] as const;
export type Trait = (typeof traits)[number];

export const priorityKeys = ['stability', 'structure', 'growth', 'flexibility', 'purpose', 'salary'] as const;
export type PriorityKey = (typeof priorityKeys)[number];

export interface ScenarioOption {
  id: 'a' | 'b';
  text: string;
  weights: Record<PriorityKey, number>;
}
export interface Scenario {
  /** scenario_1 … scenario_6 */
  id: string;
  title: string;
  text: string;
  options: [ScenarioOption, ScenarioOption];
}
export interface PrioritySide {
  /** null when the pair measures something other than a priority (shared/matching/choices.data.ts) */
  key: PriorityKey | null;
  label: string;
}
export interface PriorityPair {
  /** salary_purpose, stability_growth, flexibility_structure; 0 is fully the left side, 100 fully the right. */
  id: string;
  label: string;
  left: PrioritySide;
  right: PrioritySide;
}
export interface InterestItem {
  /** int_1 … int_18 */
  id: string;
  text: string;
  category: (typeof interestCategories)[number];
  code: InterestCode;
  /** liking it counts against its type */
  reverse?: boolean;
}
export interface ValueItem {
  /** val_1 … val_12 */
  id: string;
  label: string;
  description: string;
  /** extrinsic, altruistic, intrinsic, lifestyle, security, power, social; in Reading B the O*NET dimension */
  category: string;
  /** The O*NET work value that a pick counts for. */
  value: WorkValue;
  /** a pick counts against it */
  reverse?: boolean;
}
export interface PersonalityItem {
  /** per_1 … per_10 */
  id: string;
  text: string;
  trait: Trait;
  reverse: boolean;
}
export interface SkillItem {
  /** skill_1 … skill_15 */
  id: string;
  name: string;
  /** the requirement as published, if the item covers only a part of it; `name` is what the person rates */
  asked?: string;
  category: string;
  description: string;
  /** The O*NET skill or knowledge element it measures, for example 2.B.1.… */
  element: string;
}
export interface ChoiceQuestion {
  id: string;
  text: string;
  multiple: boolean;
  /** options of one `group` are listed together under its name */
  options: { id: string; label: string; group?: string | undefined }[];
}

export interface ItemBank {
  /** its name in variants.ts */
  variant: string;
  /** Raised whenever an item, a key or a text changes. */
  version: string;
  /** items are shown in this order; otherwise the most informative come first (shared/matching/item-order.ts) */
  asListed?: true;
  triage: { scenarios: Scenario[]; priorities: PriorityPair[] };
  core: { interests: InterestItem[]; values: ValueItem[]; personality: PersonalityItem[] };
  deepDive: { skills: SkillItem[]; preferences: ChoiceQuestion[]; constraints: ChoiceQuestion[] };
}

/** The item bank on the wire, validated on both ends. */
const choice = z.object({
  id: z.string(),
  text: z.string(),
  multiple: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string(), group: z.optional(z.string()) })),
});
const side = z.object({ key: z.nullable(z.string()), label: z.string() });
export const itemBankShape = z.object({
  variant: z.string(),
  version: z.string(),
  triage: z.object({
    scenarios: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        options: z.array(
          z.object({ id: z.enum(['a', 'b']), text: z.string(), weights: z.record(z.string(), z.number()) }),
        ),
      }),
    ),
    priorities: z.array(z.object({ id: z.string(), label: z.string(), left: side, right: side })),
  }),
  core: z.object({
    interests: z.array(z.object({ id: z.string(), text: z.string(), category: z.string(), code: z.string() })),
    values: z.array(
      z.object({ id: z.string(), label: z.string(), description: z.string(), category: z.string(), value: z.string() }),
    ),
    personality: z.array(z.object({ id: z.string(), text: z.string(), trait: z.string(), reverse: z.boolean() })),
  }),
  deepDive: z.object({
    skills: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        category: z.string(),
        description: z.string(),
        element: z.string(),
      }),
    ),
    preferences: z.array(choice),
    constraints: z.array(choice),
  }),
});
