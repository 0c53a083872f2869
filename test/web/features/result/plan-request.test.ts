import { expect, it } from 'vitest';
import type { Gap } from '#shared/assessment/result-shape.ts';
import { planRequest } from '#web/features/result/plan/plan-request.ts';
import type { RoleView } from '#web/features/result/role/role-view.ts';

const skill = (name: string): Gap => ({ element: name, name, yours: 0, needed: 60, importance: 50 });
const role = (gaps: string[], required: string[]) =>
  ({ code: '29-1141.00', skills: { gaps: gaps.map(skill), required, transferable: [] } }) as unknown as RoleView;
const names = (letter: string, count: number) => Array.from({ length: count }, (_, place) => `${letter}${place + 1}`);

it('asks for all gaps first, then what else is required, eight at most (LRN-02)', () => {
  const [gaps, required] = [names('gap', 5), names('required', 6)];
  expect(planRequest(role(gaps, required))).toEqual({
    role: '29-1141.00',
    skills: [...gaps, ...required.slice(0, 3)],
    userLevel: 'intermediate',
  });
  expect(planRequest(role(names('gap', 10), required)).skills).toEqual(names('gap', 8));
});

it('names a required skill that is a gap once, in its place among the gaps', () => {
  expect(planRequest(role(['b', 'a'], ['a', 'c', 'b'])).skills).toEqual(['b', 'a', 'c']);
  expect(planRequest(role([], [])).skills).toEqual([]);
});
