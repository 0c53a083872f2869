import { describe, expect, it } from 'vitest';
import { jobSearchUrl } from '#web/parts/job-search/job-search.ts';

describe('the job search', () => {
  it('searches the title at the place, postings of the last day only (RES-12, DSH-20)', () => {
    const url = new URL(jobSearchUrl('Software Developers', 'Austin, TX'));
    expect(url.protocol).toBe('https:');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      keywords: 'Software Developers',
      location: 'Austin, TX',
      f_TPR: 'r86400',
    });
  });

  it('no title can lead to another host or add a parameter', () => {
    const host = new URL(jobSearchUrl('x', null)).host;
    for (const title of ['https://evil.example/', '?a=b#c', '//evil.example', 'A & B=C', '"><script>']) {
      const url = new URL(jobSearchUrl(title, null));
      expect(url.host).toBe(host);
      expect(url.searchParams.get('keywords')).toBe(title);
      expect([...url.searchParams.keys()]).toEqual(['keywords', 'f_TPR']);
    }
  });

  it('leads to the general jobs page of the same site without a role (DSH-21)', () => {
    const url = new URL(jobSearchUrl(null, 'Austin, TX'));
    expect([url.host, url.pathname, url.search]).toEqual([new URL(jobSearchUrl('x', null)).host, '/jobs/', '']);
  });
});
