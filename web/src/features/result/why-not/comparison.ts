import type { Receipt } from '#shared/assessment/result-shape.ts';
import { roundedParts } from '#shared/lib/rounded-parts.ts';

/** One part of the score of an occupation beside the same part of the best one, in points as shown. */
export interface ComparedPart {
  part: Receipt['part'];
  label: string;
  points: number;
  best: number;
  /** in tenths; the differences of all parts sum to the shown distance of the two scores */
  difference: number;
}

/**
 * Where the points to the best occupation are lost, most first. Parts in which the two do not differ are left out.
 * @returns the distance in tenths, 0 or more, is what the shown differences sum to
 */
export function compareReceipts(
  receipts: readonly Receipt[],
  best: readonly Receipt[],
): { parts: ComparedPart[]; distance: number } {
  const parts = new Map<Receipt['part'], Omit<ComparedPart, 'difference'>>();
  const at = ({ part, label }: Receipt) => {
    const known = parts.get(part) ?? { part, label, points: 0, best: 0 };
    parts.set(part, known);
    return known;
  };
  for (const receipt of receipts) at(receipt).points += receipt.points;
  for (const receipt of best) at(receipt).best += receipt.points;
  const all = [...parts.values()];
  const differences = roundedParts(
    all.map((part) => part.points - part.best),
    1,
  );
  const compared = all.map((part, index) => ({ ...part, difference: differences[index]! }));
  const tenths = compared.reduce((sum, { difference }) => sum + Math.round(10 * difference), 0);
  return {
    parts: compared.filter(({ difference }) => difference !== 0).sort((a, b) => a.difference - b.difference),
    distance: -tenths / 10,
  };
}
