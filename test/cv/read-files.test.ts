import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cvs } from './corpus/cvs.ts';

describe('npm run cv:read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-cvs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (name: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it('prints one array in the order of the files; an unreadable one gives the reason and stops no others', async () => {
    const { bytes, person } = cvs.find(({ file }) => file.endsWith('.pdf'))!;
    const files = [
      put('broken.pdf', '%PDF-1.7\nnothing of one'),
      put('good.pdf', await bytes()),
      join(folder, 'absent.pdf'),
      put('empty.txt', ''),
      put('list.txt', 'Buy milk and eggs for the whole of next week.'),
      put('large.pdf', ''),
      join(folder, 'folder.pdf'),
    ];
    truncateSync(files[5]!, 3e9);
    mkdirSync(files[6]!);
    const out = execFileSync(process.execPath, ['infra/cv/read-files.ts', ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const read: { file: string; error?: string; basics: { name: string | null }; work: { name: string }[] }[] =
      JSON.parse(out);
    expect(read.map(({ file }) => file)).toEqual(files);
    expect(read.map(({ error }) => error !== undefined)).toEqual([true, false, true, true, false, true, true]);
    expect(read[2]!.error).toBe('There is no such file.');
    expect(read[4]).toMatchObject({ basics: { name: null, email: null }, work: [] });
    expect(read[5]!.error).toBe('File size must be less than 10MB.');
    expect(read[6]!.error).toBe('This is a folder or a device, no file.');
    expect(read[1]!.basics.name).toBe(person.name);
    expect(read[1]!.work[0]!.name).toBe(person.work[0]!.name);
    expect(read[0]).toMatchObject({ basics: { name: null }, work: [], education: [], skills: [] });
  });
});
