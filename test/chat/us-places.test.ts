/** Places as people name them: none is taken for another, and none is dropped without a word. */
import { expect, it } from 'vitest';
import { usPlacesIn } from '#shared/chat/question/us-places.ts';

const read = (question: string) => {
  const { states, town } = usPlacesIn(question);
  return [states.map(({ postal }) => postal).join(' '), town];
};

it.each([
  ['electrician pay washington dc', 'DC', null],
  ['nurse pay D.C.', 'DC', null],
  ['nurse pay in washington', 'WA', null],
  ['nurse pay in LA', 'CA', 'Los Angeles'],
  ['nurse pay in Shreveport, LA', 'LA', 'Shreveport'],
  ['nurse pay kansas city', 'MO KS', 'Kansas City'],
  ['nurse pay portland or', 'OR', 'Portland'],
  ['how much does a surgeon make in NYC', 'NY', 'New York City'],
  ['nurse pay cali', 'CA', null],
  ['nurse salary bay area', 'CA', 'the Bay Area'],
  ['welder pay tx', 'TX', null],
  ['oklahoma city nurse pay', 'OK', 'Oklahoma City'],
  ['charlotte nc nurse pay', 'NC', 'Charlotte'],
  ['nurse pay in new york', 'NY', null],
  ['west virginia nurse pay', 'WV', null],
  ['cop pay in jersey', 'NJ', null],
  ['pay in ohio vs texas', 'OH TX', null],
])('%s', (question, states, town) => expect(read(question)).toEqual([states, town]));

it.each([
  'PA salary',
  'how much does an MA make',
  'ct tech pay',
  'is it ok for me',
  'mobile app developer',
  'buffalo farmer',
])('%s: names no place', (question) => expect(read(question)).toEqual(['', null]));
