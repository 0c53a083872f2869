import type { Receipt } from '#shared/assessment/result-shape.ts';
import { roundedParts } from '#shared/lib/rounded-parts.ts';

export type Dimension = Receipt['dimension'];
export const dimensions: readonly Dimension[] = ['fit', 'opportunity', 'feasibility'];

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

export interface ReceiptSums {
  /** where every occupation starts, in tenths */
  start: number;
  /** what moved the score from there, by dimension */
  groups: ReceiptGroup[];
  total: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const isStart = ({ part }: Receipt) => part === 'start';

/** The start, and the receipts by dimension; start and groups sum to the total in exactly the points shown. */
export function receiptSums(receipts: readonly Receipt[]): ReceiptSums {
  const moved = receipts.filter((receipt) => !isStart(receipt));
  const [start, ...shown] = roundedParts([pointsOf(receipts, ['start']), ...moved.map(({ points }) => points)], 1);
  const all = moved.map((receipt, index): ShownReceipt => ({ ...receipt, shown: shown[index]! }));
  const groups = dimensions.map((dimension): ReceiptGroup => {
    const own = all.filter((receipt) => receipt.dimension === dimension);
    return { dimension, shown: tenths(own.reduce((sum, receipt) => sum + receipt.shown, 0)), receipts: own };
  });
  return { start: start!, groups, total: tenths(start! + groups.reduce((sum, group) => sum + group.shown, 0)) };
}

/**
 * The most points each dimension can add or take, whole and together 50: as many as it starts from. Null for results of
 * before model 2.1, in which fit alone had a start.
 */
export function pointsAtMost(receipts: readonly Receipt[]): Record<Dimension, number> | null {
  const starts = dimensions.map((dimension) => receipts.find((own) => isStart(own) && own.dimension === dimension));
  if (!starts.every((start) => start !== undefined)) return null;
  const [fit, opportunity, feasibility] = roundedParts(
    starts.map(({ points }) => points),
    0,
  );
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
