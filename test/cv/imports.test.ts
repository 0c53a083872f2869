import { describe, expect, it } from 'vitest';
import { toJsonResume } from '#shared/cv/json-resume/export.ts';
import { readJsonResume } from '#shared/cv/json-resume/import.ts';
import { readLinkedIn } from '#shared/cv/linkedin/import.ts';
import { sampleCv } from '../support/documents/sample-cv.ts';

const refusal = (json: unknown) => {
  const read = readJsonResume(typeof json === 'string' ? json : JSON.stringify(json));
  return 'refusal' in read ? read.refusal : null;
};

describe('JSON Resume', () => {
  it('is the same after export and import', () => {
    expect(readJsonResume(JSON.stringify(toJsonResume(sampleCv)))).toEqual({ info: sampleCv });
  });

  it('exports the schema’s fields, without empty values', () => {
    const resume = toJsonResume(sampleCv);
    expect(resume.work?.[0]).toEqual({
      name: 'Brightwater Foods Inc.',
      position: 'Senior Accountant',
      startDate: '2020-03',
      highlights: sampleCv.experience[0]!.achievements,
    });
    expect(resume.basics?.profiles).toEqual([
      { network: 'LinkedIn', username: 'mara-lindqvist', url: sampleCv.personalInfo.linkedin },
    ]);
    expect(JSON.stringify(resume)).not.toContain('""');
  });

  it('from other tools is read: an absent end means the present, areas join the degree', () => {
    const read = readJsonResume(
      JSON.stringify({
        basics: { name: 'Bo Ek', email: 'bo@example.com', location: { city: 'Graz', countryCode: 'AT' } },
        work: [{ name: 'Inn', position: 'Cook', startDate: '2019-03-01' }],
        education: [{ institution: 'School', studyType: 'Bachelor', area: 'Design', endDate: '2015-06-30' }],
        skills: [{ name: 'Web', keywords: ['HTML', 'Teamwork'] }],
        languages: [{ language: 'German', fluency: 'native' }],
        unknown: 1,
      }),
    );
    expect(read).toMatchObject({
      info: {
        personalInfo: { fullName: 'Bo Ek', location: 'Graz, AT' },
        experience: [{ title: 'Cook', company: 'Inn', startDate: '2019-03', endDate: '', current: true }],
        education: [{ degree: 'Bachelor, Design', graduationYear: '2015' }],
        skills: { technical: ['HTML'], soft: ['Teamwork'], languages: ['German, native'] },
      },
    });
  });

  it('with an error is refused with the place and the reason', () => {
    expect(refusal('{')).toContain('not JSON');
    expect(refusal([1])).toBe('The file must be an object in JSON Resume.');
    expect(refusal({ hello: 1 })).toContain('none of the sections');
    expect(refusal({ work: [{}, { startDate: 'March 2019' }] })).toBe(
      '“work[1].startDate” must be a date such as 2019, 2019-03 or 2019-03-31 in JSON Resume.',
    );
    expect(refusal({ basics: { name: 7 } })).toBe('“basics.name” must be text in JSON Resume.');
    expect(refusal({ basics: { summary: 'x'.repeat(9000) } })).toBe(
      '“professionalSummary” must have 8,000 characters at most.',
    );
  });

  it('that cannot be compared is refused with a sentence', () => {
    const crafted = { length: { toString: 1, valueOf: 1 } };
    for (const json of [crafted, { basics: { name: crafted } }, { work: crafted }, { work: [{ startDate: crafted }] }])
      expect(refusal(json), JSON.stringify(json)).toMatch(/“length”/);
  });
});

describe('a LinkedIn export', () => {
  it('becomes a CV through the columns of its tables', () => {
    const read = readLinkedIn({
      'Profile.csv': [
        {
          'First Name': 'Bo',
          'Last Name': 'Ek',
          Headline: 'Cook',
          Summary: '',
          'Geo Location': 'Graz',
          Websites: '[OTHER:https://bo.example.com]',
        },
      ],
      'Email Addresses.csv': [
        { 'Email Address': 'old@example.com', Primary: 'No' },
        { 'Email Address': 'bo@example.com', Primary: 'Yes' },
      ],
      'Positions.csv': [
        {
          'Company Name': 'Inn',
          Title: 'Cook',
          Description: 'Kitchen of ten.\n- Halved the waste',
          'Started On': 'Mar 2019',
          'Finished On': '',
        },
        { 'Company Name': 'Bar', Title: 'Waiter', Description: '', 'Started On': '2015', 'Finished On': 'Feb 2019' },
      ],
      'Education.csv': [{ 'School Name': 'School', 'Degree Name': 'Diploma', 'End Date': '2014', Notes: '' }],
      'Skills.csv': [{ Name: 'Pastry' }, { Name: 'Teamwork' }],
    });
    expect(read).toMatchObject({
      info: {
        personalInfo: { fullName: 'Bo Ek', email: 'bo@example.com', website: 'https://bo.example.com' },
        professionalSummary: 'Cook',
        experience: [
          {
            title: 'Cook',
            startDate: '2019-03',
            current: true,
            description: 'Kitchen of ten.',
            achievements: ['Halved the waste'],
          },
          { title: 'Waiter', startDate: '2015', endDate: '2019-02', current: false },
        ],
        skills: { technical: ['Pastry'], soft: ['Teamwork'] },
      },
    });
  });

  it('without a profile is refused with what to ask LinkedIn for', () => {
    expect(readLinkedIn({ 'Skills.csv': [{ Name: 'Pastry' }] })).toMatchObject({
      refusal: expect.stringContaining('Profile.csv'),
    });
  });
});
