import type { Receipt } from '#shared/assessment/result-shape.ts';

export type Dimension = Receipt['dimension'];
export const dimensions: readonly Dimension[] = ['fit', 'opportunity', 'feasibility'];

/**
 * Rounds parts so that what is shown adds up to the shown total (largest remainder): nobody should find a receipt that
 * is off by 0.1.
 */
export function roundedParts(parts: readonly number[], decimals: number): number[] {
  const unit = 10 ** decimals;
  const floors = parts.map((part) => Math.floor(part * unit));
  const total = Math.round(parts.reduce((sum, part) => sum + part, 0) * unit);
  const missing = total - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part * unit - floors[index]! }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  byRemainder.forEach(({ index }, place) => {
    if (place < missing) floors[index]! += 1;
  });
  return floors.map((part) => part / unit);
}

/** A receipt with its points as shown, in tenths. */
export interface ShownReceipt extends Receipt {
  shown: number;
}

export interface ReceiptGroup {
  dimension: Dimension;
  /** the sum of the shown points of its receipts, in tenths */
  shown: number;
  receipts: ShownReceipt[];
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Receipts by dimension; groups and total are sums of exactly the points shown. */
export function receiptGroups(receipts: readonly Receipt[]): { groups: ReceiptGroup[]; total: number } {
  const shown = roundedParts(
    receipts.map((receipt) => receipt.points),
    1,
  );
  const all = receipts.map((receipt, index): ShownReceipt => ({ ...receipt, shown: shown[index]! }));
  const groups = dimensions.map((dimension): ReceiptGroup => {
    const own = all.filter((receipt) => receipt.dimension === dimension);
    return { dimension, shown: tenths(own.reduce((sum, receipt) => sum + receipt.shown, 0)), receipts: own };
  });
  return { groups, total: tenths(shown.reduce((sum, points) => sum + points, 0)) };
}

/**
 * The most points each dimension can give, whole and together 100; null where scores and receipts do not tell.
 * @param scores of each dimension, of 100
 */
export function pointsAtMost(
  scores: Record<Dimension, number>,
  receipts: readonly Receipt[],
): Record<Dimension, number> | null {
  const exact = dimensions.map((dimension) => {
    const own = receipts.filter((receipt) => receipt.dimension === dimension);
    return (100 * own.reduce((sum, receipt) => sum + receipt.points, 0)) / scores[dimension];
  });
  const sum = exact.reduce((total, weight) => total + weight, 0);
  if (!(Math.abs(sum - 100) < 1)) return null;
  const [fit, opportunity, feasibility] = roundedParts(exact, 0);
  return { fit: fit!, opportunity: opportunity!, feasibility: feasibility! };
}

/**
 * The answers behind a receipt, with their shares of its shown points in hundredths where each has one of its own;
 * strongest first.
 */
export function shownCauses(receipt: Receipt): { answer: string; shown: number | null }[] {
  const { causes } = receipt;
  if (!causes) return receipt.answers.map((answer) => ({ answer, shown: null }));
  const shown = roundedParts(
    causes.map((cause) => cause.points),
    2,
  );
  return causes
    .map(({ answer }, index) => ({ answer, shown: shown[index]! }))
    .sort((a, b) => Math.abs(b.shown) - Math.abs(a.shown));
}

/** Points of the named parts together. */
export const pointsOf = (receipts: readonly Receipt[], parts: readonly Receipt['part'][]): number =>
  receipts.reduce((sum, receipt) => (parts.includes(receipt.part) ? sum + receipt.points : sum), 0);
