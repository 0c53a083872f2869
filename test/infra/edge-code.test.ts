import { describe, expect, it } from 'vitest';
import { pageFile } from '#infra/edge/page-file.ts';
import { viewerAddressCode, viewerRequestCode } from '#infra/lib/site/edge-code.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';

const atEdge = <Answer>(source: string) => new Function(`${source}; return handler;`)() as (event: object) => Answer;

describe('which file answers a path', () => {
  const files = [
    '/index.html',
    '/app.html',
    '/pricing.html',
    '/career-path/result/_.html',
    '/assets/main.js',
    '/sitemap.xml',
    '/occupations.html',
    '/occupations/registered-nurse.html',
    '/occupations/29-1141.00.html',
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
    ['/occupations', '/occupations.html'],
    ['/occupations/registered-nurse', '/occupations/registered-nurse.html'],
    ['/occupations/29-1141.00', '/occupations/29-1141.00.html'],
    ['/occupations/no-such-work', '/app.html'],
    ['/occupations/99-9999.99', '/app.html'],
    ['/index', '/app.html'],
    ['/app', '/app.html'],
  ] as const;

  it.each(cases)('%s -> %s', (path, file) => expect(pageFile(path, (address) => files.includes(address))).toBe(file));

  it('has room in CloudFront for every occupation, by slug and by code', () => {
    const occupations = Object.entries(plainNames).flatMap(([code, name]) => [code, slugOf(name)]);
    const every = [...files, ...occupations.map((name) => `/occupations/${name}.html`)];
    const source = viewerRequestCode(every);
    expect(source.length).toBeLessThan(9_000); // 10,000 is what CloudFront takes
    const handler = atEdge<{ uri: string }>(source);
    for (const name of occupations) {
      const uri = `/occupations/${name}`;
      expect(handler({ request: { uri } }).uri).toBe(`${uri}.html`);
    }
  });

  it('is the same in CloudFront, whose function is made of the same file', () => {
    const source = viewerRequestCode(files);
    expect(source.length).toBeLessThan(10_000); // what CloudFront takes
    const handler = atEdge<{ uri: string }>(source);
    for (const [path, file] of cases) expect(handler({ request: { uri: path } }).uri, path).toBe(file);
  });
});

it('who calls the API is said by CloudFront, over what a client says (G19)', () => {
  const headers = { 'x-viewer-address': { value: '10.0.0.99' } };
  const handler = atEdge<{ headers: object }>(viewerAddressCode());
  expect(handler({ request: { headers }, viewer: { ip: '192.0.2.1' } }).headers).toEqual({
    'x-viewer-address': { value: '192.0.2.1' },
  });
});
