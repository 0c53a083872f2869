import { describe, expect, it } from 'vitest';
import { jsonResumeOf } from '#shared/cv/json-resume/of-reading.ts';
import { cvPages } from '#shared/cv/pages.ts';
import { cvReading } from '#shared/cv/reading.ts';

const box = { x: 72, y: 40, width: 120, height: 14 };

describe('a reading in the terms of JSON Resume', () => {
  const reading = cvReading.parse({
    language: 'en',
    basics: { name: { value: 'Ada Brook', place: { page: 1, box } }, links: [] },
    work: [{ position: { value: 'Engineer' }, startDate: { value: '2019-01' }, current: true, highlights: [] }],
    education: [],
    skills: [{ value: 'Go', place: { page: 1, box } }],
    languages: [],
    certificates: [],
    notPlaced: [],
  });

  it('keeps page and box beside each value', () => {
    const { basics, skills, meta } = jsonResumeOf(reading);
    expect(basics).toEqual({
      name: 'Ada Brook',
      email: null,
      phone: null,
      meta: { name: { page: 1, box }, email: null, phone: null },
    });
    expect(skills).toEqual(['Go']);
    expect(meta.skills).toEqual([{ page: 1, box }]);
  });

  it('a current job has no end', () => {
    expect(jsonResumeOf(reading).work).toMatchObject([{ position: 'Engineer', startDate: '2019-01', endDate: null }]);
  });

  it('a past job with a single date ends at that date', () => {
    const past = reading.work.map((job) => ({ ...job, current: false }));
    expect(jsonResumeOf({ ...reading, work: past }).work).toMatchObject([{ endDate: '2019-01' }]);
  });

  it('pages without words still count as pages', () => {
    expect(
      cvPages.parse({ type: 'text', pages: [{ width: 595, height: 842, items: [], links: [] }] }).pages,
    ).toHaveLength(1);
  });
});
