import { describe, expect, it } from 'vitest';
import type { Document } from '#shared/documents/document.ts';
import { writeHtml } from '#shared/documents/html.ts';
import { sampleDocument } from './sample-document.ts';

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;

/** the sample with every text of it hostile */
const allHostile = JSON.parse(JSON.stringify(sampleDocument), (key, value) =>
  typeof value === 'string' && !['kind', 'date', 'lang'].includes(key) ? hostile : value,
) as Document;

describe('a document as a page', () => {
  const page = writeHtml(sampleDocument);

  it('needs nothing from elsewhere and forbids itself to ask', () => {
    expect(page).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
    );
    expect(page).not.toMatch(/<script|<img|<iframe|\ssrc=|@import|url\(/);
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://example.org/a?b=1&amp;c=2',
    ]);
  });

  it('shows every text literally, whatever is in it', () => {
    const written = writeHtml(allHostile);
    expect(written).not.toMatch(/<script|<img/);
    const tags = (html: string) => (html.match(/<[a-z0-9]+/g) ?? []).filter((tag) => tag !== '<a');
    expect(tags(written)).toEqual(tags(page));
  });

  it('says what each figure rests on', () => {
    expect(page).toContain('<b>Observed</b> BLS OEWS, May 2025. Median wage, whole United States.');
  });
});
