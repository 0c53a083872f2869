import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './errors.ts';

const big32 = (value: number): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes.toString('base64');
};

const checksums: Record<string, (body: Buffer) => string> = {
  'content-md5': (body) => createHash('md5').update(body).digest('base64'),
  'x-amz-checksum-sha256': (body) => createHash('sha256').update(body).digest('base64'),
  'x-amz-checksum-sha1': (body) => createHash('sha1').update(body).digest('base64'),
  'x-amz-checksum-crc32': (body) => big32(crc32(body)),
};

/** @throws S3Error when a given checksum does not match the body */
export function verifyChecksums(body: Buffer, field: (name: string) => string): void {
  for (const [name, checksum] of Object.entries(checksums))
    if (field(name) && field(name) !== checksum(body))
      throw new S3Error('BadDigest', `The ${name} you specified did not match the calculated checksum.`);
}
