import { describe, expect, it } from 'vitest';
import { pageFile, pageFileFunction } from '#infra/lib/page-file.ts';

describe('which file answers a path', () => {
  const files = [
    '/index.html',
    '/app.html',
    '/pricing.html',
    '/career-path/result/_.html',
    '/assets/main.js',
    '/sitemap.xml',
  ];
  const cases = [
    ['/', '/index.html'],
    ['/pricing', '/pricing.html'],
    ['/pricing/', '/app.html'],
    ['/dashboard', '/app.html'],
    ['/career-path/result/0123-abc', '/career-path/result/_.html'],
    ['/career-path/result', '/app.html'],
    ['/career-path/result/0123-abc/x', '/app.html'],
    ['/career-path/result/', '/app.html'],
    ['/pricing/x', '/app.html'],
    ['/no-such-screen', '/app.html'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/assets/main.js', '/assets/main.js'],
    ['/assets/main', '/app.html'],
    ['/index', '/app.html'],
    ['/app', '/app.html'],
  ] as const;

  it.each(cases)('%s -> %s', (path, file) => expect(pageFile(path, files)).toBe(file));

  it('is the same in CloudFront, whose function is made of the rule’s own text', () => {
    const source = pageFileFunction(files);
    expect(source.length).toBeLessThan(10_000); // what CloudFront takes
    const handler = new Function(`${source}; return handler;`)() as (event: object) => { uri: string };
    const uri = (path: string, headers: object = {}) => handler({ request: { uri: path, headers } }).uri;
    for (const [path, file] of cases) expect(uri(path), path).toBe(file);
    const brotli = { 'accept-encoding': { value: 'gzip, deflate, br, zstd' } };
    expect([uri('/', brotli), uri('/pricing', brotli)]).toEqual(['/index.br', '/pricing.html']);
    expect(uri('/', { 'accept-encoding': { value: 'gzip' } })).toBe('/index.html');
  });
});
