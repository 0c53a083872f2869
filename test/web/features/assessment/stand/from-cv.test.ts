import { describe, expect, it } from 'vitest';
import { fieldCodes } from '#shared/assessment/field-codes.data.ts';
import type { CvReading, Work } from '#shared/cv/reading.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { fieldOfDegree } from '#web/features/assessment/stand/field-of-degree.ts';
import { filledIn, isNews, readingOfSaved, replaces, suggestionsFrom } from '#web/features/assessment/stand/from-cv.ts';

const now = Date.UTC(2026, 10, 22);
const found = (value: string) => ({ value });
const occupations = {
  search: (text: string) =>
    [
      { value: '15-1252.00', label: 'Software Developers' },
      { value: '41-2011.00', label: 'Cashiers' },
    ].filter(({ label }) => label.startsWith(text.split(' ')[0]!)),
  searchLicensed: (text: string) =>
    [
      { value: '13-2011.00', label: 'Accountants and Auditors' },
      { value: '29-1141.00', label: 'Registered Nurses' },
      { value: '47-2111.00', label: 'Electricians' },
      { value: '41-9022.00', label: 'Real Estate Sales Agents', note: 'also called Real Estate Agent' },
    ].filter(
      ({ value, label }) => value === text || label.toLowerCase().includes(text.trim().toLowerCase().slice(0, 8)),
    ),
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

  it('takes its field along, and what is under way as that', () => {
    const education = [
      { studyType: found('BSc'), area: found('Physics'), endDate: found('2019') },
      { studyType: found('Master of Science'), area: found('Nursing'), endDate: found('2028') },
    ];
    expect(changes({ education: education.slice(0, 1) })).toEqual({ education: 'bachelor', field: '40' });
    expect(changes({ education })).toEqual({ education: 'bachelor', studying: 'master', field: '51' });
    // a school before it has no field
    expect(changes({ education: [{ studyType: found('High School Diploma in Business') }] })).toEqual({
      education: 'high_school',
    });
  });

  it.each([
    ['Certified Public Accountant (CPA), Texas', ['13-2011.00']],
    ['Licensed Electrician, State of Ohio', ['47-2111.00']],
    ['RN License No. 123456', ['29-1141.00']],
    ['Real Estate License', undefined],
    ['Real Estate Agent License', ['41-9022.00']],
    ['AWS Certified Developer', undefined],
    ['Member of the Society of Electricians', undefined],
  ])('takes %s for the licence that it is', (certificate, licences) => {
    expect(changes({ certificates: [found(certificate)] }).licences).toEqual(licences);
  });

  it('knows the field of a degree by its words, and none by the name of the degree alone', () => {
    const known = {
      'Bachelor of Arts in History': '54',
      'B.Sc. Computer Science': '11',
      'Master of Business Administration': '52',
      'Associate of Applied Science, Welding': '48',
      'Bachelor of Science in Engineering Technology': '15',
      'Mechanical Engineering': '14',
      'Juris Doctor': '22',
      'Ausbildung zum Koch': '12',
      'Licenciatura en Derecho': '22',
      'Bachelor of Fine Arts': '50',
      'Doctor of Philosophy': null,
      'Bachelor of Arts': null,
      'Bachelor of Science': null,
      PhD: null,
      'Bachelor in Wizardry': null,
    };
    for (const [degree, field] of Object.entries(known)) {
      expect([degree, fieldOfDegree(degree)]).toEqual([degree, field]);
      expect(field === null || (fieldCodes as readonly string[]).includes(field)).toBe(true);
    }
  });
});

describe('a CV that was confirmed and kept', () => {
  const suggestions = suggestionsFrom(readingOfSaved(sampleCv), occupations, now);
  it('says the same as one that was just read: education, field, licences and home', () => {
    expect(filledIn(suggestions, {})).toEqual({
      education: 'bachelor',
      field: '52',
      licences: ['13-2011.00'],
      country: 'US',
      state: 'TX',
    });
  });

  it('is offered for what was not said yet, and licences are added to', () => {
    const said = { education: 'master', licences: ['47-2111.00'] } as const;
    const news = suggestions.filter((each) => isNews(each, { ...said, licences: [...said.licences] }));
    expect(news.map(({ of }) => of)).toEqual(['Licenses you hold', 'Where you live']);
    expect(filledIn(news, { ...said, licences: [...said.licences] }).licences).toEqual(['47-2111.00', '13-2011.00']);
    expect(suggestions.filter((each) => isNews(each, filledIn(suggestions, {})))).toEqual([]);
  });
});
