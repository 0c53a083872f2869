import type { VacancyWords } from './words.ts';

const inDemand = 2;

/** "Inventory management systems" are a kind of tool, "SAP software" is one. */
const isName = (name: string): boolean => !/^\S[a-z-]*(?: [a-z/-]+)* (?:software|systems?)(?: [A-Z]{2,5})?$/.test(name);

/** What postings ask for in an occupation by name, what is asked for in more occupations first. */
export const toolsOf = (index: number, { tools }: VacancyWords): string[] =>
  tools
    .filter(([name, flags, occupations]) => flags > 0 && occupations.includes(index) && isName(name))
    .sort((a, b) => (b[1] & inDemand) - (a[1] & inDemand) || b[2].length - a[2].length)
    .map(([name]) => name);
