import { describe, expect, it } from 'vitest';
import { chosenStates, cities, isUsReference, statePlaces } from '#web/features/result/chosen-places.ts';

describe('places', () => {
  it('states come from US cities only, once each', () => {
    const states = chosenStates(['Austin, TX', 'London, England', 'Houston, TX', 'Washington, DC', 'Remote (US)']);
    expect(states.map((state) => state.postal)).toEqual(['TX', 'DC']);
  });

  it('US figures are a reference for people who chose no place there, and only for them', () => {
    expect(isUsReference(['Berlin, Germany', 'Remote (Global)'])).toBe(true);
    expect(isUsReference(['Berlin, Germany', 'Remote (US)'])).toBe(false);
    expect(isUsReference(['Denver, CO'])).toBe(false);
    expect(isUsReference([])).toBe(false);
  });

  it('a job search understands cities only', () => {
    expect(cities(['Remote (US)', 'Austin, TX', 'Other', 'London, England'])).toEqual([
      'Austin, TX',
      'London, England',
    ]);
  });

  it('the best-paying and most-employing states; a state without the figure is not a zero', () => {
    const figures = [
      { state: 'AL', median: 50_000, employment: 900 },
      { state: 'CA', median: 90_000, employment: null },
      { state: 'TX', median: null, employment: 5_000 },
      { state: 'WA', median: 90_000, employment: 100 },
      { state: 'NY', median: 80_000, employment: 3_000 },
    ];
    const { bestPaying, mostEmploying, chosen } = statePlaces(figures, chosenStates(['Austin, TX']));
    expect(bestPaying.map((figure) => figure.state)).toEqual(['CA', 'WA', 'NY']);
    expect(mostEmploying.map((figure) => figure.state)).toEqual(['TX', 'NY', 'AL']);
    expect(chosen).toEqual([{ state: 'TX', median: null, employment: 5_000 }]);
  });
});
