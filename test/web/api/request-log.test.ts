import { expect, it } from 'vitest';
import { loggedRequests, logRequest } from '#web/api/request-log.ts';

it('the last ten requests are kept in the order they were begun, however they end (RES-18)', () => {
  const ends = Array.from({ length: 12 }, (_, place) => logRequest('GET', `/route-${place + 1}`));
  expect(loggedRequests().map(({ template, outcome }) => [template, outcome])).toEqual(
    Array.from({ length: 10 }, (_, place) => [`/route-${place + 3}`, null]),
  );
  for (const [place, end] of ends.toReversed().entries()) end(place % 2 ? 'cancelled' : 200);
  expect(loggedRequests().map(({ template }) => template)).toEqual(
    Array.from({ length: 10 }, (_, place) => `/route-${place + 3}`),
  );
  expect(loggedRequests().map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 10 }, (_, place) => (place % 2 ? 200 : 'cancelled')),
  );
  for (const request of loggedRequests())
    expect(Object.keys(request).sort()).toEqual(['method', 'ms', 'number', 'outcome', 'template']);
});
