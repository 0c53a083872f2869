import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '#infra/lib/site/security-headers.ts';
import { firstScript } from '#shared/first-script.ts';
import { themeKey } from '#shared/theme.ts';
import { read } from '#test/support/source/source-tree.ts';

it('one line is the only script that stands in a page, and the policy names exactly it (T-093)', () => {
  const page = read('web/index.html');
  const inline = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => text);
  expect(inline).toEqual([firstScript]);
  expect(firstScript).toContain(`"${themeKey}"`);
  const policy = contentSecurityPolicy({ cognitoEndpoint: 'https://a.example', filesBucket: 'https://b.example' });
  const hash = createHash('sha256').update(firstScript).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  // before the title, so before every style
  expect(page.indexOf(firstScript)).toBeLessThan(page.indexOf('<title '));
});
