/**
 * The item bank of Reading B in its own fields (rows ARB-18 to ARB-21 and ARB-32 to ARB-38). What an answer means for
 * the ranking is in simple/canonical-bank.ts.
 */
import * as z from 'zod/mini';
import { interestCategories, traits } from './item-bank.ts';

export const SIMPLE_VARIANT = 'simple-v1';

const option = z.object({ id: z.string(), label: z.string() });
const reverse_keyed = z.optional(z.boolean());

/** The bank as sent; validated by server and browser. */
export const simpleBankShape = z.object({
  variant: z.literal(SIMPLE_VARIANT),
  version: z.string(),
  triage: z.object({
    scenarios: z.array(
      z.object({
        id: z.string(),
        scenario: z.string(),
        options: z.array(z.object({ id: z.enum(['a', 'b']), text: z.string(), value: z.string() })),
      }),
    ),
    priorities: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        description: z.string(),
        leftLabel: z.string(),
        rightLabel: z.string(),
        defaultValue: z.int(),
      }),
    ),
  }),
  core: z.object({
    interests: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        onet_anchor: z.string(),
        description: z.string(),
        category: z.enum(interestCategories),
        reverse_keyed,
      }),
    ),
    values: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        description: z.string(),
        onet_dimension: z.string(),
        reverse_keyed,
      }),
    ),
    personality: z.array(
      z.object({ id: z.string(), statement: z.string(), trait: z.enum(traits), reverse: z.optional(z.boolean()) }),
    ),
  }),
  deepDive: z.object({
    skills: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        category: z.string(),
        /** levels 0-5; a rating is 1-5 */
        anchors: z.array(z.object({ level: z.int(), description: z.string() })),
      }),
    ),
    workPreferences: z.array(
      z.object({ id: z.string(), preference: z.string(), category: z.string(), options: z.array(option) }),
    ),
    constraints: z.array(z.object({ id: z.string(), label: z.string(), options: z.array(option) })),
  }),
});

export type SimpleBank = z.infer<typeof simpleBankShape>;
