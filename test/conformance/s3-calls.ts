import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

export interface S3 {
  endpoint: string;
}

export const region = 'eu-central-1';
/** The local stack's bucket, which the product's own tests use. */
export const bucket = 'waymark-local-files';
export const allowedOrigin = 'https://app.example';
/** The credentials a stack signs with when no real service is behind it (infra/local/function-env.ts). */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

const unsigned = Object.fromEntries(
  ['Policy', 'X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Signature'].map((name) => [name, null]),
);

/** The parts of a refusal that must agree: its status and its code. */
export function refusalOf(error: unknown): unknown {
  const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } };
  return [$metadata?.httpStatusCode, name];
}

const Bucket = bucket;
const key = 'owner/uploads/cv.pdf';
const policy: PresignedPostOptions = {
  Bucket,
  Key: key,
  Expires: 60,
  Fields: { 'Content-Type': 'application/pdf' },
  Conditions: [['content-length-range', 1, 100]],
};

/** Every way the product and hostile clients call S3, in this order; each returns the parts that must agree. */
export function callsOf({ endpoint }: S3): Record<string, () => Promise<unknown>> {
  const clientWith = (options: S3ClientConfig = {}) =>
    new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1, ...options });
  const client = clientWith();
  const put = (Key: string, Body = Key, options: object = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain', ...options }));
  const read = async (Key: string) => {
    const { Body, ContentType, ContentLength, ETag } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return [await Body!.transformToString(), ContentType, ContentLength, ETag];
  };
  const list = async (options: object) => {
    const {
      Contents = [],
      IsTruncated,
      KeyCount,
    } = await client.send(new ListObjectsV2Command({ Bucket, ...options }));
    return [Contents.map(({ Key, Size, ETag }) => [Key, Size, ETag]), IsTruncated, KeyCount];
  };
  const listAll = async (options: object) => {
    const keys: unknown[] = [];
    for (let ContinuationToken: string | undefined, more = true; more; ) {
      const page = await client.send(new ListObjectsV2Command({ Bucket, ...options, ContinuationToken }));
      keys.push((page.Contents ?? []).map(({ Key }) => Key));
      ContinuationToken = page.NextContinuationToken;
      more = Boolean(page.IsTruncated);
    }
    return keys;
  };
  const answered = async (answer: Response, ...headers: string[]) => [
    answer.status,
    /<Code>(\w+)</.exec(await answer.text())?.[1] ?? null,
    ...headers.map((name) => answer.headers.get(name)),
  ];
  const link = (change = (url: string) => url, name = 'owner/one.txt') =>
    getSignedUrl(
      client,
      new GetObjectCommand({ Bucket, Key: name, ResponseContentDisposition: 'attachment; filename="a b.pdf"' }),
      { expiresIn: 60 },
    ).then((url) => fetch(change(url)));
  const post = async (change: Record<string, string | null> = {}, body = 'x'.repeat(50), options = policy) => {
    const { url, fields } = await createPresignedPost(client, options);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...change })) if (value !== null) form.append(name, value);
    form.append('file', new Blob([body]), 'my cv.pdf');
    return fetch(url, { method: 'POST', body: form });
  };
  const preflight = (origin: string, method = 'POST') =>
    fetch(`${endpoint}/${bucket}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    });
  const forged = (conditions: unknown[]) =>
    Buffer.from(JSON.stringify({ expiration: new Date(Date.now() + 60_000).toISOString(), conditions })).toString(
      'base64',
    );

  return {
    'an object is written': async () => (await put('owner/one.txt')).ETag,
    'an object with a name that has to be encoded': async () => (await put('owner/two (ü+&).txt')).ETag,
    'an object is written over': async () => [(await put('owner/over')).ETag, (await put('owner/over', 'new')).ETag],
    'an empty object': async () => (await put('owner/empty', '')).ETag,
    'an object of another owner': async () => (await put('other/one.txt')).ETag,
    'an object with a checksum of its own': () =>
      put('owner/sum', 'sum', { ChecksumSHA256: Buffer.alloc(32).toString('base64') }),
    'an object is read': () => read('owner/one.txt'),
    'what was written over is read': () => read('owner/over'),
    'an encoded name is read': () => read('owner/two (ü+&).txt'),
    'an empty object is read': () => read('owner/empty'),
    'what is not there is read': () => read('owner/none'),
    'what is not there is asked for': () => client.send(new HeadObjectCommand({ Bucket, Key: 'owner/none' })),
    'a bucket that is not there': () => client.send(new GetObjectCommand({ Bucket: 'waymark-another', Key: 'one' })),
    'a list by prefix': () => list({ Prefix: 'owner/' }),
    'a list of nothing': () => list({ Prefix: 'nobody/' }),
    'a list page by page': () => listAll({ Prefix: 'owner/', MaxKeys: 2 }),
    'an object is deleted': async () =>
      (await client.send(new DeleteObjectCommand({ Bucket, Key: 'owner/over' }))).$metadata.httpStatusCode,
    'what is not there is deleted': async () =>
      (await client.send(new DeleteObjectCommand({ Bucket, Key: 'owner/over' }))).$metadata.httpStatusCode,
    'another secret': () =>
      clientWith({ credentials: { ...credentials, secretAccessKey: 'x' } }).send(new ListObjectsV2Command({ Bucket })),
    'another key': () =>
      clientWith({ credentials: { ...credentials, accessKeyId: 'x' } }).send(new ListObjectsV2Command({ Bucket })),
    'a clock an hour late': () =>
      clientWith({ systemClockOffset: -3_600_000 }).send(new GetObjectCommand({ Bucket, Key: 'owner/one.txt' })),
    'no signature': async () => answered(await fetch(`${endpoint}/${bucket}/owner/one.txt`)),
    'a presigned address': async () => answered(await link(), 'content-type', 'content-disposition', 'content-length'),
    'a presigned address of nothing': async () => answered(await link(undefined, 'owner/none')),
    'one for another object': async () => answered(await link((url) => url.replace('/one.txt', '/empty'))),
    'one with another disposition': async () => answered(await link((url) => url.replace('attachment', 'inline'))),
    'one for longer': async () => answered(await link((url) => url.replace('Expires=60', 'Expires=600'))),
    'a form': async () => answered(await post()),
    'what a form wrote': () => read(key),
    'a form whose key takes the name of the file': async () => {
      await post({}, undefined, { ...policy, Key: `owner/uploads/${'$'}{filename}` });
      return read('owner/uploads/my cv.pdf');
    },
    'a form that wants 201': async () =>
      (await post({}, undefined, { ...policy, Fields: { ...policy.Fields, success_action_status: '201' } })).status,
    'a form with too much': async () => answered(await post({}, 'x'.repeat(101))),
    'a form with nothing': async () => answered(await post({}, '')),
    'a form with another type': async () => answered(await post({ 'Content-Type': 'text/html' })),
    'a form with another key': async () => answered(await post({ key: 'other/uploads/cv.pdf' })),
    'a form with a field besides': async () => answered(await post({ 'x-amz-meta-a': 'b' })),
    'a form without a policy': async () => answered(await post({ Policy: null })),
    'a form of nobody': async () => answered(await post(unsigned)),
    'a form with a policy of its own': async () => answered(await post({ Policy: forged([]) })),
    'a form with another signature': async () => answered(await post({ 'X-Amz-Signature': '0'.repeat(64) })),
    'a form too late': async () => answered(await post({}, undefined, { ...policy, Expires: -60 })),
    'no form at all': async () => answered(await fetch(`${endpoint}/${bucket}`, { method: 'POST', body: 'no form' })),
    'a page of the app asks': async () => answered(await preflight(allowedOrigin), 'access-control-allow-origin'),
    'a page elsewhere asks': async () =>
      answered(await preflight('https://evil.example'), 'access-control-allow-origin'),
    'a page of the app wants to delete': async () =>
      answered(await preflight(allowedOrigin, 'DELETE'), 'access-control-allow-origin'),
  };
}
