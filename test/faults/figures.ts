import { appendFileSync, readFileSync } from 'node:fs';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';

interface Figure {
  /** an id in docs/reliability.md */
  goal: string;
  what: string;
  value: string;
}

/** The file where a run's tests write their figures, one per line. */
const file = () => process.env.WAYMARK_FIGURES;

export function note(goal: string, what: string, value: string): void {
  const path = file();
  if (path) appendFileSync(path, `${JSON.stringify({ goal, what, value } satisfies Figure)}\n`);
}

const number = ({ goal }: Figure): number => Number(goal.slice(1));
const line = ({ goal, what, value }: Figure) => `${goal.padEnd(4)} ${what.padEnd(76)} ${value}`;

/** Where else a goal is covered: the tests with its number in their names. */
function shownElsewhere(goal: string): string {
  const named = sourceFiles(/^test\/.*\.(test|e2e)\.tsx?$/)
    .filter((file) => !file.startsWith('test/faults/'))
    .flatMap((file) => read(file).match(new RegExp(`\\([^()\\n]*\\b${goal}\\b[^()\\n]*\\)`, 'g')) ?? []);
  return named.length > 0 ? `npm test: in the names of ${named.length} tests` : 'no test carries its number';
}

/** The figures of a run in the order of docs/reliability.md; a goal without any shows where else it is covered. */
export function figuresIn(path: string): string[] {
  const measured = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Figure);
  const goals = [...read('docs/reliability.md').matchAll(/^\| (G\d+) \| (.*) \|$/gm)];
  const others = goals
    .map(([, goal = '', what = '']) => ({ goal, what: what.slice(0, 76), value: shownElsewhere(goal) }))
    .filter(({ goal }) => !measured.some((figure) => figure.goal === goal));
  return [...measured, ...others].sort((one, other) => number(one) - number(other)).map(line);
}
