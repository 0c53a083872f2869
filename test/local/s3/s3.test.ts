import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { startS3 } from '#infra/local/stand-ins/s3/start.ts';

/**
 * What no other engine can check; `npm run test:conformance -- s3` compares the rest of the stand-in's answers with
 * one.
 */
const Bucket = 'files-under-test';
const region = 'eu-central-1';
const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const dir = mkdtempSync(join(tmpdir(), 's3-'));
let offset = 0;
let s3: Awaited<ReturnType<typeof startS3>>;

const client = () => new S3Client({ endpoint: s3.endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
const start = () =>
  startS3({
    port: 0,
    dir,
    clock: () => Date.now() + offset,
    journal: new Journal(),
    config: { region, bucket: Bucket, allowedOrigin: '', credentials: () => credentials },
  });

beforeAll(async () => {
  s3 = await start();
});
afterAll(async () => {
  await s3.stop();
  rmSync(dir, { recursive: true });
});

it('objects outlive the process (C9)', async () => {
  await client().send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'still here' }));
  await s3.stop();
  s3 = await start();
  const read = await client().send(new GetObjectCommand({ Bucket, Key: 'kept' }));
  expect(await read.Body!.transformToString()).toBe('still here');
});

it('an object above the maximum size is refused as too large', async () => {
  const put = new PutObjectCommand({ Bucket, Key: 'large', Body: Buffer.alloc(32 * 1024 * 1024 + 1) });
  await expect(client().send(put)).rejects.toMatchObject({ name: 'EntityTooLarge' });
});

it('an address that cannot be decoded is refused as the client’s fault', async () => {
  const answer = await fetch(`${s3.endpoint}/${Bucket}/%E0%A4%A`);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('<Code>InvalidURI</Code>')]);
});

it('a presigned address reads until it expires, by the clock of the stack (C8)', async () => {
  await client().send(new PutObjectCommand({ Bucket, Key: 'lent', Body: 'for a minute' }));
  const url = await getSignedUrl(client(), new GetObjectCommand({ Bucket, Key: 'lent' }), { expiresIn: 60 });
  expect((await fetch(url)).status).toBe(200);
  offset = 61_000;
  expect((await fetch(url)).status).toBe(403);
  offset = 0;
});
