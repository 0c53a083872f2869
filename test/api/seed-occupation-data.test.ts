import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { factsFolder } from '#infra/lib/bundling.ts';
import { api } from '#shared/api.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

const manifest = JSON.parse(readFileSync(join(factsFolder, 'manifest.json'), 'utf8'));

let stack: Stack;
let admin: SignedIn;
/** the copy of the facts folder that the stack's functions read, to be damaged */
let folder: string;
const repair = () => cpSync(factsFolder, folder, { recursive: true });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-facts-'));
  repair();
  stack = await startStack({ env: { FACTS_DIR: folder } });
  admin = await stack.signInDemo('admin');
});
afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(repair);

const seed = (token: string | null = admin.accessToken) => stack.call(api.admin.seedOccupationData, {}, token);

describe('seed-occupation-data', () => {
  it('finds the embedded table whole, the same every time, and writes nothing (SYS-05)', async () => {
    const before = await tableRows(stack.endpoints);
    const [first, again] = [await seed(), await seed()];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(first.body).toEqual({
      data_version: manifest.dataVersion,
      release: manifest.release,
      occupations: manifest.count,
      data_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      parts: Object.entries(manifest.parts).map(([name, part]) => ({ name, ...(part as object) })),
    });
    expect(await tableRows(stack.endpoints)).toEqual(before);
  });

  it('is for administrators (SYS-09, D-34, T-005)', async () => {
    const somebody = await stack.signUpAndIn();
    expect([(await seed(null)).status, (await seed(somebody.accessToken)).status]).toEqual([401, 403]);
  });

  const path = (name: string) => join(folder, name);
  const flip = (name: string) => {
    const bytes = readFileSync(path(name));
    const last = bytes.length - 1;
    bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
    writeFileSync(path(name), bytes);
  };
  const inManifest = (change: (manifest: { count: number; parts: Record<string, object> }) => void) => {
    const changed = structuredClone(manifest);
    change(changed);
    writeFileSync(path('manifest.json'), JSON.stringify(changed));
  };
  it.each<[string, () => void, string]>([
    ['a bit has flipped', () => flip('states.bin'), 'states.bin: its content has changed'],
    [
      'a file is cut off',
      () => writeFileSync(path('details.bin'), readFileSync(path('details.bin')).subarray(0, 1000)),
      'details.bin: it has 1000 bytes',
    ],
    ['a file is missing', () => rmSync(path('titles.json')), 'titles.json: it is missing'],
    [
      'the table is another one',
      () => inManifest((changed) => Object.assign(changed, { count: 922 })),
      'facts.bin: count is 923, the manifest says 922',
    ],
    [
      'a part is one of another format',
      () => {
        const bytes = Buffer.from('WMOF and nothing that can be read');
        writeFileSync(path('details.bin'), bytes);
        inManifest(({ parts }) => {
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          parts['details.bin'] = { bytes: bytes.length, sha256 };
        });
      },
      'details.bin: the occupation table is cut off in its header',
    ],
  ])('says what is wrong when %s (SYS-05)', async (_what, damage, said) => {
    damage();
    const { status, body } = await seed();
    expect([status, body]).toEqual([
      409,
      { error: { code: 'CONFLICT', message: expect.stringContaining(said), correlationId: expect.any(String) } },
    ]);
  });
});
