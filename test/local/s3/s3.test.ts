import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { startS3 } from '#infra/local/stand-ins/s3/start.ts';

const Bucket = 'files-under-test';
const region = 'eu-central-1';
const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const dir = mkdtempSync(join(tmpdir(), 's3-'));
let offset = 0;
let s3: Awaited<ReturnType<typeof startS3>>;

const clientWith = (options: object = {}) =>
  new S3Client({ endpoint: s3.endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1, ...options });
const start = (port = 0) =>
  startS3({
    port,
    dir,
    clock: () => Date.now() + offset,
    journal: new Journal(),
    config: { region, bucket: Bucket, allowedOrigin: 'https://app.example', credentials: () => credentials },
  });

beforeAll(async () => {
  s3 = await start();
});
afterAll(async () => {
  await s3.stop();
  rmSync(dir, { recursive: true });
});

const codeOf = async (answer: Response): Promise<[number, string | undefined]> => [
  answer.status,
  /<Code>(\w+)</.exec(await answer.text())?.[1],
];

describe('objects', () => {
  it('are written, read, listed page by page and deleted by the SDK as it comes', async () => {
    const client = clientWith();
    const keys = ['a/one', 'a/two (ü+&)', 'b/three'];
    for (const Key of keys)
      await client.send(new PutObjectCommand({ Bucket, Key, Body: Key, ContentType: 'text/html' }));
    const read = await client.send(new GetObjectCommand({ Bucket, Key: keys[1] }));
    expect([await read.Body!.transformToString(), read.ContentType]).toEqual([keys[1], 'text/html']);
    expect((await client.send(new HeadObjectCommand({ Bucket, Key: keys[0] }))).ContentLength).toBe(5);

    const list = async (ContinuationToken?: string) =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix: 'a/', MaxKeys: 1, ContinuationToken }));
    const first = await list();
    const second = await list(first.NextContinuationToken);
    expect([first, second].map(({ Contents, IsTruncated }) => [Contents![0]!.Key, IsTruncated])).toEqual([
      ['a/one', true],
      ['a/two (ü+&)', false],
    ]);
    await client.send(new DeleteObjectCommand({ Bucket, Key: keys[0] }));
    await expect(client.send(new GetObjectCommand({ Bucket, Key: keys[0] }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  it('are refused by name when they are larger than any that is taken here', async () => {
    const put = new PutObjectCommand({ Bucket, Key: 'large', Body: Buffer.alloc(32 * 1024 * 1024 + 1) });
    await expect(clientWith().send(put)).rejects.toMatchObject({ name: 'EntityTooLarge' });
  });

  it('outlive the process', async () => {
    await clientWith().send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'still here' }));
    await s3.stop();
    s3 = await start();
    const read = await clientWith().send(new GetObjectCommand({ Bucket, Key: 'kept' }));
    expect(await read.Body!.transformToString()).toBe('still here');
  });

  it.each([
    ['another secret', { credentials: { ...credentials, secretAccessKey: 'other' } }, 'SignatureDoesNotMatch'],
    ['another key', { credentials: { ...credentials, accessKeyId: 'other' } }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AccessDenied'],
    ['a clock an hour late', { systemClockOffset: -3_600_000 }, 'RequestTimeTooSkewed'],
  ])('are refused to %s', async (_, options, name) => {
    const client = clientWith(options);
    await expect(client.send(new PutObjectCommand({ Bucket, Key: 'no', Body: 'no' }))).rejects.toMatchObject({ name });
  });

  it('are refused without a signature, and in another bucket', async () => {
    expect(await codeOf(await fetch(`${s3.endpoint}/${Bucket}/kept`))).toEqual([403, 'AccessDenied']);
    await expect(clientWith().send(new GetObjectCommand({ Bucket: 'another', Key: 'kept' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });
});

describe('a presigned address', () => {
  const link = () =>
    getSignedUrl(
      clientWith(),
      new GetObjectCommand({ Bucket, Key: 'kept', ResponseContentDisposition: 'attachment; filename="a b.pdf"' }),
      {
        expiresIn: 60,
      },
    );

  it('reads one object, as an attachment, until it expires', async () => {
    const url = await link();
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="a b.pdf"']);
    offset = 61_000;
    expect(await codeOf(await fetch(url))).toEqual([403, 'AccessDenied']);
    offset = 0;
  });

  it.each([
    ['another object', (url: string) => url.replace('/kept', '/secret')],
    ['another disposition', (url: string) => url.replace('attachment', 'inline')],
    ['a longer time', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000')],
  ])('opens nothing after it is changed to %s', async (_, change) => {
    const url = await link();
    expect(change(url)).not.toBe(url);
    expect(await codeOf(await fetch(change(url)))).toEqual([403, 'SignatureDoesNotMatch']);
  });
});

describe('a page elsewhere', () => {
  const asked = (origin: string, method = 'POST') =>
    fetch(`${s3.endpoint}/${Bucket}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    });

  it('may post where the bucket’s rule names its origin, and nothing else', async () => {
    const allowed = await asked('https://app.example');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, 'https://app.example']);
    for (const refused of [await asked('https://evil.example'), await asked('https://app.example', 'DELETE')])
      expect([...(await codeOf(refused)), refused.headers.get('access-control-allow-origin')]).toEqual([
        403,
        'AccessForbidden',
        null,
      ]);
    const post = await fetch(`${s3.endpoint}/${Bucket}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(post.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a posted form', () => {
  const policy = {
    Bucket,
    Key: 'uploads/cv.pdf',
    Expires: 60,
    Fields: { 'Content-Type': 'application/pdf' },
    Conditions: [
      ['content-length-range', 1, 100],
      ['starts-with', '$Content-Type', 'application/'],
    ],
  } satisfies PresignedPostOptions;

  async function post({
    options = policy,
    change = {},
    body = 'x'.repeat(50),
  }: {
    options?: PresignedPostOptions;
    change?: Record<string, string | null>;
    body?: string;
  } = {}) {
    const { url, fields } = await createPresignedPost(clientWith(), options);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...change })) if (value !== null) form.append(name, value);
    form.append('file', new Blob([body]), 'my cv.pdf');
    return codeOf(await fetch(url, { method: 'POST', body: form }));
  }

  it('stores what its policy names', async () => {
    expect(await post()).toEqual([204, undefined]);
    const { ContentType } = await clientWith().send(new HeadObjectCommand({ Bucket, Key: policy.Key }));
    expect(ContentType).toBe('application/pdf');
  });

  it('puts the name of the file into the key before the key is compared', async () => {
    const name = '$'.concat('{filename}');
    expect(await post({ options: { ...policy, Key: `uploads/${name}` } })).toEqual([204, undefined]);
    await clientWith().send(new HeadObjectCommand({ Bucket, Key: 'uploads/my cv.pdf' }));
  });

  const changed = (change: (document: { expiration: string; conditions: unknown[] }) => void) => {
    const document = { expiration: new Date(Date.now() + 60_000).toISOString(), conditions: [] as unknown[] };
    change(document);
    return Buffer.from(JSON.stringify(document)).toString('base64');
  };
  it.each([
    ['a file too large', { body: 'x'.repeat(101) }, [400, 'EntityTooLarge']],
    ['an empty file', { body: '' }, [400, 'EntityTooSmall']],
    ['another type', { change: { 'Content-Type': 'text/html' } }, [403, 'AccessDenied']],
    [
      'a type smuggled in behind another',
      { change: { 'Content-Type': 'application/pdf,text/html' } },
      [403, 'AccessDenied'],
    ],
    ['another key', { change: { key: 'uploads/other.pdf' } }, [403, 'AccessDenied']],
    ['a field that no condition names', { change: { 'x-amz-meta-a': 'b' } }, [403, 'AccessDenied']],
    ['no policy', { change: { Policy: null } }, [400, 'InvalidArgument']],
    ['neither policy nor signature', { change: { Policy: null, 'X-Amz-Algorithm': null } }, [403, 'AccessDenied']],
    ['a policy of their own', { change: { Policy: changed(() => undefined) } }, [403, 'SignatureDoesNotMatch']],
    ['another signature', { change: { 'X-Amz-Signature': '0'.repeat(64) } }, [403, 'SignatureDoesNotMatch']],
    [
      'a wrong checksum',
      { options: { ...policy, Fields: { ...policy.Fields, 'x-amz-checksum-sha256': 'AAAA' } } },
      [400, 'BadDigest'],
    ],
  ] as const)('is refused with %s', async (_, given, refusal) => {
    expect(await post(given as Parameters<typeof post>[0])).toEqual(refusal);
  });

  it('is refused after its time, and what is no form at all', async () => {
    offset = 61_000;
    expect(await post({ options: { ...policy, Expires: 60 } })).toEqual([403, 'AccessDenied']);
    offset = 0;
    const answer = await fetch(`${s3.endpoint}/${Bucket}`, { method: 'POST', body: 'no form' });
    expect(await codeOf(answer)).toEqual([412, 'PreconditionFailed']);
  });
});
