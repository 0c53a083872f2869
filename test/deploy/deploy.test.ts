import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '#test/support/source/source-tree.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** npm and cdk as programs that note how they were called, and fail where they are told to. */
function deployed(failing: string, ...args: string[]) {
  const log = join(folder, 'calls');
  for (const name of ['npm', 'cdk']) {
    const program = join(folder, name);
    writeFileSync(
      program,
      `#!/bin/sh\necho "${name} $*" >> "${log}"\ncase "${name} $*" in ${failing}) exit 1;; esac\n`,
    );
    chmodSync(program, 0o755);
  }
  writeFileSync(log, '');
  const { status, stderr } = spawnSync(process.execPath, ['infra/deploy/deploy.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    // a model of nobody: the port of discard
    env: { ...process.env, ...nobody, PATH: `${folder}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { status, stderr, calls: readFileSync(log, 'utf8').trim().split('\n') };
}

const nobody = {
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:9',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
};
const values = ['-c', 'stage=prod', '-c', 'appOrigin=https://app.example.test'];
const before = [
  'npm run --silent build',
  `cdk synth --quiet --output cdk.out ${values.join(' ')}`,
  'cdk diff --app cdk.out',
];
const deploy = 'cdk deploy --all --app cdk.out --require-approval never --outputs-file cdk.out/outputs.json';
const smoke = 'npm run --silent smoke -- https://app.example.test';

it('builds, shows the changes, deploys what was shown, and walks the main job', () => {
  const { status, calls } = deployed('never', ...values, '--yes');
  expect([status, calls]).toEqual([0, [...before, deploy, smoke]]);
});

it('deploys nothing that nobody has agreed to, or after a step that failed, and says when the main job fails', () => {
  const unasked = deployed('never', ...values);
  expect([unasked.status, unasked.calls]).toEqual([1, before]);
  expect(unasked.stderr).toContain('--yes');
  const unshown = deployed('"cdk diff"*', ...values, '--yes');
  expect([unshown.status, unshown.calls]).toEqual([1, before]);
  const model = ['-c', 'aiProvider=bedrock', '-c', 'aiModel=eu.test.model-v1:0'];
  const speechless = deployed('never', ...values, ...model, '--yes');
  expect([speechless.status, speechless.calls.length]).toEqual([1, 2]);
  expect(speechless.stderr).toContain('eu.test.model-v1:0 does not answer in eu-central-1');
  const broken = deployed('*smoke*', ...values, '--yes');
  expect([broken.status, broken.calls]).toEqual([1, [...before, deploy, smoke]]);
  expect(broken.stderr).toContain('the main job fails');
});
