import { expect, test } from 'vitest';
import type { Told } from './check.ts';
import { brokenOff, ending, verdict } from './verdict.ts';

const failed = (...findings: string[]): Told => ({ how: 'failed', what: 'ten calls', findings });
const skipped: Told = { how: 'skipped', what: 'not at its end after 60 s', findings: [] };
const passed: Told = { how: 'passed', what: 'ten calls', findings: [] };

test('what differs in both tries fails, whatever times and ids it had; a difference in one try does not', () => {
  const first = failed('quota: 20 calls count 20 (1.2 s)\n  19 instead of 20', 'a key: the stand-in says 200, not 403');
  const second = failed('quota: 20 calls count 20 (7.8 s)\n  18 instead of 20', 'a form: the stand-in says 1, not 2');
  expect(verdict(first, second)).toEqual({ how: 'failed', what: 'ten calls', findings: [second.findings[0]] });
  expect(verdict(failed('GET /a: 500'), failed('GET /b: 500'))).toMatchObject({
    how: 'skipped',
    findings: ['GET /a: 500', 'GET /b: 500'],
  });
});

test('a retry that passes counts as passed, and what cannot be retried is skipped: both are reported', () => {
  expect(verdict(failed('GET /a: 500'), passed)).toMatchObject({ how: 'passed', findings: ['GET /a: 500'] });
  expect(verdict(failed('GET /a: 500'), skipped)).toMatchObject({ how: 'skipped', findings: ['GET /a: 500'] });
});

test('a check that crashes in both tries fails; one that crashes once does not', () => {
  const [one, another] = [brokenOff('TypeError: nothing is there'), brokenOff('its process ended too early')];
  expect(verdict(one, another)).toEqual(another);
  expect(verdict(one, passed)).toMatchObject({ how: 'passed', findings: one.findings });
});

test('a run without engines says so and fails nothing; one that has them has to end a check', () => {
  expect(ending(['passed', 'skipped'], ['passed', 'skipped'])).toBe('passed');
  expect(ending(['passed'], [])).toBe('passed');
  expect(ending(['passed', 'skipped', 'skipped'], ['skipped', 'skipped'])).toBe('no engines');
  expect(ending(['skipped'], ['passed'])).toBe('failed');
  expect(ending(['passed', 'failed'], ['skipped'])).toBe('failed');
});
