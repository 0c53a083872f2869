import { describe, expect, it, vi } from 'vitest';
import { failures, logFor } from '#functions/outside/log.ts';
import { timing } from '#functions/serve/deadline.ts';
import { api } from '#shared/api.ts';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';
import { modelContext, production } from '../assembly.ts';

const { all } = production(modelContext);
const queries = all('AWS::Logs::QueryDefinition').map(([, { Properties }]): string => Properties.QueryString);
const filters = all('AWS::Logs::MetricFilter').map(([, { Properties }]): string =>
  [Properties.FilterPattern, ...Properties.MetricTransformations.map(({ MetricValue }: any) => MetricValue)].join(' '),
);

const words = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, word]) => word!);
const sources = sourceFiles(/^functions\/.*\.ts$/).map(read);

/** The files that write an event, as one text. */
const writersOf = (event: string): string =>
  sources.filter((text) => new RegExp(`\\blog\\.(info|security|error)\\(\\s*'${event}'`).test(text)).join('\n');

/** The lines that a function writes, as objects. */
function linesOf(write: (log: ReturnType<typeof logFor>) => void): Record<string, unknown>[] {
  vi.stubEnv('STAGE', 'prod');
  const lines: string[] = [];
  const { write: before } = process.stdout;
  process.stdout.write = (line: string | Uint8Array) => Boolean(lines.push(String(line)));
  try {
    write(logFor({ correlationId: 'one', route: 'POST /anything' }));
  } finally {
    process.stdout.write = before;
    vi.unstubAllEnvs();
  }
  return lines.map((line) => JSON.parse(line));
}

describe('what is asked of the logs is what functions write (O8)', () => {
  it('every event by its name, with the fields that are asked of it', () => {
    const asked = [
      ...queries.map((text) => ({ text, fields: words(/\b(costMicros|receipt)\b/g, text) })),
      ...filters.map((text) => ({ text, fields: words(/\$\.(\w+)/g, text) })),
    ].flatMap(({ text, fields }) => words(/\bevent = ['"]([^'"]+)['"]/g, text).map((event) => ({ event, fields })));
    expect([...new Set(asked.map(({ event }) => event))].toSorted()).toEqual([
      'erasure-begun',
      'event-applied',
      'model-call',
      'model-fallback',
      'model-refused',
    ]);
    for (const { event, fields } of asked) {
      const writers = writersOf(event);
      expect(writers, event).not.toBe('');
      for (const field of fields.filter((each) => each !== 'event'))
        expect(writers, `${event}: ${field}`).toMatch(new RegExp(`\\b${field}\\b`));
    }
  });

  it('every other field and level', () => {
    const lines = linesOf((log) => {
      log.info('request', { sub: 'somebody', status: 200, ...timing(api.account.greet, 0) });
      log.security('refused');
      log.error(failures[0], new Error('planted'));
    });
    const levels = queries.flatMap((text) => words(/\blevel = '(\w+)'/g, text));
    expect(levels.toSorted()).toEqual(['error', 'security']);
    expect(lines.map(({ level }) => level)).toEqual(expect.arrayContaining(levels));
    const ofFirewall = queries.filter((text) => text.includes("action = 'BLOCK'"));
    expect(ofFirewall).toHaveLength(2); // one for each region
    const fields = queries
      .filter((text) => !ofFirewall.includes(text))
      .flatMap((text) => [
        ...words(/^fields (.*)$/gm, text).flatMap((list) => list.split(', ')),
        ...words(/\bfilter (\w+)/g, text),
        ...words(/\bby (\w+)$/gm, text),
      ]);
    const known = new Set([...lines.flatMap(Object.keys), '@timestamp', 'receipt']);
    expect(fields.length).toBeGreaterThan(20);
    expect([...new Set(fields)].filter((field) => !known.has(field))).toEqual([]);
  });
});
