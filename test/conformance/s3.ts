import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { startS3 } from '#infra/local/stand-ins/s3/start.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';
import type { Check } from './check.ts';
import { differences } from './differences.ts';
import { versitygw } from './engines.ts';
import { serve } from './program.ts';
import { runTests } from './run-tests.ts';
import { allowedOrigin, bucket, callsOf, credentials, refusalOf, region, type S3 } from './s3-calls.ts';

/** What versitygw does otherwise than S3, as which the stand-in is built. */
const meant: Record<string, string> = {
  'another key': 'S3 says InvalidAccessKeyId; versitygw names its own list of users',
  'a form whose key takes the name of the file': 'versitygw stores it under the placeholder',
};

/** versitygw's clock cannot be moved. */
const untimed = '^(?!.*after five minutes)';

/** The product's own tests of stored files. */
const suite = ['test/api/cv-upload.test.ts', 'test/api/reports.test.ts', 'test/api/cv-files.test.ts'];

/** Makes the same calls to the stand-in and to versitygw, then runs the product's tests of files on versitygw. */
export const s3: Check = async () => {
  const gateway = versitygw();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-s3-'));
  const [files, notes, ours] = ['files', 'notes', 'ours'].map((name) => join(folder, name)) as [string, string, string];
  for (const each of [files, notes, ours]) mkdirSync(each);
  const port = await freePortBlock();
  const theirs = await serve(port, gateway, [
    ...['--port', `127.0.0.1:${port}`, '--region', region, '--quiet'],
    ...['--access', credentials.accessKeyId, '--secret', credentials.secretAccessKey],
    ...['posix', '--sidecar', notes, files],
  ]);
  const standIn = await startS3({
    port: 0,
    dir: ours,
    clock: Date.now,
    journal: new Journal(),
    config: { region, bucket, allowedOrigin, credentials: () => credentials },
  });
  try {
    await createBucket(theirs);
    const [here, there] = [await answersOf(standIn), await answersOf(theirs)];
    const findings = differences(here, there, meant);
    const outcome = await runTests(suite, { AWS_ENDPOINT_URL_S3: theirs.endpoint, FILES_BUCKET: bucket }, [untimed]);
    return {
      measured: `${Object.keys(here).length} calls, ${outcome.passed} tests of ${suite.length} files`,
      findings: [...findings, ...outcome.failures],
      late: outcome.late,
    };
  } finally {
    await standIn.stop();
    await theirs.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function createBucket({ endpoint }: S3): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const rule = { AllowedMethods: ['POST'], AllowedOrigins: [allowedOrigin], AllowedHeaders: ['*'] };
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }));
}

async function answersOf(s3: S3): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(callsOf(s3))) answers[name] = await call().catch(refusalOf);
  return answers;
}
