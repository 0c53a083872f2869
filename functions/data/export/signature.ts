/** Entries of exports are signed with a key of this installation, made when the first is written. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ConditionFailed, getItem, putItem } from '#functions/outside/table.ts';
import type { ExportEntry } from '#shared/account/export.ts';
import { canonicalJson } from '#shared/lib/canonical-json.ts';

const row = { pk: 'EXPORT_KEY', sk: 'KEY' };

export async function exportKey(): Promise<string> {
  const stored = await getItem(row, { consistent: true });
  if (stored) return String(stored.key);
  const key = randomBytes(32).toString('base64url');
  try {
    await putItem({ ...row, key }, { expression: 'attribute_not_exists(pk)' });
    return key;
  } catch (error) {
    if (error instanceof ConditionFailed && error.items[0]) return String(error.items[0].key);
    throw error;
  }
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

/** False for what was changed, or comes from elsewhere. */
export const isSigned = (key: string, entry: ExportEntry): boolean =>
  timingSafeEqual(signatureOf(key, entry), Buffer.from(entry.signature, 'base64url'));
