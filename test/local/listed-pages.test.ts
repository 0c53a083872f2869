import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainNames, slugOf } from '#shared/occupations/names.ts';
import { exampleSite } from '#shared/site.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { listedPages } from '#web/listed-pages.ts';
import { paths } from '#web/paths.ts';
import { screens } from '#web/routes.tsx';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ built: true });
});
afterAll(() => stack?.stop());
const text = async (path: string) => (await fetch(`${stack.endpoints.web}${path}`)).text();

it('each public screen has a title, a description, an address and a picture of its own', async () => {
  const { web } = stack.endpoints;
  const titles = new Set<string>();
  for (const path of Object.keys(listedPages)) {
    const html = await text(path);
    titles.add(/<title id="title">(.+)<\/title>/.exec(html)?.[1] ?? '');
    for (const expected of [
      `<meta name="description" content="${listedPages[path]}">`,
      `<link rel="canonical" href="${web}${path}">`,
      `<meta property="og:url" content="${web}${path}">`,
      `<meta property="og:image" content="${web}/social-card.png">`,
    ])
      expect(html, path).toContain(expected);
    expect(html, path).not.toContain('noindex');
  }
  expect(titles.size).toBe(Object.keys(listedPages).length);
  const picture = Buffer.from(await (await fetch(`${web}/social-card.png`)).arrayBuffer());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('every public screen is listed or left out on purpose', () => {
  const steps = ['/auth', '/email-verified', '*']; // intermediate steps, and the page for unknown addresses
  const open = screens.filter(({ access }) => access === 'public').map(({ path }) => path);
  const perOccupation = '/occupations/:slug'; // listed one by one, see the sitemap
  const ofOnePerson = '/erased/:receipt'; // open to whoever knows the receipt
  const left = [...steps, perOccupation, ofOnePerson, '/dev/kit'];
  expect(open.filter((path) => !left.includes(path))).toEqual(Object.keys(listedPages));
});

it('screens of one’s own ask not to be listed', async () => {
  for (const path of ['/dashboard', '/usage', '/auth', '/no-such-screen'])
    expect(await text(path), path).toContain('<meta name="robots" content="noindex">');
});

it('the sitemap and the robots file name this deployment', async () => {
  const { web } = stack.endpoints;
  expect(await text('/robots.txt')).toContain(`Sitemap: ${web}/sitemap.xml`);
  const places = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  const occupations = Object.values(plainNames).map((name) => paths.occupation(slugOf(name)));
  expect(places).toEqual([...Object.keys(listedPages), ...occupations].map((path) => `${web}${path}`));
});

it('no placeholder is left anywhere, and the addresses are this deployment’s (LND-29, LND-39)', async () => {
  for (const path of ['/', '/pricing', '/usage', '/robots.txt', '/sitemap.xml', '/manifest.json'])
    expect(await text(path), path).not.toMatch(/%[A-Z_]{4,}%/);
  expect(await text('/')).toContain(`href="mailto:${exampleSite.salesEmail}?subject=Enterprise%20Plan%20Inquiry"`);
});
