/**
 * S3: the only module that uses it. Files here are derived from the table or wait to be read, and are deleted after a
 * day.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clock } from './clock.ts';
import { env } from './env.ts';
import type { FileAction, FileArea } from './needs.ts';
import { isOutage, unavailable } from './outage.ts';
import { exercise } from './rights.ts';

/** The owner, the kind and the name of a file: `<owner>/reports/<name>`. */
export interface FileKey {
  owner: string;
  area: FileArea;
  name: string;
}

const keyOf = ({ owner, area, name }: FileKey): string => `${owner}/${area}/${name}`;

/** enough for a click, or an upload from a phone */
const LINK_SECONDS = 300;

const client = new S3Client({
  maxAttempts: 2,
  // one form of address, wherever the bucket is
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
});

function connected(area: FileArea, action: FileAction): S3Client {
  exercise(`files:${area}:${action}`);
  client.config.systemClockOffset = clock.now() - Date.now();
  return client;
}

export async function putFile(key: FileKey, body: Uint8Array | string, type: string): Promise<void> {
  const put = new PutObjectCommand({ Bucket: env.FILES_BUCKET, Key: keyOf(key), Body: body, ContentType: type });
  await answered(connected(key.area, 'PutObject').send(put));
}

/** A link that downloads the file for anyone who has it, for five minutes; it never opens in a page. */
export const downloadUrl = (key: FileKey, fileName: string): Promise<string> =>
  getSignedUrl(
    connected(key.area, 'GetObject'),
    new GetObjectCommand({
      Bucket: env.FILES_BUCKET,
      Key: keyOf(key),
      ResponseContentDisposition: `attachment; filename="${fileName.replace(/[^\w .-]/g, '')}"`,
    }),
    { expiresIn: LINK_SECONDS, signingDate: new Date(clock.now()) },
  );

/** @returns undefined if the file does not exist */
export async function getFile(key: FileKey): Promise<Uint8Array | undefined> {
  const get = new GetObjectCommand({ Bucket: env.FILES_BUCKET, Key: keyOf(key) });
  try {
    const { Body } = await answered(connected(key.area, 'GetObject').send(get));
    return await answered(Body!.transformToByteArray());
  } catch (error) {
    // without the right to list, S3 answers AccessDenied for a missing file
    if (['NoSuchKey', 'AccessDenied'].includes((error as Error).name)) return undefined;
    throw error;
  }
}

export async function deleteFile(key: FileKey): Promise<void> {
  const remove = new DeleteObjectCommand({ Bucket: env.FILES_BUCKET, Key: keyOf(key) });
  await answered(connected(key.area, 'DeleteObject').send(remove));
}

/** A form with which a browser may upload this one file, of this type and size, within five minutes; S3 enforces it. */
export async function postForm(file: FileKey, { type, maxBytes }: { type: string; maxBytes: number }) {
  const { url, fields } = await createPresignedPost(connected(file.area, 'PutObject'), {
    Bucket: env.FILES_BUCKET,
    Key: keyOf(file),
    Expires: LINK_SECONDS,
    Fields: { 'Content-Type': type },
    Conditions: [['content-length-range', 1, maxBytes]],
  });
  return { url, fields, key: keyOf(file) };
}

/** Deletes every file of an owner's area whose name starts with `name`. */
export async function deleteFiles({ owner, area, name }: FileKey): Promise<void> {
  const Prefix = keyOf({ owner, area, name });
  for (;;) {
    const list = new ListObjectsV2Command({ Bucket: env.FILES_BUCKET, Prefix });
    const { Contents = [], IsTruncated } = await answered(connected(area, 'ListBucket').send(list));
    if (Contents.length > 0) {
      const s3 = connected(area, 'DeleteObject');
      await Promise.all(
        Contents.map(({ Key }) => answered(s3.send(new DeleteObjectCommand({ Bucket: env.FILES_BUCKET, Key })))),
      );
    }
    if (!IsTruncated) return;
  }
}

/** @throws AppError UNAVAILABLE */
const answered = async <T>(sent: Promise<T>): Promise<T> => {
  try {
    return await sent;
  } catch (error) {
    throw isOutage(error) ? unavailable('Your files cannot be reached') : error;
  }
};
