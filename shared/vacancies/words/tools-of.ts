import { otherNames } from './tools.data.ts';
import type { VacancyWords } from './words.ts';

const inDemand = 2;

/** "Accounting software" is a kind of tool; "SAP software" is a tool, and so are those we know by other names. */
export const isToolName = (name: string): boolean =>
  !/^\S[a-z-]*(?: [a-z/-]+)* (?:software|systems?)$/.test(name) || otherNames[name] !== undefined;

/** The tools that postings for an occupation name, those used in more occupations first. */
export const toolsOf = (index: number, { tools }: VacancyWords): string[] =>
  tools
    .filter(([name, flags, occupations]) => flags > 0 && occupations.includes(index) && isToolName(name))
    .sort((a, b) => (b[1] & inDemand) - (a[1] & inDemand) || b[2].length - a[2].length)
    .map(([name]) => name);
