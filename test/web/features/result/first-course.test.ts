import { expect, it } from 'vitest';
import type { Gap } from '#shared/assessment/result-shape.ts';
import { firstCourse } from '#web/features/result/next-step/first-course.ts';

const gap = (element: string, name: string): Gap => ({ element, name, yours: 25, needed: 75, importance: 80 });
const of = (code: string, title: string, ...gaps: Gap[]) =>
  firstCourse({ code, title, skills: { required: [], gaps, transferable: [] } });

it('the one thing to learn serves the work: no management course for a cell tower technician', () => {
  const systems = gap('2.B.4.h', 'Evaluating systems');
  expect(of('11-3021.00', 'IT manager', systems)?.resource.id).not.toMatch(/^search-/);
  const technician = of('49-2021.00', 'Cell tower technician', systems);
  expect(technician?.resource.title).toBe('Search Coursera for “Evaluating systems for cell tower technician”');
});

it('a subject of schools comes last where no course serves the work', () => {
  const found = of(
    '37-3013.00',
    'Tree trimmer',
    gap('2.C.4.d', 'Biology'),
    gap('2.C.8.a', 'Public safety and security'),
  );
  expect(found?.skill).toBe('Public safety and security');
});
