import { expect, it } from 'vitest';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { toolsOf } from '#shared/vacancies/words/tools-of.ts';
import { facts, words } from './read.ts';

it('the tools of an occupation are those with a name of their own, be it one word and "software"', () => {
  const tools = toolsOf(indexOfCode(facts, '11-2022.00')!, words);
  expect(tools).toContain('Salesforce software');
  expect(tools.filter((name) => /^[A-Z][a-z]+(?: [a-z]+)+ software$/.test(name))).toEqual([]);
});
