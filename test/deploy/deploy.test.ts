import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '#test/support/source/source-tree.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** npm and cdk as programs that note how they were called, fail where they are told to, and tell of a distribution. */
function deployed(failing: string, ...args: string[]) {
  const log = join(folder, 'calls');
  for (const name of ['npm', 'cdk']) {
    const program = join(folder, name);
    writeFileSync(
      program,
      `#!/bin/sh\necho "${name} $*" >> "${log}"\ncase "${name} $*" in ${failing}) exit 1;; esac\n${tellsOutputs}\n`,
    );
    chmodSync(program, 0o755);
  }
  writeFileSync(log, '');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'infra/deploy/deploy.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    // a model of nobody: the port of discard
    env: { ...process.env, ...nobody, PATH: `${folder}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { status, stderr, calls: readFileSync(log, 'utf8').trim().split('\n') };
}

const own = 'https://d111.cloudfront.example';
const tellsOutputs = `case "$*" in deploy*) mkdir -p cdk.out; echo '{"Web":{"AppAddress":"${own}"}}' > cdk.out/outputs.json;; esac`;

/** What a language model needs beside its name. */
const ofModel = { aiModelRegions: 'eu-west-1', aiInputPrice: '1', aiOutputPrice: '5', aiDailyBudgetUsd: '20' };

const nobody = {
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:9',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
};
const values = ['-c', 'stage=dev', '-c', 'appOrigin=https://localhost'];
const before = [
  'npm run --silent build',
  `cdk synth --quiet --output cdk.out ${values.join(' ')}`,
  'cdk diff --app cdk.out',
];
const deploy = 'cdk deploy --all --app cdk.out --require-approval never --outputs-file cdk.out/outputs.json';
const smoke = 'npm run --silent smoke -- https://localhost';

it('builds, shows the changes, deploys what was shown, and walks the main job', () => {
  const { status, calls } = deployed('never', ...values, '--yes');
  expect([status, calls]).toEqual([0, [...before, deploy, smoke]]);
});

it('deploys nothing without consent or after a failed step, and says when the main job fails', () => {
  const unasked = deployed('never', ...values);
  expect([unasked.status, unasked.calls]).toEqual([1, before]);
  expect(unasked.stderr).toContain('--yes');
  const unshown = deployed('"cdk diff"*', ...values, '--yes');
  expect([unshown.status, unshown.calls]).toEqual([1, before]);
  const model = Object.entries({
    aiProvider: 'bedrock',
    aiModel: 'eu.test.model-v1:0',
    region: 'eu-west-1',
    ...ofModel,
  }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const speechless = deployed('never', ...values, ...model, '--yes');
  expect([speechless.status, speechless.calls.length]).toEqual([1, 2]);
  expect(speechless.stderr).toContain('eu.test.model-v1:0 does not answer in eu-west-1');
  const broken = deployed('*smoke*', ...values, '--yes');
  expect([broken.status, broken.calls]).toEqual([1, [...before, deploy, smoke]]);
  expect(broken.stderr).toContain('the main job fails');
});

it('reads the values in cdk.context.json, which the command line overrides', () => {
  const kept = {
    stage: 'dev',
    appOrigin: 'https://localhost',
    aiProvider: 'bedrock',
    aiModel: 'eu.kept.model-v1:0',
    ...ofModel,
  };
  writeFileSync(join(folder, 'cdk.context.json'), JSON.stringify(kept));
  expect(deployed('never', '--yes').stderr).toContain('eu.kept.model-v1:0 does not answer in eu-central-1');
  const { calls } = deployed('never', '-c', 'aiProvider=composer', '--yes');
  expect(calls.at(-1)).toBe(smoke);
});

it('deploys a dev stage without an address once more with CloudFront’s own, and keeps that for later', () => {
  const file = join(folder, 'cdk.context.json');
  writeFileSync(file, JSON.stringify({ callsPerSecond: '50' }));
  const first = deployed('never', '--yes');
  const synth = 'cdk synth --quiet --output cdk.out ';
  const once = ['npm run --silent build', synth.trimEnd(), 'cdk diff --app cdk.out', deploy];
  const walked = `npm run --silent smoke -- ${own}`;
  expect([first.status, first.calls.map((call) => call.trimEnd())]).toEqual([
    0,
    [...once, synth.trimEnd(), deploy, walked],
  ]);
  expect(first.stderr).toContain(`once more with appOrigin=${own}`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ callsPerSecond: '50', appOrigin: own });

  const second = deployed('never', '--yes');
  expect([second.status, second.calls.filter((call) => call === deploy)]).toEqual([0, [deploy]]);
});

it('names every value that does not fit before it builds anything', () => {
  const { status, calls, stderr } = deployed('never', '-c', 'stage=prod', '-c', 'apOrigin=https://localhost', '--yes');
  expect([status, calls]).toEqual([1, ['']]);
  expect(stderr).toContain('did you mean appOrigin?');
  expect(stderr).toContain('-c region=… is missing');
});

it('uses CloudFront’s own address while the host leads nowhere, as at the first deployment, and says where to point it', () => {
  const host = `${'x'.repeat(64)}.example`; // longer than a name can be: nobody has to be asked
  const { status, calls, stderr } = deployed('never', '-c', `appOrigin=https://${host}`, '--yes');
  expect([status, calls.at(-1)]).toEqual([0, `npm run --silent smoke -- ${own}`]);
  expect(stderr).toContain(`${host} leads nowhere yet: point it at ${own}`);
});

it('comes after a bootstrap that does not run the app, which would need a build that does not exist yet', () => {
  const [, command = ''] = /^npx (cdk bootstrap .*)$/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  writeFileSync(join(folder, 'cdk.json'), JSON.stringify({ app: 'echo > app-has-run && exit 1' }));
  const nowhere = join(folder, 'none');
  const [cdk, ...args] = command.split(' ');
  const { stderr } = spawnSync(process.execPath, [join(root, 'node_modules/.bin', cdk!), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      AWS_CONFIG_FILE: nowhere,
      AWS_SHARED_CREDENTIALS_FILE: nowhere,
      AWS_EC2_METADATA_DISABLED: 'true',
    },
  });
  expect([existsSync(join(folder, 'app-has-run')), stderr]).toEqual([
    false,
    expect.stringContaining('no credentials have been configured'),
  ]);
});
