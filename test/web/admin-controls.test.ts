import { expect, it } from 'vitest';
import { routeEntries } from '#shared/api.ts';
import { planLabel } from '#shared/plans/shapes.ts';
import { read, sourceFiles } from '#test/support/source/source-tree.ts';

const screens = sourceFiles(/^web\/src\/.*\.tsx?$/);
const saying = (words: RegExp) => screens.filter((file) => words.test(read(file)));

it('no screen but the system test has a control of an administrator, and nobody is led there (SEC-05, SYS-09)', () => {
  const names = routeEntries.filter(({ route }) => route.access === 'admin').map(({ name }) => name);
  expect(names.toSorted()).toEqual(['rank', 'resetUser', 'seedOccupationData']);
  const calling = saying(new RegExp(`\\b\\w*[rR]outes\\.(${names.join('|')})\\b|'(${names.join('|')})'`));
  expect(calling).toEqual(['web/src/features/system-test/checks.ts']);
  expect(saying(/\/system-test\b/).filter((file) => !file.startsWith('web/src/features/system-test/'))).toEqual([
    'web/src/routes.tsx',
  ]);
  // whoever looks at the group in a token: that page, and the developer's band of a result (D-35)
  expect(saying(/\.admin\b/)).toEqual([
    'web/src/features/result/developer/developer-access.ts',
    'web/src/features/system-test/SystemTestPage.tsx',
  ]);
});

it('the only roles a person reads of are the plans (SEC-05)', () => {
  expect(planLabel.options).toEqual(['Free', 'Pro', 'Max']);
});
