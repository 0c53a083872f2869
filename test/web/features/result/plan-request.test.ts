import { expect, it } from 'vitest';
import type { Gap } from '#shared/assessment/result-shape.ts';
import { planRequest } from '#web/features/result/plan/plan-request.ts';
import type { RoleView } from '#web/features/result/role/role-view.ts';

const skill = (name: string, importance = 50): Gap => ({ element: name, name, yours: 0, needed: 60, importance });
const role = (gaps: Gap[], transferable: Gap[]) =>
  ({ code: '29-1141.00', skills: { gaps, transferable, required: [] } }) as unknown as RoleView;
const names = (letter: string, count: number) => Array.from({ length: count }, (_, place) => `${letter}${place + 1}`);

it('asks for all gaps first, then what else is required, eight at most (LRN-02)', () => {
  const [gaps, held] = [names('gap', 5), names('held', 6)];
  const descending = held.map((name, place) => skill(name, 90 - place));
  expect(
    planRequest(
      role(
        gaps.map((name) => skill(name)),
        descending.toReversed(),
      ),
    ),
  ).toEqual({
    role: '29-1141.00',
    skills: [...gaps, ...held.slice(0, 3)],
    userLevel: 'intermediate',
  });
  const many = names('gap', 10);
  expect(
    planRequest(
      role(
        many.map((name) => skill(name)),
        descending,
      ),
    ).skills,
  ).toEqual(many.slice(0, 8));
});

it('names a skill once, a gap in its place among the gaps', () => {
  expect(planRequest(role([skill('b', 10), skill('a', 90)], [skill('c')])).skills).toEqual(['b', 'a', 'c']);
  expect(planRequest(role([], [])).skills).toEqual([]);
});
