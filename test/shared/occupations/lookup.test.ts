import { describe, expect, it } from 'vitest';
import { everydayNames } from '#shared/occupations/everyday-names.ts';
import { fieldName, fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import { indexOfCode, indexOfRole, roleIdOf } from '#shared/occupations/lookup.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { searchTitles, titleIndex } from '#shared/occupations/search.ts';
import { oneEditApart } from '#shared/occupations/words.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { part } from './part.ts';

const facts = embeddedFacts();
const reported = JSON.parse(new TextDecoder().decode(part('titles.json'))) as string[][];
const plain = titleIndex(facts);
const full = titleIndex(facts, { everyday: everydayNames, reported });
const first = (query: string, index = full) => searchTitles(facts, index, query)[0]?.title;

describe('finding an occupation by its id', () => {
  it('by code: every code finds itself, others nothing', () => {
    expect(facts.codes.map((code) => indexOfCode(facts, code))).toEqual(facts.codes.map((_, i) => i));
    for (const other of ['', '10-0000.00', '15-1252.99', '99-9999.99']) expect(indexOfCode(facts, other)).toBeNull();
  });

  it('by known role id (RES-41)', () => {
    expect(facts.titles[indexOfRole(facts, 'software_engineer')!]).toBe('Software Developers');
    expect(facts.titles[indexOfRole(facts, 'cybersecurity_analyst')!]).toBe('Information Security Analysts');
    for (const other of ['pirate', 'constructor', '__proto__']) expect(indexOfRole(facts, other)).toBeNull();
  });

  it('two role ids share marketing managers, who go by the one that says so', () => {
    expect(roleIdOf('11-2021.00', 'Product Managers')).toBe('product_manager');
    expect(roleIdOf('11-2021.00', 'Marketing Managers')).toBe('marketing_manager');
    expect(roleIdOf('15-1252.00', 'Software Developers')).toBe('software_engineer');
    expect(roleIdOf('35-3023.01', 'Baristas')).toBeNull();
  });

  it('every occupation lies in one of 22 named fields', () => {
    expect(Object.keys(fieldNames)).toEqual([...new Set(facts.codes.map(fieldOf))]);
    expect(fieldName('15-1252.00')).toBe('Computing and mathematics');
  });
});

/** Everyday names of ours that are nearer to the titles of others, or lose a word that says little. */
const nearerToOthers = [
  'bar work',
  'career and technical education teacher',
  'careers adviser',
  'careers counsellor',
  'chemist',
  'clerk of works',
  'courier',
  'door to door',
  'factory job',
  'farm work',
  'fitter welder',
  'glass fitter',
  'glass maker',
  'job centre worker',
  'job coach',
  'pre-press operator',
  'security analyst',
  'ship engineer',
  'spray painter of cars',
  'tech job',
];

describe('searching titles', () => {
  it.each([
    ['Software Developers', 'Software Developers'],
    ['software developer', 'Software Developers'],
    ['SOFTWARE DEV', 'Software Developers'],
    ['sofware develpers', 'Software Developers'],
    ['web dev', 'Web Developers'],
    ['baristas', 'Baristas'],
    ['lawer', 'Lawyers'],
    ['nurses', 'Registered Nurses'],
    ['project manager', 'Project Management Specialists'],
    ['ui ux designer', 'Web and Digital Interface Designers'],
    ['cybersecurity', 'Information Security Analysts'],
    ['15-1252', 'Software Developers'],
    ['15-1252.00', 'Software Developers'],
    ['farmworkers & laborers', 'Farmworkers and Laborers, Crop, Nursery, and Greenhouse'],
  ])('"%s" finds %s by titles and role names alone', (query, title) => {
    expect(first(query, plain)).toBe(title);
  });

  it.each([
    ['ceo', 'Chief Executives'],
    ['doctor', 'Family Medicine Physicians'],
    ['rn', 'Registered Nurses'],
    ['progarmmer', 'Software Developers'],
    ['truck driver', 'Heavy and Tractor-Trailer Truck Drivers'],
  ])('"%s" finds %s once all names are loaded, and says by which', (query, title) => {
    const [hit] = searchTitles(facts, full, query);
    expect(hit?.title).toBe(title);
    expect(hit?.matched).toBeTruthy();
  });

  it('an everyday name of ours finds those who go by it first', () => {
    const named = Map.groupBy(
      Object.entries(everydayNames).flatMap(([code, all]) => all.split(',').map((name) => ({ code, name }))),
      ({ name }) => name,
    );
    expect(named.size).toBeGreaterThan(4000);
    const others = [...named].filter(([name, own]) => {
      const [hit] = searchTitles(facts, full, name, 1);
      return !own.some(({ code }) => code === hit?.code);
    });
    expect(others.map(([name]) => name).toSorted()).toEqual(nearerToOthers);
  });

  it('everyday names are written as names, each once for an occupation', () => {
    const slips = Object.entries(everydayNames).flatMap(([code, all]) => {
      const names = all.split(',');
      const isSlip = (name: string, place: number): boolean =>
        !/^[.\p{L}\d]/u.test(name) || /^\p{L} |'(?! |s\b)|\s{2}|\s$/u.test(name) || names.indexOf(name) !== place;
      return names.filter(isSlip).map((name) => `${code} ${name}`);
    });
    expect(slips).toEqual([]);
  });

  it.each([
    ['postie', 'Mail carrier'],
    ['sparkie', 'Electrician'],
    ['bin man', 'Garbage collector'],
    ['dustman', 'Garbage collector'],
    ['chippy', 'Carpenter'],
    ['brickie', 'Bricklayer'],
    ['lollipop lady', 'Crossing guard'],
    ['traffic warden', 'Parking enforcement officer'],
    ['bouncer', 'Security guard'],
    ['health visitor', 'Registered nurse'],
    ['chartered accountant', 'Accountant'],
  ])('"%s" finds %s', (query, name) => {
    const [hit] = searchTitles(facts, full, query);
    expect([hit && plainNames[hit.code], hit?.matched]).toEqual([name, query]);
  });

  it.each([
    ['bookkeepers', 'Bookkeeping, Accounting, and Auditing Clerks'],
    ['translating', 'Interpreters and Translators'],
    ['amazon warehouse', 'Stockers and Order Fillers'],
    ['junior barista', 'Baristas'],
  ])('"%s" finds %s by the stem of a word, or by what it says beside', (query, title) => {
    expect(first(query)).toBe(title);
  });

  it('lists an occupation once, the best first, at most as many as asked for', () => {
    const hits = searchTitles(facts, full, 'engineer', 30);
    expect(hits).toHaveLength(30);
    expect(new Set(hits.map(({ index }) => index)).size).toBe(30);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
  });

  it('every title finds its own occupation first', () => {
    const others = facts.titles.filter((title) => first(title, plain) !== title);
    expect(others).toEqual([]);
  });

  it.each(['', '   ', 'the', 'zzzz', '???', 'unemployed', 'homemaker'])('"%s" finds nothing', (query) => {
    expect(searchTitles(facts, full, query)).toEqual([]);
  });

  it('one edit is one letter put in, left out, mistaken or swapped', () => {
    for (const other of ['abcd', 'abxcd', 'abd', 'axcd', 'bacd', 'abdc'])
      expect(oneEditApart('abcd', other)).toBe(true);
    for (const other of ['ab', 'abcdef', 'axxd', 'badc', 'dcba']) expect(oneEditApart('abcd', other)).toBe(false);
  });
});

describe('the US state of a place', () => {
  it.each([
    ['San Francisco, CA', 'CA'],
    ['San Francisco', 'CA'],
    ['Washington, DC', 'DC'],
    ['boise, id', 'ID'],
    ['TX', 'TX'],
    ['new mexico', 'NM'],
  ])('%s is in %s', (place, postal) => {
    expect(stateOf(place)?.postal).toBe(postal);
  });

  it.each(['Berlin, Germany', 'Berlin', 'Springfield', 'Remote (US)', 'Other', 'Paris, XX', ''])(
    '%s names none',
    (place) => {
      expect(stateOf(place)).toBeNull();
    },
  );
});
