import { createHash } from 'node:crypto';
import { decoded } from '#infra/local/stand-ins/kit/decoded.ts';
import { verifyChecksums } from './checksum.ts';
import type { S3Config } from './config.ts';
import { S3Error } from './errors.ts';
import { type Answer, type Call, deleteObject, getObject, listObjects, putObject } from './operations.ts';
import { type PostedForm, verifyPolicy } from './post-policy.ts';
import { verifySignature } from './signature.ts';
import type { Store } from './store.ts';

export interface Received {
  method: string;
  /** path and query, unchanged */
  url: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

const objectOperations: Record<string, (call: Call) => Answer> = {
  GET: getObject,
  HEAD: getObject, // its body is not sent
  PUT: putObject,
  DELETE: deleteObject,
};

/** @throws S3Error with S3's own codes */
export async function answer(received: Received, store: Store, config: S3Config, now: number): Promise<Answer> {
  const url = new URL(received.url, 'http://stand-in');
  const [path = ''] = received.url.split('?');
  const [bucket = '', ...segments] = path.slice(1).split('/').map(segmentOf);
  const key = segments.join('/');
  const header = (name: string) => received.headers[name] ?? '';
  const { method, headers, body } = received;
  const call: Call = { store, bucket, key, query: url.searchParams, header, body, now };
  if (method === 'POST' && key === '') {
    requireBucket(bucket, config);
    return post(call, config);
  }
  const bodyHash = verifySignature({ method, path, query: url.searchParams, headers }, config, now);
  requireBucket(bucket, config);
  if (/^[0-9a-f]{64}$/.test(bodyHash) && createHash('sha256').update(body).digest('hex') !== bodyHash)
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 header does not match what was computed.',
    );
  if (bodyHash.startsWith('STREAMING-')) throw new S3Error('NotImplemented', 'Chunked uploads are not answered here.');
  verifyChecksums(body, header);
  const operation = key === '' ? (method === 'GET' ? listObjects : undefined) : objectOperations[method];
  if (!operation) throw new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.');
  return operation(call);
}

function segmentOf(part: string): string {
  const segment = decoded(part);
  if (segment === null) throw new S3Error('InvalidURI', "Couldn't parse the specified URI.");
  return segment;
}

function requireBucket(bucket: string, config: S3Config): void {
  if (bucket !== config.bucket) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
}

/** A browser's form: authorized by its policy alone. */
async function post(call: Call, config: S3Config): Promise<Answer> {
  const form = await readForm(call);
  const key = verifyPolicy(form, config, call.now);
  const field = (name: string) => form.fields.get(name) ?? '';
  verifyChecksums(form.file.body, field);
  const etag = call.store.put(key, form.file.body, field('content-type') || 'binary/octet-stream', call.now);
  const status = Number(field('success_action_status'));
  return { status: [200, 201].includes(status) ? status : 204, headers: { etag } };
}

async function readForm({ body, header }: Call): Promise<PostedForm> {
  if (!header('content-type').startsWith('multipart/form-data'))
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  const malformed = new S3Error(
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': header('content-type') } })
    .formData()
    .catch(() => {
      throw malformed;
    });
  const fields = new Map<string, string>();
  // fields after the file are ignored, as in S3
  for (const [name, value] of form) {
    if (typeof value !== 'string')
      return { fields, file: { name: value.name, body: Buffer.from(await value.arrayBuffer()) } };
    fields.set(name.toLowerCase(), value);
  }
  throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.');
}
