import { expect, it } from 'vitest';
import { fillSite } from '#shared/fill-site.ts';
import { exampleSite, sitePlaceholders } from '#shared/site.ts';

const site = { ...exampleSite, origin: 'https://app.acme.test' };

it('fills every placeholder in, wherever it stands', () => {
  const page = `${Object.values(sitePlaceholders).join(' ')} ${sitePlaceholders.origin}`;
  expect(fillSite(page, site)).toBe(`${Object.values({ ...sitePlaceholders, ...site }).join(' ')} ${site.origin}`);
});

it('escapes what an owner has set, so that no value can become markup', () => {
  const communityUrl = `https://chat.acme.test/?a=1&b="><script>$&</script>`;
  expect(fillSite(`<a href="%COMMUNITY_URL%">`, { ...site, communityUrl })).toBe(
    '<a href="https://chat.acme.test/?a=1&amp;b=&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;">',
  );
});
