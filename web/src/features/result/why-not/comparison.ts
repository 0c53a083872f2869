import type { Receipt } from '#shared/assessment/result-shape.ts';
import { roundedParts } from '#shared/lib/rounded-parts.ts';

/** One part of an occupation's score compared with the best occupation's, in displayed points. */
export interface ComparedPart {
  part: Receipt['part'];
  label: string;
  points: number;
  best: number;
  /** in tenths; all differences add up to the displayed distance of the two scores */
  difference: number;
}

/**
 * Where an occupation loses points to the best one, largest first. Equal parts are left out.
 * @returns the distance in tenths, 0 or more, equal to the sum of the displayed differences
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
