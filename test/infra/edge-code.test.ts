import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { loggedPerson } from '#functions/outside/log.ts';
import { pageFile } from '#infra/edge/page-file.ts';
import { callerCode, edgeEngine, viewerRequestCode } from '#infra/lib/site/edge-code.ts';
import { plainNames, slugOf } from '#shared/occupations/names.ts';
import { atEdge } from './at-edge.ts';

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

describe('which file answers a path', () => {
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
    expect(source.length).toBeLessThan(9_000); // CloudFront allows 10,000
    const handler = atEdge<{ uri: string }>(source);
    for (const name of occupations) {
      const uri = `/occupations/${name}`;
      expect(handler({ request: { uri } }).uri).toBe(`${uri}.html`);
    }
  });

  it('is the same in CloudFront, whose function is made of the same file', () => {
    const source = viewerRequestCode(files);
    expect(source.length).toBeLessThan(10_000); // the limit of CloudFront
    const handler = atEdge<{ uri: string }>(source);
    for (const [path, file] of cases) expect(handler({ request: { uri: path } }).uri, path).toBe(file);
  });
});

it('is a script that the engine of CloudFront reads: what that does not know fails a deployment', () => {
  expect(() => transformSync('const { uri } = request', edgeEngine)).toThrow('destructuring');
  for (const source of [viewerRequestCode(files), callerCode()])
    expect(transformSync(source, { ...edgeEngine, minifyWhitespace: true }).code.trim()).toBe(source.trim());
});

describe('who calls the API', () => {
  const headersOf = (headers: Record<string, string>) => {
    const told = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
    const event = { request: { headers: told }, viewer: { ip: '192.0.2.1' } };
    return atEdge<{ headers: Record<string, { value: string }> }>(callerCode())(event).headers;
  };
  const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.AA`;

  it('is set by CloudFront, over what a client claims (G19)', () => {
    expect(headersOf({ 'x-viewer-address': '10.0.0.99', 'x-person': 'somebody-else' })).toEqual({
      'x-viewer-address': { value: '192.0.2.1' },
    });
  });

  it('is the person of the token, under their name in the logs, whichever sign-in it belongs to', () => {
    for (const jti of ['one', 'another'])
      expect(
        headersOf({ authorization: `Bearer ${token({ sub: 'a-person', jti })}`, 'x-person': 'x' })['x-person'],
      ).toEqual({ value: loggedPerson('a-person') });
  });

  it('is nobody without a usable token', () => {
    for (const authorization of ['', 'Bearer', 'Bearer x.y.z', 'Basic YTpi', token(null), token({ sub: 7 }), token([])])
      expect(headersOf({ authorization })['x-person'], authorization).toBeUndefined();
  });
});
