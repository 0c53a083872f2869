import { describe, expect, it } from 'vitest';
import { endSessionsNeeds, writeMailNeeds } from '#functions/account/needs.ts';
import type { Environment } from '#functions/outside/env.ts';
import { type Needs, variablesOf } from '#functions/outside/needs.ts';
import { needsOf } from '#infra/needs.ts';
import { schedules } from '#infra/schedules.ts';
import { AI_TIMEOUT_MS } from '#shared/ai/providers.ts';
import { routeEntries } from '#shared/api.ts';
import { read, runtimeImportsOf } from '#test/support/source/source-tree.ts';

const functions: [string, Needs][] = [
  ...routeEntries.map((entry): [string, Needs] => [entry.file, needsOf(entry)]),
  ['functions/account/write-mail.ts', writeMailNeeds],
  ['functions/account/end-sessions.ts', endSessionsNeeds],
  ...Object.values(schedules).map(({ file, needs }): [string, Needs] => [file, needs]),
];

/** Every module of the functions that is loaded with a file, including the file. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const other of runtimeImportsOf(file)) if (other.startsWith('functions/')) loadedWith(other, found);
  return found;
}

const readsOf = (file: string): string[] => {
  const text = read(file);
  return [
    ...[...text.matchAll(/\benv\.([A-Z][A-Z_]+)/g)].map(([, name]) => name!),
    ...[...text.matchAll(/\{([^{}]*)\} = env;/g)].flatMap(([, names]) => names!.match(/[A-Z][A-Z_]+/g) ?? []),
  ];
};

describe.each(functions)('%s', (file, needs) => {
  const loaded = [...loadedWith(file)];

  it('names the services it can reach, and no other', () => {
    const reaches = (module: RegExp) => loaded.some((each) => module.test(each));
    expect({
      table: (needs.table ?? []).length > 0,
      secrets: (needs.secrets ?? []).length > 0,
      userPool: (needs.userPool ?? []).length > 0,
      facts: needs.facts ?? false,
      isolation: needs.isolation ?? false,
      upstream: needs.upstream ?? false,
      model: needs.model ?? false,
    }).toEqual({
      table: reaches(/outside\/table\.ts$/),
      secrets: reaches(/outside\/secrets\.ts$/),
      userPool: reaches(/outside\/user-pool\.ts$/),
      isolation: reaches(/outside\/isolation\.ts$/),
      facts: reaches(/outside\/(verified-)?facts\.ts$/),
      upstream: reaches(/outside\/upstream\.ts$/),
      model: reaches(/functions\/ai\/ask-stream\.ts$/) ? 'stream' : reaches(/functions\/ai\/ask\.ts$/),
    });
  });

  it('is given every variable it reads, and names none that it does not', () => {
    const reads = new Set(loaded.filter((each) => each !== 'functions/outside/env.ts').flatMap(readsOf));
    expect([...reads].filter((name) => !(variablesOf(needs) as string[]).includes(name))).toEqual([]);
    expect((needs.variables ?? []).filter((name) => !reads.has(name))).toEqual([]);
  });
});

it('callers wait long enough for AI text by a model, and its functions can book the cost', () => {
  const askers = routeEntries.filter((entry) => needsOf(entry).model);
  expect(askers.length).toBeGreaterThan(0);
  for (const entry of askers)
    expect([entry.name, entry.route.timeoutMs, needsOf(entry).table]).toEqual([
      entry.name,
      // a streaming route sends signs of life, so its timeout may be shorter
      entry.route.streams ? expect.any(Number) : AI_TIMEOUT_MS,
      expect.arrayContaining(['UpdateItem']),
    ]);
});

it('a misspelt variable compiles in no deployment and in no needs', () => {
  // @ts-expect-error it is TABLE_NAME
  const environment: Environment = { TABEL_NAME: 'waymark' };
  // @ts-expect-error it is APP_ORIGIN
  const needs: Needs = { variables: ['APP_ORIGINS'] };
  expect([Object.keys(environment), needs.variables]).toHaveLength(2);
});
