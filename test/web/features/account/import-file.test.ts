import { describe, expect, it } from 'vitest';
import { readExport } from '#web/features/account/import-file.ts';

const faultOf = async (json: unknown) => {
  const read = await readExport(new File([JSON.stringify(json)], 'export.json'));
  return 'fault' in read ? read.fault : null;
};
const whole = { format: 'waymark-export', version: 1, exported_at: '2026-11-23T14:00:00.000Z' };
const entry = { kind: 'profile', id: 'a', content: {}, signature: 'a'.repeat(43) };
const crafted = { length: { toString: 1, valueOf: 1 } };

describe('a file that is to be taken back', () => {
  it('is read where it is an export', async () => expect(await faultOf({ ...whole, entries: [entry] })).toBeNull());

  it.each([
    ['in place of the whole', crafted],
    ['in place of the entries', { ...whole, entries: crafted }],
    ['in place of an id', { ...whole, entries: [{ ...entry, id: crafted }] }],
    ['in place of a signature', { ...whole, entries: [{ ...entry, signature: crafted }] }],
  ])('with what cannot be compared %s is refused in a sentence', async (_, json) => {
    expect(await faultOf(json)).toMatch(/“length”/);
  });
});
