import { type Cost, measureAssessment } from '#test/support/stack/assessment-cost.ts';

const row = ({ action, requests, writes, reads }: Cost) =>
  `${action.padEnd(28)} ${String(requests).padStart(3)} requests ${String(writes).padStart(5)} W ${String(reads).padStart(5)} R`;

/** Requests and capacity units as reported by the table; exact, so a test covers the same rows. */
export async function bench(): Promise<string[]> {
  const { steps, total, tenth, others, assessmentBytes, resultBytes, accountBytes } = await measureAssessment();
  return [
    ...steps.map(row),
    `${row(total)}   goal ≤ 16 requests, ≤ 40 W`,
    `${row(tenth)}   goal: the same as the first`,
    ...others.map(row),
    `row of a completed assessment ${String(assessmentBytes).padStart(6)} bytes`,
    `its whole result, compressed  ${String(resultBytes).padStart(6)} bytes`,
    `account item at its fullest   ${String(accountBytes).padStart(6)} bytes`,
  ];
}
