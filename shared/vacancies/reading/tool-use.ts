import type { Facts } from '#shared/occupations/facts.ts';

/** By facts index: how many of the requested tools O*NET lists for the occupation, and their total weight. */
export interface ToolUse {
  weight: Float64Array;
  count: Uint16Array;
}

/** @param tools for each tool, the occupations that use it: the fewer, the more it says */
export function toolUse(facts: Facts, tools: readonly (readonly number[])[]): ToolUse {
  const [weight, count] = [new Float64Array(facts.count), new Uint16Array(facts.count)];
  for (const occupations of tools) {
    const rarity = Math.log(facts.count / Math.max(1, occupations.length)) / Math.log(facts.count);
    for (const index of occupations) {
      weight[index]! += rarity;
      count[index]!++;
    }
  }
  return { weight, count };
}
