import { describe, expect, it } from 'vitest';
import type { CvReading, Work } from '#shared/cv/reading.ts';
import { replaces, suggestionsFrom } from '#web/features/assessment/stand/from-cv.ts';

const now = Date.UTC(2026, 10, 22);
const found = (value: string) => ({ value });
const occupations = {
  search: (text: string) =>
    [
      { value: '15-1252.00', label: 'Software Developers' },
      { value: '41-2011.00', label: 'Cashiers' },
    ].filter(({ label }) => label.startsWith(text.split(' ')[0]!)),
};
const work = (position: string, startDate: string, endDate?: string): Work => ({
  position: found(position),
  name: found('Example Works'),
  startDate: found(startDate),
  ...(endDate && { endDate: found(endDate) }),
  current: !endDate,
  highlights: [],
});
const reading = (change: Partial<CvReading>): CvReading => ({
  language: 'en',
  basics: { links: [] },
  work: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  notPlaced: [],
  ...change,
});
const changes = (change: Partial<CvReading>) =>
  Object.assign({}, ...suggestionsFrom(reading(change), occupations, now).map((each) => each.change));

describe('what a CV says of where a person stands', () => {
  it.each<[string, Work[], object]>([
    [
      'the current work',
      [work('Cashier', '2010', '2012'), work('Software Developer', '2024-01')],
      { occupation: '15-1252.00', years: '1_3' },
    ],
    [
      'all its time, overlapping once',
      [work('Software Engineer', '2020-01', '2022-12'), work('Software Developer', '2016-01', '2020-06')],
      { occupation: '15-1252.00', years: '5_10' },
    ],
    [
      'a title without its rank',
      [work('Senior Software Developer', '2026-06')],
      { occupation: '15-1252.00', years: 'under_1' },
    ],
    [
      'no time where none is named',
      [{ ...work('Cashier', '2010', '2012'), startDate: undefined }],
      { occupation: '41-2011.00' },
    ],
    ['nothing of a title nobody knows', [work('Chief Wizard', '2010')], {}],
  ])('takes %s', (_, jobs, change) => {
    expect(changes({ work: jobs })).toEqual(change);
  });

  it.each([
    ['Austin, TX', { country: 'US', state: 'TX' }],
    ['Springfield, Illinois, USA', { country: 'US', state: 'IL' }],
    ['Berlin, Germany', { country: 'DE' }],
    ['Leeds, UK', { country: 'GB' }],
    ['Tbilisi, Georgia', {}],
    ['Remote', {}],
  ])('knows where %s is', (location, change) => {
    expect(changes({ basics: { links: [], location: found(location) } })).toEqual(change);
  });

  it('takes no letters for a state where another language is written', () => {
    expect(changes({ language: 'de', basics: { links: [], location: found('Berlin, DE') } })).toEqual({});
  });

  it('takes the highest degree, in the words of the CV', () => {
    const education = [{ studyType: found('BSc'), area: found('Physics') }, { studyType: found('PhD') }];
    const [suggestion] = suggestionsFrom(reading({ education }), occupations, now);
    expect(suggestion).toMatchObject({ from: 'PhD', change: { education: 'doctoral' } });
    expect([replaces(suggestion!, {}), replaces(suggestion!, { education: 'master' })]).toEqual([false, true]);
  });
});
