import { expect, it } from 'vitest';
import { canonicalBank as bank } from '#shared/assessment/simple/canonical-bank.ts';
import { plannedSkills } from '#shared/ways/planned-skills.ts';

const planned = (...names: string[]) =>
  plannedSkills(names, { code: '15-1252.00', occupation: 'Software developer' }, bank, {
    gaps: [],
    transferable: [],
    ratings: [],
  }).map(({ id, name }) => [id, name]);

it('the name that is rated and the one that work asks for are one skill', () => {
  expect(planned('Databases and SQL', 'Welding', 'Computers and electronics', 'welding', 'Statistics')).toEqual([
    ['skill-2.C.3.a', 'Computers and electronics'],
    ['skill-2', 'welding'],
    ['skill-2.C.4.a', 'Statistics'],
  ]);
});
