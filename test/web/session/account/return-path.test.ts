import { describe, expect, it } from 'vitest';
import fc from '#test/support/harness/chance.ts';
import { safeReturnPath } from '#web/session/account/return-path.ts';

const origin = 'https://waymark.example';

describe('the target kept over sign-in (D-16)', () => {
  it('takes a path of this origin', () => {
    for (const path of ['/', '/career-path/new', '/career-path/result/abc?x=1#top', '/%2F/example.org']) {
      expect(safeReturnPath(path)).toBe(path);
    }
  });

  it('refuses everything a browser could take elsewhere', () => {
    const hostile = ['//example.org', '/\\example.org', '\\/example.org', 'https://example.org', 'javascript:alert(1)'];
    for (const path of [...hostile, '/\t/example.org', '/a\\..\\b', '/\n/x', '', ' /x', null, undefined]) {
      expect(safeReturnPath(path)).toBeNull();
    }
  });

  it('never leaves the origin, whatever is in the address', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '\t',
      '\n',
      '?',
      '#',
      '%2f',
      'example.org',
      'https:',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }), (parts) => {
        const path = safeReturnPath(`/${parts.join('')}`);
        return path === null || new URL(path, origin).origin === origin;
      }),
      { numRuns: 2000 },
    );
  });
});
