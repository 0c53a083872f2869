import { type Cost, measureAssessment } from '#test/support/assessment-cost.ts';

const row = ({ action, requests, writes, reads }: Cost) =>
  `${action.padEnd(28)} ${String(requests).padStart(3)} requests ${String(writes).padStart(5)} W ${String(reads).padStart(5)} R`;

/** Requests and capacity units as the table itself reports them; exact, so the same rows are a test. */
export async function bench(): Promise<string[]> {
  const { steps, total, others, assessmentBytes, accountBytes } = await measureAssessment();
  return [
    ...steps.map(row),
    `${row(total)}   goal ≤ 16 requests, ≤ 40 W`,
    ...others.map(row),
    `stored assessment with result ${assessmentBytes} bytes   goal < 2,000`,
    `account item at its fullest   ${accountBytes} bytes   goal ≤ 1,024: one unit a write`,
  ];
}
