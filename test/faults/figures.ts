import { appendFileSync, readFileSync } from 'node:fs';

interface Figure {
  /** of docs/reliability.md */
  goal: string;
  what: string;
  value: string;
}

/** Where the tests of one run leave theirs, each on a line. */
const file = () => process.env.WAYMARK_FIGURES;

export function note(goal: string, what: string, value: string): void {
  const path = file();
  if (path) appendFileSync(path, `${JSON.stringify({ goal, what, value } satisfies Figure)}\n`);
}

const number = ({ goal }: Figure): number => Number(goal.slice(1));

/** Those of a run as a table, by goal. */
export function figuresIn(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as Figure)
    .sort((one, other) => number(one) - number(other))
    .map(({ goal, what, value }) => `${goal.padEnd(4)} ${what.padEnd(58)} ${value}`);
}
