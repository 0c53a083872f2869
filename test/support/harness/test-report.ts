import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '#test/support/source/source-tree.ts';

/** The report of a step of `npm test`, from either runner. */
export interface Outcome {
  passed: number;
  failed: number;
  /** failures with everything needed to fix them, printed last, because some logs only keep the end */
  failures: string[];
  slow: { name: string; ms: number }[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: PlaywrightResult[] }[] }[];
}
interface PlaywrightResult {
  status: 'passed' | 'failed' | 'timedOut' | 'interrupted' | 'skipped';
  duration: number;
  /** each with the code around it and the stack */
  errors: { message?: string }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface Told {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  ms: number;
  why?: string | undefined;
}

const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const INDENT = '\n      ';

/** The beginning and end of an output. */
export function endsOf(output: string): string {
  const lines = linesOf(output);
  return (lines.length > 20 ? [...lines.slice(0, 8), '…', ...lines.slice(-12)] : lines).join(INDENT);
}

/**
 * What is needed to fix an error: expected and received, the beginning and end of the retry log, and the test lines
 * involved. Without colors and Playwright's code excerpt.
 */
export function gistOf(text: string): string[] {
  const lines = linesOf(text).filter((line) => !CODE.test(line));
  const said = lines.filter((line) => !FRAME.test(line));
  const log = said.findIndex((line) => LOG.test(line));
  const [what, tried] = log < 0 ? [said, []] : [said.slice(0, log), said.slice(log + 1)];
  const trail = lines.flatMap((line) => FRAME.exec(line)?.[1] ?? []).filter((place) => !place.includes('node_modules'));
  return [
    ...what.slice(0, 8),
    ...(tried.length > 10 ? [...tried.slice(0, 2), '…', ...tried.slice(-8)] : tried),
    ...(trail.length > 0 ? [`at ${trail.slice(0, 4).join(' < ')}`] : []),
  ].map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line));
}

const CODE = /^>?\s*(\d+\s*)?\|/;
/** a stack line in this repository, and its position */
const FRAME = new RegExp(`^at .*?${root.replaceAll('\\', '.')}/?([^\\s()]+:\\d+:\\d+)|^at `);
const LOG = /^(Call log:|=+ logs =+)$/;

const ofVitest = ({ testResults }: VitestReport): Told[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test): Told => {
      const failed = test.status === 'failed';
      return {
        name: `${file}: ${test.fullName}`,
        status: failed ? 'failed' : test.status === 'passed' ? 'passed' : 'skipped',
        ms: test.duration ?? 0,
        why: test.failureMessages?.[0],
      };
    });
    // a file that failed to load has no tests
    if (status === 'failed' && !tests.some((test) => test.status === 'failed'))
      tests.push({ name: file, status: 'failed', ms: 0, why: message });
    return tests;
  });

const ofSuite = (suite: PlaywrightSuite, trail: string[]): Told[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(
        ({ status, duration, errors }): Told => ({
          name: `test/e2e/${suite.file}: ${[...trail, title].join(' ')}`,
          status: status === 'passed' || status === 'skipped' ? status : 'failed',
          ms: duration,
          why: errors.map(({ message }) => message).join('\n\n') || status,
        }),
      ),
    ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...trail, inner.title])),
];

const ofPlaywright = ({ suites, errors }: PlaywrightReport): Told[] => [
  ...suites.flatMap((suite) => ofSuite(suite, [])),
  ...errors.map(({ message }): Told => ({ name: 'outside of every test', status: 'failed', ms: 0, why: message })),
];

/**
 * Reads a run's report. A run that broke off, or failed for another reason than a test, counts as a failure.
 * @param output of a failed run
 */
export function outcomeOf(runner: 'vitest' | 'playwright', file: string, output: string | null): Outcome {
  let told: Told[];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    told = runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  } catch {
    return { passed: 0, failed: 1, failures: [brokenOff('broke off, without a report', output)], slow: [] };
  }
  const failures = told
    .filter(({ status }) => status === 'failed')
    .map(({ name, ms, why = '' }) => [`${name} (${(ms / 1000).toFixed(1)} s)`, ...gistOf(why)].join(INDENT));
  if (failures.length === 0 && output !== null) failures.push(brokenOff('failed outside of every test', output));
  return {
    passed: told.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    slow: told.map(({ name, ms }) => ({ name, ms })),
  };
}

const brokenOff = (how: string, output: string | null) => `the run ${how}${INDENT}${endsOf(output ?? '')}`;
