import { describe, expect, it } from 'vitest';
import { everydayNames } from '#shared/occupations/everyday-names.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { searchTitles, titleIndex, topicNames } from '#shared/occupations/search.ts';
import { embeddedFacts, embeddedWords } from '#test/support/facts/embedded-facts.ts';
import { part } from './part.ts';

const facts = embeddedFacts();
const reported = JSON.parse(new TextDecoder().decode(part('titles.json'))) as string[][];
const index = titleIndex(facts, {
  everyday: everydayNames,
  reported,
  alternate: [...embeddedWords().titles, ...topicNames(facts)],
});
const found = (query: string) => searchTitles(facts, index, query, 10).map(({ code }) => plainNames[code]);

/** What people type, and what one of the first three must be. */
const expected: [typed: string, name: string][] = [
  ['nurse', 'Registered nurse'],
  ['programmer', 'Computer programmer'],
  ['car mechanic', 'Car mechanic'],
  ['lawyer', 'Lawyer'],
  ['works with animals', 'Animal caretaker'],
  ['doctor', 'Internal medicine doctor'],
  ['teacher', 'Elementary school teacher'],
  ['police', 'Police officer'],
  ['fireman', 'Firefighter'],
  ['truck driver', 'Truck driver'],
  ['cook', 'Restaurant cook'],
  ['waitress', 'Waiter or waitress'],
  ['hairdresser', 'Hairdresser'],
  ['accountant', 'Accountant'],
  ['bookkeeper', 'Bookkeeper'],
  ['secretary', 'Administrative assistant'],
  ['receptionist', 'Receptionist'],
  ['cashier', 'Cashier'],
  ['shop assistant', 'Retail salesperson'],
  ['electrician', 'Electrician'],
  ['plumber', 'Plumber'],
  ['carpenter', 'Carpenter'],
  ['builder', 'Construction laborer'],
  ['painter', 'House painter'],
  ['welder', 'Welder'],
  ['farmer', 'Farmer or rancher'],
  ['gardener', 'Landscaper'],
  ['vet', 'Veterinarian'],
  ['dentist', 'Dentist'],
  ['psychologist', 'Clinical psychologist'],
  ['social worker', 'Child and family social worker'],
  ['pilot', 'Airline pilot'],
  ['flight attendant', 'Flight attendant'],
  ['web designer', 'Web and interface designer'],
  ['graphic designer', 'Graphic designer'],
  ['journalist', 'Journalist'],
  ['photographer', 'Photographer'],
  ['musician', 'Musician or singer'],
  ['actor', 'Actor'],
  ['writer', 'Author'],
  ['translator', 'Interpreter or translator'],
  ['estate agent', 'Real estate agent'],
  ['hr', 'HR specialist'],
  ['project manager', 'Project manager'],
  ['data analyst', 'Business intelligence analyst'],
  ['it support', 'IT support specialist'],
  ['warehouse worker', 'Freight and stock mover'],
  ['delivery driver', 'Delivery driver'],
  ['cleaner', 'Janitor'],
  ['security guard', 'Security guard'],
  ['babysitter', 'Childcare worker'],
  ['personal trainer', 'Fitness trainer'],
  ['works with children', 'Childcare worker'],
  ['a job outdoors', 'Landscaper'],
  ['helping people', 'Social services assistant'],
  ['paramedic', 'Paramedic'],
  ['midwife', 'Midwife'],
  ['scientist', 'Medical scientist'],
  ['architect', 'Architect'],
  ['bartender', 'Bartender'],
  ['barista', 'Barista'],
  ['mailman', 'Mail carrier'],
];

describe('searching all names of all occupations', () => {
  it.each(expected)('"%s" finds %s among the first three (M13)', (typed, name) => {
    expect(found(typed).slice(0, 3)).toContain(name);
  });

  it('a plain name finds its own occupation first', () => {
    const sample = Object.values(plainNames).filter((_, place) => place % 20 === 0);
    const others = sample.filter((name) => found(name)[0] !== name);
    expect(others).toEqual([]);
  });

  it('takes a code, and says nothing of what is no word', () => {
    expect(found('29-1141')).toEqual(['Registered nurse']);
    for (const nothing of ['', '   ', '???', 'zzzzzz']) expect(found(nothing)).toEqual([]);
  });

  it('orders names about as near by how many do the work', () => {
    const employment = searchTitles(facts, index, 'therapist', 10).map((hit) => facts.employment[hit.index]!);
    expect(employment[0]).toBeGreaterThan(100_000);
  });
});
