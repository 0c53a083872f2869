import { describe, expect, it } from 'vitest';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { facts, words } from './read.ts';

const jobsOf = (text: string) => {
  const read = readVacancy(`${text}\nFull-time. Two years of experience required.`, words, facts);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.jobs.map(({ index }) => facts.codes[index]);
};

describe('the job of a first line', () => {
  it.each([
    ['Welder - Harrisburg, PA', '51-4121.00'],
    ['Acme Corp, Philadelphia, PA\nWarehouse Associate', '53-7062.00'],
    ['Acme Corp | Scranton, PA\nRegistered Nurse', '29-1141.00'],
    ['GP Strategies\nElectrician', '47-2111.00'],
    ['RN - Harrisburg, PA', '29-1141.00'],
  ])('is no two letters of a state or a firm: %j', (text, code) => {
    expect(jobsOf(text)).toEqual([code]);
  });
});
