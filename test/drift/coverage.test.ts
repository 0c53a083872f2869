import { expect, it } from 'vitest';
import { coverage, requirements, rowsIn } from '#test/support/coverage/coverage.ts';
import { open } from '#test/support/coverage/open.data.ts';
import { pictures } from '#test/support/coverage/pictures.data.ts';
import { rulings } from '#test/support/coverage/rulings.data.ts';
import { screenStates } from '#test/support/screens/screen-states.ts';
import { read } from '#test/support/source/source-tree.ts';

const known = new Set(requirements.rows.map(({ id }) => id));
const unknown = (ids: string[]) => ids.filter((id) => !known.has(id));

it('docs/coverage.md says what the tests and pictures are now: npm run coverage writes it anew', () => {
  expect(read('docs/coverage.md')).toBe(coverage());
});

it('every row is named by a test or open, and never both', () => {
  const shown = [...known].filter((id) => requirements.tests.has(id));
  expect([...known].filter((id) => !requirements.tests.has(id)).toSorted()).toEqual(Object.keys(open).toSorted());
  expect(shown.filter((id) => id in open)).toEqual([]);
});

it('entries on rulings and pictures refer to existing rows and screens', () => {
  expect(unknown([...rulings.flatMap(({ rows }) => rowsIn(rows)), ...Object.values(pictures).flatMap(rowsIn)])).toEqual(
    [],
  );
  const states = new Set(screenStates.map(({ name }) => name));
  expect(Object.keys(pictures).filter((state) => !states.has(state))).toEqual([]);
});
