import { describe, expect, it } from 'vitest';
import { validity } from '#shared/guidance/validity.data.ts';
import { modelVersion } from '#shared/matching/model-version.ts';
import { populations } from '#test/support/population/populations.ts';
import { read } from '../support/source/source-tree.ts';

describe('the figures on how well this works', () => {
  const report = read('docs/validity.md');

  it('are those of the engine that ranks (npm run bench:validity -- --responses <folder> --write)', () => {
    expect(validity.modelVersion).toBe(modelVersion);
  });

  it('come from the same run in docs/validity.md and on the page', () => {
    expect(report).toContain(`on ${validity.measuredOn}: engine ${validity.modelVersion};`);
    for (const { ten } of validity.figures.populations) expect(report).toContain((100 * ten.value).toFixed(1));
  });

  it('cover every population that the bench draws', () => {
    expect(validity.figures.populations.map(({ id }) => id)).toEqual(Object.keys(populations));
  });
});
