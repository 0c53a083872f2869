/** Work that is told by what somebody does, and not by its name. */

import { expect, it } from 'vitest';
import { readQuestion } from '#shared/chat/question/question.ts';
import { index } from './composed.ts';

const firstOf = (message: string): string => {
  const read = readQuestion(index, message, []);
  return 'found' in read ? index.facts.codes[read.found[0]!]! : read.kind;
};

it.each([
  // as a name: a speech writer, a video game tester, a hotel manager
  ['someone who writes speeches', '27-3031.00'],
  ['who tests video games', '15-1253.00'],
  ['who trains dogs', '39-2011.00'],
  ['who runs a hotel', '11-9081.00'],
  ['someone who helps teachers', '25-9042.00'],
  ['people who work in a factory', '51-2092.00'],
  // what it is done to names nobody
  ['who trains athletes', '27-2022.00'],
  ['who runs a construction site', '11-9021.00'],
  ['someone who helps lawyers', '43-6012.00'],
  ['who stops hackers', '15-1212.00'],
  // by words that ask for something elsewhere
  ['who finds oil', '19-2042.00'],
  ['what do people who look after kids make', '39-9011.00'],
  ['person who cleans your teeth, whats the schooling', '29-1292.00'],
  ['the one that takes your blood', '31-9097.00'],
])('%s', (message, code) => expect(firstOf(message)).toBe(code));

it.each([
  ['who fixes teeth alignment with braces', '29-1023.00'],
  ['who cuts down trees', '45-4021.00'],
  ['who does the plumbing', '47-2152.00'],
])('%s: a part of what is said makes no name', (message, code) => expect(firstOf(message)).toBe(code));

it.each([
  ['i bartend in vegas', '35-3011.00'],
  ['i do nails', '39-5092.00'],
  ['person who does peoples taxes', '13-2082.00'],
  ['i stock shelves at target and im sick of it', '53-7065.00'],
  ['i do hair but my wrists are shot what else', '39-5012.00'],
  ['someone who gets rid of roaches', '37-2021.00'],
])('%s', (message, code) => expect(firstOf(message)).toBe(code));
