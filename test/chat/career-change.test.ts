/** Who leaves the work they do: what is near it, within what they tell, and what of it cannot be searched by. */
import { expect, it } from 'vitest';
import { answerTo } from './composed.ts';

it('keeps to the pay and the schooling that are told, and says what it cannot search by', () => {
  const text = answerTo(
    'I was a truck driver for 20 years but my back is done. no degree, 48, ohio. what can I do that pays at least 50k?',
  );
  expect(text).toContain('I don’t have data on how hard the work is on the body');
  expect(text).toContain('at least $50,000 a year');
  expect(text).toMatch(/Dispatcher: median pay \$[\d,]+ a year, \$[\d,]+ in Ohio/);
  const paid = [...text.matchAll(/- .*?: median pay \$([\d,]+)/g)].map(([, amount]) =>
    Number(amount!.replace(',', '')),
  );
  expect(Math.min(...paid)).toBeGreaterThanOrEqual(50_000);
});

it.each([
  ['im a teacher for 12 years and burned out what else can i do', /teacher: median/],
  ['from nurse to something without patients', /nurse: median|therap\w+ assistant: median/],
])('%s: leads to other fields', (message, home) => {
  const text = answerTo(message);
  expect(text).toContain('by the skills they ask for');
  expect(text).not.toMatch(home);
});

it.each(['i was a nurse and want to become a doctor', 'i am a teacher what do i earn', 'from nurse to teacher'])(
  '%s: asks of what it names',
  (message) => expect(answerTo(message)).not.toContain('by the skills they ask for'),
);
