import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '#infra/lib/site/security-headers.ts';
import { api, routeEntries } from '#shared/api.ts';
import { errorBody } from '#shared/lib/errors.ts';
import { rawGet, rawRequest } from '#test/support/stack/raw-request.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
let token: string;
beforeAll(async () => {
  stack = await startStack({ built: true });
  token = (await stack.signUpAndIn()).accessToken;
});
afterAll(() => stack?.stop());

const get = (path: string, init: RequestInit = {}) => fetch(`${stack.endpoints.web}${path}`, init);

describe('headers (T-093)', () => {
  it('every page, file, answer and error carries the headers CloudFront adds', async () => {
    const page = await (await get('/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] as string;
    const wanted = securityHeaders({
      cognitoEndpoint: stack.endpoints.cognito,
      filesBucket: stack.endpoints.filesBucket,
    });
    const paths = ['/', '/history', '/career-path/result/x', script, '/config.json', '/nothing.png', '/api//gate'];
    const calls = ['/api/assessment-health', '/api/gate', '/api/nothing', '/api/assessment-result/a1b2c3d4e5f6a7b8'];
    for (const path of [...paths, ...calls]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(wanted))
        expect([path, name, headers.get(name)]).toEqual([path, name, value]);
    }
  });

  it('the policy names every source it allows and no more', () => {
    const policy = contentSecurityPolicy({
      cognitoEndpoint: 'https://cognito.example',
      filesBucket: 'https://s3.example/files',
    });
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'connect-src': "'self' https://cognito.example https://s3.example/files",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('answers of the API are JSON in UTF-8 that nobody keeps, unless the route says how long', async () => {
    for (const path of ['/api/assessment-health', '/api/nothing', '/api/gate']) {
      const { headers } = await get(path);
      expect([path, headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8']);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const kept = await get(`/api${api.assessment.getItemBank.path}`);
    expect(kept.headers.get('cache-control')).toBe(`public, max-age=${api.assessment.getItemBank.cacheSeconds}`);
  });

  it('refusals of the gateway have the shape of every other error and give nothing away', async () => {
    for (const [path, code] of [
      ['/api/nothing', 'NOT_FOUND'],
      ['/api/gate', 'METHOD_NOT_ALLOWED'],
      ['/api/career_assessments', 'UNAUTHORIZED'],
    ] as const) {
      const body = errorBody.parse(await (await get(path)).json());
      expect(body.error.code).toBe(code);
      expect(Object.keys(body.error).sort()).toEqual(['code', 'correlationId', 'message']);
    }
  });
});

describe('CORS (T-013)', () => {
  const foreign = ['https://app.example.evil.com', 'https://evilapp.example.com', 'null', 'http://127.0.0.1:1'];

  it('only the app’s own origin is answered, exactly, never with credentials', async () => {
    const own = stack.endpoints.web;
    for (const origin of [own, own.replace('http:', 'https:'), `${own}.evil.example`, ...foreign]) {
      const ways: RequestInit[] = [
        { headers: { Origin: origin } },
        { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' } },
      ];
      for (const init of ways) {
        const { headers } = await get('/api/assessment-health', init);
        expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, origin === own ? own : null]);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('vary')).toBe('Origin');
      }
    }
  });

  it('a preflight tells a foreign page nothing, and is answered for routes only', async () => {
    for (const { route } of routeEntries) {
      const path = `/api${route.path.replace(/\{\w+\}/g, 'a1b2c3d4e5f6a7b8')}`;
      const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': route.method };
      const answer = await get(path, { method: 'OPTIONS', headers });
      expect([path, answer.status]).toEqual([path, 204]);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    expect((await get('/api/nothing', { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('sizes (C11)', () => {
  const post = (bytes: number) =>
    get('/api/gate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: `{"feature":"smart_matches","x":"${'x'.repeat(bytes)}"}`,
    });

  it('a body of 256 KB is the largest a route takes, and a larger one is told so, however large it is', async () => {
    const frame = '{"feature":"smart_matches","x":""}'.length;
    expect((await post(256 * 1024 - frame)).status).not.toBe(413);
    for (const bytes of [256 * 1024 - frame + 1, 7_000_000, 10_400_000]) {
      const answer = await post(bytes);
      expect([bytes, answer.status]).toEqual([bytes, 413]);
      expect(errorBody.parse(await answer.json()).error.code).toBe('TOO_LARGE');
    }
    expect((await get('/api/assessment-health')).status).toBe(200);
  });

  it('an anonymous body is not read at all', async () => {
    const answer = await get('/api/gate', { method: 'POST', body: 'x'.repeat(1_000_000) });
    expect(answer.status).toBe(401);
  });
});

describe('simple requests (T-014)', () => {
  it('a body that a foreign page could send without asking is refused with 415: a route takes JSON only', async () => {
    const posts = routeEntries.filter(({ route }) => route.method === 'POST');
    const admin = await stack.signInDemo('admin');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      for (const { route } of posts) {
        const body = new Blob(['{}']); // a Blob without a type sends no content type
        const answer = await get(`/api${route.path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${admin.accessToken}`, ...(type && { 'content-type': type }) },
          body,
        });
        expect([route.path, type, answer.status]).toEqual([route.path, type, 415]);
      }
    }
  });
});

describe('requests as other clients write them', () => {
  const gate = (body: Uint8Array<ArrayBuffer> | string | undefined, headers: Record<string, string> = {}) =>
    get('/api/gate', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body }),
    });
  const json = { 'content-type': 'application/json' };
  const asked = JSON.stringify({ feature: 'resume_builds' });

  it('without a body need no content type: they say an empty object', async () => {
    const summary = await get('/api/rpc/get_user_usage_summary', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(summary.status).toBe(200);
    const nothing = await gate(undefined);
    expect([nothing.status, errorBody.parse(await nothing.json()).error.field]).toEqual([400, 'feature']);
  });

  it('may begin with a byte order mark and be compressed, within the same limits', async () => {
    expect((await gate(`\uFEFF${asked}`, json)).status).toBe(200);
    expect((await gate(gzipSync(asked), { ...json, 'content-encoding': 'gzip' })).status).toBe(200);
    expect((await gate(deflateSync(asked), { ...json, 'content-encoding': 'Deflate' })).status).toBe(200);
    const large = gzipSync(JSON.stringify({ feature: ' '.repeat(300_000) }));
    const refused: [Uint8Array<ArrayBuffer> | string, string, number][] = [
      [large, 'gzip', 413],
      [asked, 'gzip', 400],
      [asked, 'br', 415],
      [asked, 'gzip, gzip', 415],
    ];
    for (const [body, encoding, status] of refused) {
      const answer = await gate(body, { ...json, 'content-encoding': encoding });
      expect([encoding, answer.status]).toEqual([encoding, status]);
      errorBody.parse(await answer.json());
    }
  });

  it('that are no HTTP, or too long, are refused in the same form', async () => {
    const { port } = stack;
    for (const [status, raw] of [
      [400, rawRequest(port, 'GARBAGE\r\n\r\n')],
      [431, rawGet(port, 'GET', '/api/v1/plans', { 'x-long': 'x'.repeat(20_000) })],
      [431, rawGet(port, 'GET', `/api/v1/plans?q=${'x'.repeat(20_000)}`)],
    ] as const) {
      const { status: answered, text } = await raw;
      expect(answered).toBe(status);
      expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      errorBody.parse(JSON.parse(text.slice(text.indexOf('\r\n\r\n'))));
    }
  });

  it('without a token are told how to send one', async () => {
    expect((await get('/api/gate')).headers.get('www-authenticate')).toBe(null); // a wrong method: 405
    const answer = await get('/api/check-subscription', { method: 'POST' });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});

describe('the built app', () => {
  const scriptOf = async (path: string) =>
    /src="(\/assets\/[^"]+\.js)"/.exec(await (await get(path)).text())?.[1] as string;

  it('screens get their page, which is asked for anew; hashed files are kept for ever', async () => {
    const [landing, app] = await Promise.all([get('/'), get('/history')]);
    for (const page of [landing, app]) expect(page.headers.get('cache-control')).toBe('no-cache');
    const text = await app.text();
    const result = await (await get('/career-path/result/abc')).text();
    expect((await landing.text()).includes('<section id="hero"')).toBe(true);
    expect(text.includes('<section id="hero"')).toBe(false);
    expect(text).not.toMatch(/modulepreload[^>]*ResultPage/);
    expect(result).toMatch(/modulepreload[^>]*ResultPage/);
    expect(await (await get('/career-path/result/another')).text()).toBe(result);
    expect(await (await get('/no-such-screen')).text()).toBe(text);
    const script = await scriptOf('/history');
    const asset = await get(script);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const again = await get(script, { headers: { 'if-none-match': asset.headers.get('etag') as string } });
    expect(again.status).toBe(304);
  });

  it('text is sent compressed as the browser accepts it', async () => {
    const script = await scriptOf('/history');
    const plain = await rawGet(stack.port, 'HEAD', script);
    const length = (text: string) => Number(/^content-length: (\d+)/im.exec(text)?.[1]);
    for (const encoding of ['br', 'gzip']) {
      const { text } = await rawGet(stack.port, 'HEAD', script, { 'Accept-Encoding': encoding });
      expect(text).toMatch(new RegExp(`^content-encoding: ${encoding}`, 'im'));
      expect(length(text)).toBeLessThan(length(plain.text) / 2);
    }
    expect(plain.text).not.toMatch(/^content-encoding/im);
  });

  it('a missing file is missing, and no path leads out of the build', async () => {
    expect((await get('/assets/nothing-12345678.js')).status).toBe(404);
    expect((await get('/.vite/manifest.json')).status).toBe(404);
    for (const path of ['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
      expect([path, (await rawGet(stack.port, 'GET', path)).status]).toEqual([path, 404]);
  });

  it('takes GET and HEAD only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])
      expect([method, (await rawGet(stack.port, method, '/')).status]).toEqual([method, 405]);
  });

  it('has one origin: the other name of this machine leads to it', async () => {
    const request = `GET /history?x=1 HTTP/1.1\r\nHost: localhost:${stack.port}\r\nConnection: close\r\n\r\n`;
    const { status, text } = await rawRequest(stack.port, request);
    expect(status).toBe(302);
    expect(text).toContain(`location: ${stack.endpoints.web}/history?x=1\r\n`);
  });

  it('tells the browser where to sign in, in the page itself and for tools', async () => {
    const { endpoints } = stack;
    const config = {
      region: endpoints.region,
      userPoolId: endpoints.userPoolId,
      userPoolClientId: endpoints.clientId,
      cognitoEndpoint: endpoints.cognito,
      stage: 'local',
      apiKey: endpoints.apiKey,
    };
    expect(await (await get('/config.json')).json()).toEqual(config);
    const inPage = async (path: string) =>
      /<script type="application\/json" id="waymark-config">(.*?)<\/script>/.exec(await (await get(path)).text())?.[1];
    for (const path of ['/', '/dashboard', '/career-path/result/abc', '/pricing'])
      expect(JSON.parse((await inPage(path)) ?? 'null'), path).toEqual(config);
  });
});
