import { type PriorityKey, priorityKeys, type Scenario } from '#shared/assessment/item-bank.ts';
import type { MapPlace } from '#shared/occupations/map.ts';
import pulls from './choice-pulls.json' with { type: 'json' };

/** One row per occupation, written by web/tools/draw-choice-pulls.ts: its place, then its score for each priority. */
const occupations = pulls.rows.split(';').map((row) => row.split(' ').map(Number));

export type Choices = Readonly<Record<string, 'a' | 'b'>>;

/** The choices point at this many of the 923 occupations: a tenth. */
const MAX_PLACES = 92;

/** The weight of each priority: those of the chosen options minus those of the others. */
function spokenFor(scenarios: readonly Scenario[], choices: Choices): Record<PriorityKey, number> {
  const sums = Object.fromEntries(priorityKeys.map((key) => [key, 0])) as Record<PriorityKey, number>;
  for (const { id, options } of scenarios) {
    const taken = choices[id];
    if (!taken) continue;
    for (const option of options)
      for (const key of priorityKeys) sums[key] += (option.id === taken ? 1 : -1) * option.weights[key];
  }
  return sums;
}

/** The places of the occupations that score highest for the choices; null before the first choice. */
export function pointedAt(scenarios: readonly Scenario[], choices: Choices): MapPlace[] | null {
  if (Object.keys(choices).length === 0) return null;
  const spoken = spokenFor(scenarios, choices);
  return occupations
    .map(([x, y, ...has]) => ({
      place: { x: x! / 10, y: y! / 10 },
      score: priorityKeys.reduce((sum, key, at) => sum + spoken[key] * has[at]!, 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PLACES)
    .map(({ place }) => place);
}
