import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { pageFile, pageFileFunction } from '#infra/lib/page-file.ts';
import { readStage } from '#infra/stage.ts';
import { exampleSite } from '#shared/site.ts';

describe('which file answers a path', () => {
  const files = ['/index.html', '/app.html', '/pricing.html', '/assets/main.js', '/sitemap.xml'];
  const cases = [
    ['/', '/index.html'],
    ['/pricing', '/pricing.html'],
    ['/pricing/', '/app.html'],
    ['/dashboard', '/app.html'],
    ['/career-path/result/0123-abc', '/app.html'],
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

describe('what the owner of a deployment sets', () => {
  const prod = {
    stage: 'prod',
    appOrigin: 'https://app.acme.test',
    salesEmail: 'sales@acme.test',
    supportEmail: 'help+waymark@acme.test',
    communityUrl: 'https://chat.acme.test/?room=1&lang=en',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
    alarmEmail: 'alarms@acme.test',
    stripePricePro: 'price_1',
    stripePriceSwitch: 'price_2',
    stripePriceAddon: 'price_3',
  };
  const stageOf = (context: Record<string, string>) => readStage(new App({ context, analyticsReporting: false }).node);

  it('reaches the stage (LND-29, LND-39, D-67)', () => {
    const { appOrigin: origin, salesEmail, supportEmail, communityUrl } = prod;
    expect(stageOf(prod).site).toEqual({ origin, salesEmail, supportEmail, communityUrl });
  });

  it('is required for prod and stands for itself in dev', () => {
    const { salesEmail, ...without } = prod;
    expect(() => stageOf(without)).toThrow('prod needs -c salesEmail=…');
    expect(stageOf({}).site).toMatchObject(exampleSite);
  });

  it.each([
    ['salesEmail', 'sales', 'an e-mail address'],
    ['supportEmail', 'help@acme.test?subject=x', 'an e-mail address'],
    ['supportEmail', 'a b@acme.test', 'an e-mail address'],
    ['communityUrl', 'http://chat.acme.test', 'an https address'],
    ['communityUrl', 'javascript:alert(1)', 'an https address'],
    ['communityUrl', 'chat.acme.test', 'an https address'],
    ['appOrigin', 'https://app.acme.test/', 'an https origin without a path'],
    ['appOrigin', 'http://app.acme.test', 'an https origin without a path'],
  ])('refuses %s=%s: it must be %s', (key, value, kind) => {
    expect(() => stageOf({ ...prod, [key]: value })).toThrow(`-c ${key}=… must be ${kind}, not ${value}`);
  });
});
