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
    [null, 'the file holds nothing of an export'],
    [[], 'the file holds nothing of an export'],
    [{ ...whole, version: 2, entries: [] }, 'version is not one that is known here'],
    [{ ...whole, entries: 'x' }, 'entries must be a list'],
    [{ ...whole, entries: [{ ...entry, kind: 'wallet' }] }, 'entries.0.kind is not known here'],
    [{ ...whole, entries: [{ ...entry, content: null }] }, 'entries.0.content must be a list of fields'],
  ])('that is none says in words what is wrong: %j', async (json, said) => {
    expect(await faultOf(json)).toBe(`This is not an export that can be read here: ${said}.`);
  });

  it.each([
    ['in place of the whole', crafted],
    ['in place of the entries', { ...whole, entries: crafted }],
    ['in place of an id', { ...whole, entries: [{ ...entry, id: crafted }] }],
    ['in place of a signature', { ...whole, entries: [{ ...entry, signature: crafted }] }],
  ])('with what cannot be compared %s is refused in a sentence', async (_, json) => {
    expect(await faultOf(json)).toMatch(/“length”/);
  });
});
