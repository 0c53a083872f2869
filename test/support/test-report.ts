import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './source-tree.ts';

/** What a step of `npm test` has to tell, whoever ran it. */
export interface Outcome {
  passed: number;
  failed: number;
  /** what failed and why, a line or two each: told at the very end, which is all that some logs keep */
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
  error?: { message?: string };
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

/** The first line that says something, without colours. */
export const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';

/** What playwright says before it shows the code: what was looked for, expected and found. */
const gistOf = (text = ''): string =>
  stripVTControlCharacters(text)
    .split(/\n\s*(?:Call [Ll]og|Timeout)/, 1)[0]!
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ');

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
    // a file that could not be loaded has no tests
    if (status === 'failed' && !tests.some((test) => test.status === 'failed'))
      tests.push({ name: file, status: 'failed', ms: 0, why: message });
    return tests;
  });

const ofSuite = (suite: PlaywrightSuite, trail: string[]): Told[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(
        ({ status, duration, error }): Told => ({
          name: `test/e2e/${suite.file}: ${[...trail, title].join(' ')}`,
          status: status === 'passed' || status === 'skipped' ? status : 'failed',
          ms: duration,
          why: gistOf(error?.message) || status,
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

/** Counts a run by the report it wrote; a run that broke off, or failed for another reason than a test, is a failure. */
export function outcomeOf(runner: 'vitest' | 'playwright', file: string, ok: boolean): Outcome {
  let told: Told[];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    told = runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  } catch {
    return { passed: 0, failed: 1, failures: ['the run broke off, without a report'], slow: [] };
  }
  const failures = told
    .filter(({ status }) => status === 'failed')
    .map(({ name, why }) => `${name}\n      ${firstLine(why)}`);
  if (failures.length === 0 && !ok) failures.push('an error outside of every test, or a run that broke off: see above');
  return {
    passed: told.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    slow: told.map(({ name, ms }) => ({ name, ms })),
  };
}
