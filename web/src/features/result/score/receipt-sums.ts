import type { Receipt } from '#shared/assessment/result-shape.ts';
import { roundedParts } from '#shared/lib/rounded-parts.ts';

export type Dimension = Receipt['dimension'];
export const dimensions: readonly Dimension[] = ['fit', 'opportunity', 'feasibility'];

/** A receipt with its displayed points, in tenths. */
export interface ShownReceipt extends Receipt {
  shown: number;
}

export interface ReceiptGroup {
  dimension: Dimension;
  /** the sum of its receipts' displayed points, in tenths */
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

/** The start and the receipts by dimension; displayed points of start and groups add up to the displayed total. */
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
 * The most points each dimension can add or subtract, together 50: as many as its starting points. Null for results
 * older than model 2.1, in which only fit had a starting point.
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

/** The answers behind a receipt, with their shares of its displayed points in hundredths if known; strongest first. */
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

/** Total points of the named parts. */
export const pointsOf = (receipts: readonly Receipt[], parts: readonly Receipt['part'][]): number =>
  receipts.reduce((sum, receipt) => (parts.includes(receipt.part) ? sum + receipt.points : sum), 0);
