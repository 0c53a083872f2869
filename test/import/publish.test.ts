import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish, recover } from '#infra/import/publish.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('putting a new table in the place of the old one', () => {
  let home: string;
  let table: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'waymark-publish-'));
    table = join(home, 'data');
    publish(table, { 'facts.bin': bytes('old'), 'gone.json': bytes('old') });
  });
  afterEach(() => rmSync(home, { recursive: true }));
  const facts = () => readFileSync(join(table, 'facts.bin'), 'utf8');

  it('replaces the whole folder and leaves nothing beside it', () => {
    publish(table, { 'facts.bin': bytes('new') });
    expect(facts()).toBe('new');
    expect(existsSync(join(table, 'gone.json'))).toBe(false);
    expect(existsSync(`${table}.new`) || existsSync(`${table}.old`)).toBe(false);
  });

  it('a crash between the two renames is undone by the next import', () => {
    renameSync(table, `${table}.old`);
    recover(table);
    expect(facts()).toBe('old');
  });

  it('a crash after them leaves the new table', () => {
    mkdirSync(`${table}.old`);
    writeFileSync(join(`${table}.old`, 'facts.bin'), 'older');
    recover(table);
    expect(facts()).toBe('old');
    expect(existsSync(`${table}.old`)).toBe(false);
  });

  it('half-written files of a crashed import are deleted', () => {
    mkdirSync(`${table}.new`);
    writeFileSync(join(`${table}.new`, 'half.bin'), 'half');
    publish(table, { 'facts.bin': bytes('new') });
    expect(existsSync(join(table, 'half.bin'))).toBe(false);
  });
});
