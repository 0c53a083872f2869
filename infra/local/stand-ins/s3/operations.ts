import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { S3Error } from './errors.ts';
import type { ListedObject, Store } from './store.ts';

/** An authorized request. */
export interface Call {
  store: Store;
  bucket: string;
  key: string;
  query: URLSearchParams;
  header(name: string): string;
  body: Buffer;
  now: number;
}

export interface Answer {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

export const putObject = (call: Call): Answer => {
  const type = call.header('content-type') || 'application/octet-stream';
  return { status: 200, headers: { etag: call.store.put(call.key, call.body, type, call.now) } };
};

/** An object, with the name and type that a presigned address may ask for. */
export function getObject({ store, key, query }: Call): Answer {
  const object = store.get(key);
  if (!object) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  const disposition = query.get('response-content-disposition');
  const headers = {
    'content-type': query.get('response-content-type') ?? object.type,
    'content-length': object.body.length,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    etag: object.etag,
    ...(disposition && { 'content-disposition': disposition }),
  };
  return { status: 200, headers, body: object.body };
}

export const deleteObject = ({ store, key }: Call): Answer => {
  store.delete(key);
  return { status: 204 };
};

const MAX_KEYS = 1000;

export function listObjects({ store, bucket, query }: Call): Answer {
  if (query.get('list-type') !== '2') throw new S3Error('NotImplemented', 'Only ListObjectsV2 is answered here.');
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? MAX_KEYS), MAX_KEYS);
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString('utf8') : (query.get('start-after') ?? '');
  const found = store.list(prefix, after, limit + 1);
  const shown = found.slice(0, limit);
  const next = found.length > limit && shown.at(-1);
  const contents = shown.map(
    ({ key, etag, modifiedAt, size }: ListedObject) =>
      `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${new Date(modifiedAt).toISOString()}</LastModified><ETag>${escapeHtml(etag)}</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const more = next
    ? `<NextContinuationToken>${Buffer.from(next.key).toString('base64url')}</NextContinuationToken>`
    : '';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escapeHtml(prefix)}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${limit}</MaxKeys><IsTruncated>${Boolean(next)}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`,
  };
}
