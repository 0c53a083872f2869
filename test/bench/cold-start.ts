import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployed } from '#test/conformance/lambda-bundles.ts';
import { variablesOf } from '#test/conformance/lambda-variables.ts';
import { median } from './median.ts';

const ROUNDS = 5;

/** Prints the processor time in microseconds from process start until the handler is loaded. */
const init = `
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage();
  process.stdout.write(String(user + system), () => process.exit());
`;

interface Bundle {
  name: string;
  /** the module that Lambda loads */
  file: string;
  env: Record<string, string>;
}

const ofLambda = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none' };

const initOf = ({ file, env }: Bundle): number =>
  Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', init, file], {
      env: { ...ofLambda, ...env },
      encoding: 'utf8',
    }),
  );

/**
 * The cold start of each function that does not stream: its bundle as uploaded, in a new process with the template's
 * variables. Measured in processor time, which a busy machine does not change, as a ratio to an empty handler.
 */
export async function bench(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-cold-start-'));
  try {
    const empty: Bundle = { name: 'a handler that does nothing', file: join(folder, 'empty.mjs'), env: {} };
    writeFileSync(empty.file, 'export const handler = async () => ({ statusCode: 200 });');
    const functions = deployed(join(folder, 'assembly')).map(
      (fn): Bundle => ({ name: fn.file, file: join(fn.folder, 'index.mjs'), env: variablesOf(fn, {}) }),
    );
    const bundles = [empty, ...functions];
    const rounds = Array.from({ length: ROUNDS }, () => bundles.map(initOf));
    const medians = bundles.map((bundle, place) => ({ bundle, us: median(rounds.map((round) => round[place]!)) }));
    const [base] = medians;
    return medians
      .sort((one, other) => other.us - one.us)
      .map(({ bundle, us }) => {
        const kb = `${(statSync(bundle.file).size / 1000).toFixed(1)} kB`;
        return `${bundle.name.padEnd(46)} ${(us / base!.us).toFixed(2).padStart(6)} × nothing ${kb.padStart(12)}`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
