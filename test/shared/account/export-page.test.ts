import { expect, it } from 'vitest';
import { type ExportEntry, exportOf } from '#shared/account/export.ts';
import { exportPageOf } from '#shared/account/export-page.ts';

const entry = (kind: ExportEntry['kind'], content: Record<string, unknown>) => ({
  kind,
  id: 'an-id',
  content,
  signature: 'a'.repeat(43),
});
const pageOf = (...entries: ExportEntry[]) => exportPageOf(exportOf(entries, new Date('2026-11-26T13:05:00Z')));

it('is an overview first: each entry by its name and moment, closed until it is opened', () => {
  const page = pageOf(
    entry('use', { title: 'Reliability <Engineer>', at: '2026-11-25T09:30:00.000Z' }),
    entry('assessment', { ended_at: '2026-11-24T09:30:00.000Z', result: { scores: { fit: 77 } } }),
    entry('trace', { repeats: 0 }),
  );
  const summaries = [...page.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary]) => summary);
  expect(summaries).toEqual([
    'Nov 24, 2026, 09:30 AM UTC',
    'result',
    'scores',
    'Reliability &lt;Engineer&gt;, Nov 25, 2026, 09:30 AM UTC',
    'an-id',
  ]);
  expect(page).not.toContain('<details open');
  expect(page).toContain('Nov 26, 2026, 01:05 PM UTC');
});

it('writes the moment of the export as text, whatever stands there', () => {
  const page = exportPageOf({ ...exportOf([], new Date(0)), exported_at: '<img src=x>' });
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x&gt;');
});

it('says moments, yes and no as people do, and whatever is no moment as it is', () => {
  const page = pageOf(entry('cv', { shared: false, none: [], odd: '2026-99-99T00:00:00Z', words: 'true' }));
  for (const [name, said] of [
    ['shared', 'no'],
    ['none', 'none'],
    ['odd', '2026-99-99T00:00:00Z'],
    ['words', 'true'],
  ])
    expect(page).toContain(`<dt>${name}</dt><dd>${said}</dd>`);
});
