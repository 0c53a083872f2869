import type { Receipt } from '#shared/matching/contract.ts';

/** One part of the score of an occupation beside the same part of the best one. */
export interface ComparedPart {
  part: Receipt['part'];
  label: string;
  points: number;
  best: number;
  difference: number;
}

/** Parts of both receipts, where most is lost first; the differences sum to the distance of the two scores. */
export function compareReceipts(receipts: readonly Receipt[], best: readonly Receipt[]): ComparedPart[] {
  const parts = new Map<Receipt['part'], ComparedPart>();
  const at = ({ part, label }: Receipt) => {
    const known = parts.get(part) ?? { part, label, points: 0, best: 0, difference: 0 };
    parts.set(part, known);
    return known;
  };
  for (const receipt of receipts) at(receipt).points += receipt.points;
  for (const receipt of best) at(receipt).best += receipt.points;
  return [...parts.values()]
    .map((part) => ({ ...part, difference: part.points - part.best }))
    .sort((a, b) => a.difference - b.difference);
}
