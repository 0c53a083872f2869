/** Signs export entries with a key of this installation, created with the first export. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { firstOf } from '#functions/data/table/first.ts';
import type { ExportEntry } from '#shared/account/export.ts';
import { canonicalJson } from '#shared/lib/canonical-json.ts';

const row = { pk: 'EXPORT_KEY', sk: 'KEY' };

export async function exportKey(): Promise<string> {
  const { key } = await firstOf({ ...row, key: randomBytes(32).toString('base64url') });
  return String(key);
}

type Unsigned = Omit<ExportEntry, 'signature'>;

const signatureOf = (key: string, { kind, id, content }: Unsigned): Buffer =>
  createHmac('sha256', key)
    .update(canonicalJson([kind, id, content]))
    .digest();

export const signed = (key: string, entry: Unsigned): ExportEntry => ({
  ...entry,
  signature: signatureOf(key, entry).toString('base64url'),
});

/** False for entries that were changed or come from another installation. */
export const isSigned = (key: string, entry: ExportEntry): boolean =>
  timingSafeEqual(signatureOf(key, entry), Buffer.from(entry.signature, 'base64url'));
