import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteBuild } from '#infra/lib/site/site-build.ts';
import { Refusal } from '#infra/stage/refusal.ts';
import { sourceStamp, stampOf } from '../../web/build/source-stamp.ts';

describe('what is deployed', () => {
  /** A repository with a page, a rule and a build of them. */
  let root: string;
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const refused = () => expect(() => siteBuild(root)).toThrow(Refusal);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'waymark-repository-'));
    for (const folder of ['web/src', 'web/dist', 'shared']) mkdirSync(join(root, folder), { recursive: true });
    write('package-lock.json', '{}');
    write('web/src/page.tsx', 'a page');
    write('shared/rule.ts', 'a rule');
    write('web/dist/index.html', '<!doctype html>');
    writeFileSync(stampOf(join(root, 'web/dist')), sourceStamp(root));
    return () => rmSync(root, { recursive: true });
  });

  it('is a build of the current sources; the stamp that proves it is not served', () => {
    expect([...siteBuild(root).files.keys()]).toEqual(['/index.html']);
  });

  it('is never a build of other pages, rules or packages, however recent', () => {
    for (const path of ['web/src/page.tsx', 'shared/rule.ts', 'package-lock.json', 'web/src/new-page.tsx']) {
      const stamp = sourceStamp(root);
      writeFileSync(stampOf(join(root, 'web/dist')), stamp);
      expect(() => siteBuild(root)).not.toThrow();
      write(path, 'something else');
      refused();
    }
  });

  it('must exist, and is not refused for a build in progress or the files of an editor', () => {
    mkdirSync(join(root, 'web/dist-abc'));
    write('web/dist-abc/index.html', 'underway');
    write('web/src/.page.tsx.swp', 'an editor');
    expect(() => siteBuild(root)).not.toThrow();
    rmSync(join(root, 'web/dist'), { recursive: true });
    expect(() => siteBuild(root)).toThrow('npm run build');
  });

  it('keeps its stamp while another build comes and goes beside it', async () => {
    const comesAndGoes = `const { mkdirSync, rmSync } = require('node:fs');
      for (;;) { mkdirSync('${root}/web/dist-other/server', { recursive: true }); rmSync('${root}/web/dist-other', { recursive: true }); }`;
    const other = new Worker(comesAndGoes, { eval: true });
    try {
      await once(other, 'online');
      const ended = once(other, 'exit');
      const stamps = new Set(Array.from({ length: 2_000 }, () => sourceStamp(root)));
      expect(stamps.size).toBe(1);
      expect(await Promise.race([ended, sleep(100, 'goes on')])).toBe('goes on');
    } finally {
      await other.terminate();
    }
  });
});
